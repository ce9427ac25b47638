package ridotto.server.http.answers;

import java.nio.ByteBuffer;
import java.util.List;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import ridotto.kernel.Refusal;
import ridotto.wire.Json;

/// What Jetty itself turns away, before it is a request at all, is answered like everything else.
public final class JettyErrors implements Request.Handler {
  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    Headers.put(response.getHeaders());
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
    response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
    boolean ours = response.getStatus() == 500;
    var fault = new Fault("request", List.of(Refusal.of(ours ? "our-fault" : "no-request")));
    response.write(true, ByteBuffer.wrap(Json.bytes(fault)), callback);
    return true;
  }
}

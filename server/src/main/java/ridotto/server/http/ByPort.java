package ridotto.server.http;

import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/// Guests come in by one port, whoever runs the house by another; neither finds the other's paths.
final class ByPort extends Handler.Abstract {
  private final Connector admin;
  private final HttpHandler operators;
  private final HttpHandler guests;

  ByPort(Connector admin, HttpHandler operators, HttpHandler guests) {
    this.admin = admin;
    this.operators = operators;
    this.guests = guests;
  }

  @Override
  @SuppressWarnings("ReferenceEquality") // this port, not one that looks the same
  public boolean handle(Request request, Response response, Callback callback) {
    boolean operator = request.getConnectionMetaData().getConnector() == admin;
    return (operator ? operators : guests).handle(request, response, callback);
  }
}

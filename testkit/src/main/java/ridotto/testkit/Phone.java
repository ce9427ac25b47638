package ridotto.testkit;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/// A WebSocket to a table, as any program opens one. What it is told goes to whoever listens.
///
/// Java's own client will not do: it loses bytes now and then if the server speaks right after the
/// handshake. To a server that does nothing else, 104 of 40,000 connections broke.
public final class Phone implements AutoCloseable {
  /// How the other side hung up.
  public record Closed(int code, String reason) {}

  /// The answer was no.
  public static final class Declined extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final int status;

    private Declined(int status) {
      super("no socket, but status " + status);
      this.status = status;
    }

    public int status() {
      return status;
    }
  }

  /// The code of a line that broke.
  public static final int LOST = -1;

  private static final int PATIENCE_SECONDS = 30;

  private final CompletableFuture<Closed> closed = new CompletableFuture<>();
  private final Socket socket;

  /// Throws [Declined], or [UncheckedIOException] if nobody answers there.
  public Phone(int port, String path, String key, Consumer<String> hear) {
    try {
      socket = new Socket(InetAddress.getLoopbackAddress(), port);
      socket.setTcpNoDelay(true);
      socket.setSoTimeout(PATIENCE_SECONDS * 1_000);
      socket.getOutputStream().write(Handshake.request("127.0.0.1:" + port, path, key));
      var in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
      int status = Handshake.status(in);
      if (status != Handshake.SWITCHED) {
        socket.close();
        throw new Declined(status);
      }
      socket.setSoTimeout(0);
      Thread.ofVirtual().start(() -> listen(in, hear));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void listen(DataInputStream in, Consumer<String> hear) {
    try (socket) {
      var message = new ByteArrayOutputStream();
      while (true) {
        var frame = WebFrame.read(in);
        switch (frame.kind()) {
          case WebFrame.PING -> send(new WebFrame(true, WebFrame.PONG, frame.body()));
          case WebFrame.PONG -> {}
          case WebFrame.CLOSE -> {
            closed.complete(new Closed(frame.code(), frame.reason()));
            send(frame);
            return;
          }
          default -> {
            message.writeBytes(frame.body());
            if (!frame.last()) continue;
            hear.accept(text(message.toByteArray()));
            message.reset();
          }
        }
      }
    } catch (IOException | RuntimeException e) {
      closed.complete(new Closed(LOST, e.toString()));
    }
  }

  /// Not [String#String(byte[])], which takes anything.
  private static String text(byte[] utf8) throws IOException {
    return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(utf8)).toString();
  }

  /// Throws [UncheckedIOException] if the other side has hung up.
  public void say(String text) {
    send(WebFrame.text(text));
  }

  /// Throws [UncheckedIOException] if the other side has hung up.
  public synchronized void send(WebFrame frame) {
    try {
      socket.getOutputStream().write(frame.bytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Waits until the other side has hung up.
  public Closed end() {
    return closed.copy().orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
  }

  public String state() {
    return closed.isDone() ? closed.join().toString() : "open";
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException _) {
      // it is gone either way
    }
  }
}

package ridotto.server.http.answers;

import java.util.Map;

/// What a route answers.
public sealed interface Answer {
  /// A value as JSON, with more headers if need be.
  record Value(int status, Object value, Map<String, String> headers) implements Answer {}

  record Text(String type, String text, Map<String, String> headers) implements Answer {}

  /// What was written and made small already, by whoever had the time for it.
  record Ready(Parcel parcel, Map<String, String> headers) implements Answer {}

  /// A file of the client.
  record Sent(ClientFiles.File file) implements Answer {}

  /// The line has been taken over by a socket or a stream, which will complete the request.
  record Taken() implements Answer {}

  static Answer of(Object value) {
    return new Value(200, value, Map.of());
  }

  static Answer of(int status, Object value) {
    return new Value(status, value, Map.of());
  }
}

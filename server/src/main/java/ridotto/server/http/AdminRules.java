package ridotto.server.http;

/// Where whoever runs the house speaks to it. Port 0 is any free one. Figures are for anybody who
/// gets that far; everything else needs the `key`.
public record AdminRules(String host, int port, String key) {}

package ridotto.lab.columns;

import java.util.Locale;

/// How an export is written.
public enum Format {
  CSV,
  JSONL,
  PARQUET;

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}

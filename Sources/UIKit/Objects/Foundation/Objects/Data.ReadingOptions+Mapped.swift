import Foundation

extension Data.ReadingOptions {
  /// Maps the file into memory if that is safe; the older name of `mappedIfSafe`.
  public static var dataReadingMapped: Data.ReadingOptions { .mappedIfSafe }
}

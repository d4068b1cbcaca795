import Foundation

extension Data.WritingOptions {
  /// Writes to another file first, which then replaces the file; the older name of `atomic`.
  public static var atomicWrite: Data.WritingOptions { .atomic }
  /// The file is encrypted while the device is locked. Files are not encrypted on Linux.
  public static var dataWritingFileProtectionComplete: Data.WritingOptions { .completeFileProtection }
}

extension Data.ReadingOptions {
  /// Reads without the caches of the system; the older name of `uncached`.
  public static var uncachedRead: Data.ReadingOptions { .uncached }
  /// Maps the file into memory if that is safe; an older name of `mappedIfSafe`.
  public static var mappedRead: Data.ReadingOptions { .mappedIfSafe }
}

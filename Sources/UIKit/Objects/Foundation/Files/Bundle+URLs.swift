import Foundation

extension Bundle {
  /// Returns the files of a type in a folder. Foundation returns objects for a type that may be nil.
  public func urls(forResourcesWithExtension ext: String, subdirectory: String?) -> [URL]? {
    urls(forResourcesWithExtension: Optional(ext), subdirectory: subdirectory)?.map { $0 as URL }
  }

  /// Returns the files of a type in a folder, or all of them.
  @_disfavoredOverload public func urls(forResourcesWithExtension ext: String?, subdirectory: String?) -> [URL]? {
    let found: [NSURL]? = urls(forResourcesWithExtension: ext, subdirectory: subdirectory)
    return found?.map { $0 as URL }
  }

  /// Returns the files of a type in a folder for a localization.
  public func urls(forResourcesWithExtension ext: String, subdirectory: String?, localization: String?) -> [URL]? {
    urls(forResourcesWithExtension: Optional(ext), subdirectory: subdirectory, localization: localization)?.map { $0 as URL }
  }
}

import Foundation

/// The attributes of a file, as `FileManager` returns them.
extension NSDictionary {
  private func attribute(_ key: FileAttributeKey) -> Any? { self[key] ?? self[key.rawValue] }

  /// Returns the size in bytes, or 0.
  public func fileSize() -> UInt64 { (attribute(.size) as? NSNumber)?.uint64Value ?? 0 }
  /// Returns the date of the last change.
  public func fileModificationDate() -> Date? { attribute(.modificationDate) as? Date }
  public func fileCreationDate() -> Date? { attribute(.creationDate) as? Date }
  public func fileType() -> String? { (attribute(.type) as? FileAttributeType)?.rawValue ?? attribute(.type) as? String }
  /// Returns the permissions, or 0.
  public func filePosixPermissions() -> Int { (attribute(.posixPermissions) as? NSNumber)?.intValue ?? 0 }
  public func fileOwnerAccountName() -> String? { attribute(.ownerAccountName) as? String }
}

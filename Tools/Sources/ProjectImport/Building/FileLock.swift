import Foundation
import XcodeProject

/// A file that one process at a time holds. It is released when the process ends, however it ends.
public struct FileLock {
  private let descriptor: Int32

  /// Waits until no other process holds the file.
  /// - Parameter waits: Called if another one does.
  public init(_ path: String, waits: () -> Void) throws {
    try FileManager.default.createDirectory(atPath: FilePath.parent(of: path), withIntermediateDirectories: true)
    // Programs that are started meanwhile do not hold it too.
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
    waits()
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  public func release() { close(descriptor) }
}

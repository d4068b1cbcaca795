import Foundation

/// A file that only its user can read, in a folder that only its user can open, and that only one process changes at a time. A change
/// replaces the whole file, which therefore contains either the old or the new content whenever the process ends.
package struct PrivateFile {
  package let url: URL

  package init(_ url: URL) { self.url = url }

  /// The error for a failed system call.
  package struct Failure: Error, CustomStringConvertible {
    package let path: String
    package let code: Int32

    package var description: String { "\(path): \(String(cString: strerror(code)))" }
  }

  /// Returns the content; nil if the file does not exist.
  package func read() throws -> Data? {
    let file = open(url.path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      guard errno == ENOENT || errno == ENOTDIR else { throw Failure(path: url.path, code: errno) }
      return nil
    }
    return try FileHandle(fileDescriptor: file, closeOnDealloc: true).readToEnd() ?? Data()
  }

  /// Replaces the content by the result of `change`; nil keeps the file unchanged. Other processes wait in the meantime. When the method
  /// returns, the new content is on the disk.
  package func update(_ change: (Data?) throws -> Data?) throws {
    try makeFolder()
    let path = beside("lock")
    let lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard lock >= 0 else { throw Failure(path: path, code: errno) }
    // The kernel releases the lock if the process is killed.
    defer {
      flock(lock, LOCK_UN)
      close(lock)
    }
    let start = Date()
    while flock(lock, LOCK_EX | LOCK_NB) != 0 {
      let code = errno
      guard code == EWOULDBLOCK || code == EINTR else { throw Failure(path: path, code: code) }
      guard abs(start.timeIntervalSinceNow) < Self.longestWait else { throw Failure(path: path, code: ETIMEDOUT) }
      usleep(1000)
    }
    if let content = try change(read()) { try write(content) }
  }

  /// The timeout in seconds for another process, which may have been suspended during its change.
  private static let longestWait = 10.0

  private func beside(_ name: String) -> String {
    url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).\(name)").path
  }

  private func makeFolder() throws {
    let folder = url.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
    if mkdir(folder.path, 0o700) != 0, errno != EEXIST { throw Failure(path: folder.path, code: errno) }
    var information = stat()
    guard stat(folder.path, &information) == 0 else { throw Failure(path: folder.path, code: errno) }
    // A folder that several users share, such as /tmp, does not belong to the program.
    let isOwn = information.st_uid == geteuid() && information.st_mode & S_ISVTX == 0
    if isOwn, information.st_mode & 0o777 != 0o700 { chmod(folder.path, 0o700) }
  }

  private func write(_ content: Data) throws {
    let path = beside("new")
    // Such a file was left by a killed process, because this process holds the lock.
    unlink(path)
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw Failure(path: path, code: errno) }
    var code = Self.fill(file, with: content)
    if close(file) != 0, code == 0 { code = errno }
    if code == 0, rename(path, url.path) != 0 { code = errno }
    guard code == 0 else {
      unlink(path)
      throw Failure(path: url.path, code: code)
    }
    // The new name is only durable after the folder was synchronized. Some file systems cannot synchronize a folder.
    let folder = open(url.deletingLastPathComponent().path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if folder >= 0 {
      fsync(folder)
      close(folder)
    }
  }

  /// Writes the content to the disk; returns the error code, or 0.
  private static func fill(_ file: Int32, with content: Data) -> Int32 {
    // The process's umask may have removed permissions of the user.
    guard fchmod(file, 0o600) == 0 else { return errno }
    return content.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return count < 0 ? errno : EIO }
        rest = rest.dropFirst(count)
      }
      return fsync(file) == 0 ? 0 : errno
    }
  }
}

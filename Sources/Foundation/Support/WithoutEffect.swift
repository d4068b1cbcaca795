import Foundation

/// The calls that have no effect on Linux, and cannot return an error.
private enum IgnoredCalls {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var reported: Set<String> = []

  static func isFirst(_ line: String) -> Bool { lock.withLock { reported.insert(line).inserted } }
}

/// Logs once for each member that its call has no effect, with the reason.
package func withoutEffect(_ reason: String, file: String = #fileID, member: String = #function) {
  let module = file.split(separator: "/").first.map(String.init) ?? file
  let line = "\(module): \(member) has no effect on Linux: \(reason)\n"
  if IgnoredCalls.isFirst(line) { FileHandle.standardError.write(Data(line.utf8)) }
}

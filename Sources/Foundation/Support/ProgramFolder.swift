import Foundation

/// A program's folder among those of the user, and file names that are derived from identifiers.
package enum ProgramFolder {
  /// The kinds of user folders, with the variables and defaults of the XDG specification.
  package enum Kind {
    case data, state

    fileprivate var variable: String { self == .data ? "XDG_DATA_HOME" : "XDG_STATE_HOME" }
    fileprivate var location: String { self == .data ? "/.local/share" : "/.local/state" }
  }

  package static var identifier: String { Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName }

  /// Returns the folder of a program. It may not exist.
  package static func url(
    _ kind: Kind, of identifier: String = identifier, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    let named = environment[kind.variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let base = named ?? (environment["HOME"] ?? NSHomeDirectory()) + kind.location
    return URL(fileURLWithPath: base).appendingPathComponent(name(for: identifier), isDirectory: true)
  }

  /// Creates a folder for temporary files that only the user can open.
  package static func makeTemporary(_ purpose: String) throws -> URL {
    var template = Array(FileManager.default.temporaryDirectory.appendingPathComponent("\(purpose)-XXXXXX").path.utf8CString)
    guard mkdtemp(&template) != nil else { throw PrivateFile.Failure(path: FileManager.default.temporaryDirectory.path, code: errno) }
    return URL(fileURLWithPath: String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self), isDirectory: true)
  }

  /// The longest identifier, in bytes, that is used unchanged. File systems limit names to 255 bytes, including extensions.
  private static let longestName = 200

  /// Returns a file name for an identifier, such as a bundle identifier, an app group or the name of a store. It is never empty or hidden,
  /// and cannot lead out of its folder. Most identifiers are used unchanged. For others the name ends with a checksum, so that different
  /// identifiers have different names.
  package static func name(for identifier: String) -> String {
    let isName =
      !identifier.isEmpty && !identifier.hasPrefix(".") && identifier.utf8.count <= longestName
      && !identifier.utf8.contains(where: isSeparator)
    if isName { return identifier }
    var name = ""
    for character in identifier {
      let part = name.isEmpty && character == "." || character.utf8.contains(where: isSeparator) ? "_" : String(character)
      guard name.utf8.count + part.utf8.count <= longestName / 2 else { break }
      name += part
    }
    return "\(name)-\(checksum(identifier))"
  }

  /// Returns whether a byte is a path separator or a control character.
  private static func isSeparator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") || byte < 0x20 || byte == 0x7f }

  /// Returns the 64-bit FNV-1a checksum in hexadecimal digits.
  private static func checksum(_ identifier: String) -> String {
    let sum = identifier.utf8.reduce(0xcbf2_9ce4_8422_2325) { (sum: UInt64, byte) in (sum ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(sum, radix: 16)
  }
}

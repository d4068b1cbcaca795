/// Makes paths inside of an output folder of names that come from a project.
///
/// A project chooses the names of products, modules, languages, bundles and resources freely, so one may be `../../other`. Every name that
/// becomes a part of an output path goes through this type. Its results are not empty, have no leading slash, no part `.` or `..` and no
/// control character, and equal names have equal results. A harmless name is returned unchanged.
///
/// Names are compared by their bytes: a slash with a combining mark is one `Character`, but the system sees the slash.
public enum OutputPath {
  /// The name of the record that an output folder keeps of its files; no name of a project becomes this one.
  public static let record = ".trestle-files"

  /// The longest part in bytes. File systems allow 255, and endings are added.
  private static let limit = 160

  /// Returns a name as one part of a path.
  public static func component(_ name: String) -> String {
    let isHarmless = name.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != slash } && name.utf8.count <= limit
    guard !isHarmless || isReserved(name) else { return name }
    // The last part is the most specific: `../../x` becomes `x`.
    let parts = name.utf8.split(separator: slash).map { String(decoding: $0, as: UTF8.self) }.filter { !isReserved($0) }
    return shortened(parts.last.map(printable) ?? "_")
  }

  /// Returns a path with several parts: `..` removes the part before it, and cannot leave the folder.
  public static func relative(_ path: String) -> String {
    var parts: [String] = []
    for part in path.utf8.split(separator: slash).map({ String(decoding: $0, as: UTF8.self) }) {
      if part == ".." {
        _ = parts.popLast()
      } else if part != "." {
        parts.append(component(part))
      }
    }
    return parts.isEmpty ? "_" : parts.joined(separator: "/")
  }

  /// Whether a path has the form of the results. The owner of an output folder writes to no other one.
  public static func isInside(_ path: String) -> Bool {
    let parts = path.utf8.split(separator: slash, omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8) && !part.contains(0)
    }
  }

  private static let slash = UInt8(ascii: "/")

  private static func isReserved(_ name: String) -> Bool { ["", ".", "..", record].contains(name) }

  private static func printable(_ name: String) -> String {
    let scalars = name.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? "_" : $0 }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Long names keep their beginning, and a hash of the whole, so that they remain different.
  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > limit else { return name }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    var start = ""
    for character in name {
      guard start.utf8.count + character.utf8.count <= limit - 20 else { break }
      start.append(character)
    }
    return "\(start)-\(String(hash, radix: 16))"
  }
}

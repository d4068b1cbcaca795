import Foundation

/// Finds property lists that are nested so deeply that Foundation, which reads them recursively, would overflow the stack.
public enum PropertyListNesting {
  /// Returns whether the values of an XML or OpenStep file may be nested more than 200 levels deep. A binary one is limited by its size.
  public static func isTooDeep(_ data: Data) -> Bool {
    if data.starts(with: Array("bplist".utf8)) { return data.count > 16 << 20 }
    let isXML = data.prefix(200).contains(UInt8(ascii: "<"))
    return data.withUnsafeBytes { isXML ? depthOfXML($0) : depthOfText($0) } > PropertyListParser.maximumDepth
  }

  /// Counts arrays and dictionaries, and data and dates, whose names begin in the same way; other elements have no elements inside.
  private static func depthOfXML(_ bytes: UnsafeRawBufferPointer) -> Int {
    var depth = 0
    var deepest = 0
    var index = 0
    let names = [UInt8(ascii: "a"), UInt8(ascii: "d")]
    while index + 2 < bytes.count {
      defer { index += 1 }
      guard bytes[index] == UInt8(ascii: "<") else { continue }
      if bytes[index + 1] == UInt8(ascii: "/") {
        if names.contains(bytes[index + 2]) { depth -= 1 }
      } else if names.contains(bytes[index + 1]) {
        var last = bytes[index + 1]
        while index + 1 < bytes.count, bytes[index + 1] != UInt8(ascii: ">") {
          index += 1
          last = bytes[index]
        }
        if last != UInt8(ascii: "/") { depth += 1 }
        deepest = max(deepest, depth)
      }
    }
    return deepest
  }

  private static func depthOfText(_ bytes: UnsafeRawBufferPointer) -> Int {
    var depth = 0
    var deepest = 0
    var isQuoted = false
    var isEscaped = false
    for byte in bytes {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = isQuoted
      } else if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if !isQuoted {
        if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ")") { depth -= 1 }
        deepest = max(deepest, depth)
      }
    }
    return deepest
  }
}

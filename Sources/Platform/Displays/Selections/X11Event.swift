/// An event of the X protocol: 32 bytes, whose layout depends on the kind.
struct X11Event {
  private let words: [UInt32]

  init(_ bytes: UnsafePointer<UInt8>) {
    words = (0..<8).map { UnsafeRawPointer(bytes).loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) }
  }

  /// The kind, without the bit that marks events sent by programs.
  var kind: UInt8 { UInt8(words[0] & 0x7F) }
  subscript(word: Int) -> UInt32 { words[word] }
  func byte(at offset: Int) -> UInt8 { UInt8(words[offset / 4] >> UInt32(offset % 4 * 8) & 0xFF) }

  static let propertyNotify: UInt8 = 28
  static let selectionClear: UInt8 = 29
  static let selectionRequest: UInt8 = 30
  static let selectionNotify: UInt8 = 31
  static let clientMessage: UInt8 = 33

  /// Returns the bytes of an event with words after the first.
  static func bytes(kind: UInt8, format: UInt8 = 0, _ words: [UInt32]) -> [CChar] {
    let all = [UInt32(kind) | UInt32(format) << 8] + words + Array(repeating: 0, count: max(0, 7 - words.count))
    return all.prefix(8).flatMap { word in (0..<4).map { CChar(truncatingIfNeeded: word >> UInt32($0 * 8)) } }
  }
}

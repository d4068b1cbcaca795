/// The parts of the protocol that a viewer understands, from the list of encodings that it sent.
struct ViewerAbilities: Equatable {
  var copies = false
  var tight = false
  var desktopSize = false
  var extendedDesktopSize = false
  var cursor = false
  var codedKeys = false
  /// Whether the viewer is the page of this server.
  var isPage = false

  static let copyRect: Int32 = 1
  static let tightEncoding: Int32 = 7
  static let cursorEncoding: Int32 = -239
  static let desktopSizeEncoding: Int32 = -223
  static let codedKeysEncoding: Int32 = -258
  static let extendedDesktopSizeEncoding: Int32 = -308
  /// The letters TRST.
  static let pageEncoding: Int32 = 0x5452_5354

  init() {}

  init(_ encodings: [Int32]) {
    copies = encodings.contains(Self.copyRect)
    tight = encodings.contains(Self.tightEncoding)
    desktopSize = encodings.contains(Self.desktopSizeEncoding)
    extendedDesktopSize = encodings.contains(Self.extendedDesktopSizeEncoding)
    cursor = encodings.contains(Self.cursorEncoding)
    codedKeys = encodings.contains(Self.codedKeysEncoding)
    isPage = encodings.contains(Self.pageEncoding)
  }
}

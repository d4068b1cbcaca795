import TrestlePlatform
import TrestleBus

/// A key in the form that screen readers receive.
struct ReaderKey {
  let key: KeyEvent
  let milliseconds: Int32

  /// The structure of the registry: released, symbol, code, modifiers, time, text or name, whether it is text.
  var event: BusValue {
    let symbol = KeySymbols.symbol(key.usage)
    let text = typedText
    let number = symbol?.number ?? text.unicodeScalars.first.map { KeySymbols.symbol(of: $0) } ?? 0
    return .tuple([
      .uint32(key.phase == .down ? 0 : 1), .int32(number), .int32(KeySymbols.hardwareCode(key.usage)), .int32(modifiers),
      .int32(milliseconds), .string(symbol?.name ?? text), .bool(symbol == nil && !text.isEmpty && isPlain),
    ])
  }

  private var isPlain: Bool { key.modifiers.isDisjoint(with: [.control, .alternate, .command]) }

  private var typedText: String {
    let isUpper = key.modifiers.contains(.shift) != key.modifiers.contains(.capsLock)
    return isUpper ? key.characters.uppercased() : key.characters
  }

  /// The modifiers as bits of X11.
  private var modifiers: Int32 {
    var bits: Int32 = 0
    if key.modifiers.contains(.shift) { bits |= 1 << 0 }
    if key.modifiers.contains(.capsLock) { bits |= 1 << 1 }
    if key.modifiers.contains(.control) { bits |= 1 << 2 }
    if key.modifiers.contains(.alternate) { bits |= 1 << 3 }
    if key.modifiers.contains(.command) { bits |= 1 << 6 }
    return bits
  }
}

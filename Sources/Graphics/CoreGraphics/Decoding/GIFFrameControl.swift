import Foundation

/// The duration of a GIF's frame, its transparent index, and its disposal.
struct GIFFrameControl {
  enum Disposal {
    case keep
    case clear
    case restorePrevious
  }

  var disposal = Disposal.keep
  var transparentIndex: Int?
  var delay: TimeInterval = 0.1

  init() {}

  /// Delays of a hundredth of a second and less are treated as a tenth, as in browsers.
  init(_ block: ArraySlice<UInt8>) {
    let bytes = Array(block)
    switch bytes[0] >> 2 & 7 {
    case 2: disposal = .clear
    case 3: disposal = .restorePrevious
    default: disposal = .keep
    }
    let hundredths = Int(bytes[1]) | Int(bytes[2]) << 8
    delay = hundredths <= 1 ? 0.1 : TimeInterval(hundredths) / 100
    if bytes[0] & 1 != 0 { transparentIndex = Int(bytes[3]) }
  }
}

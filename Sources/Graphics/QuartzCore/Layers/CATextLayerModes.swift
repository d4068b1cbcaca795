import TrestleText

/// The part of a line that is replaced by an ellipsis if it does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Text is not truncated.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// Text is truncated at its beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The alignment of lines in the width of the bounds.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// According to the direction of the text.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Lines begin at the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Lines end at the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Lines are centered.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Both edges are aligned.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  var alignment: TextAlignment {
    switch self {
    case .left: return .left
    case .right: return .right
    case .center: return .center
    case .justified: return .justified
    default: return .natural
    }
  }
}

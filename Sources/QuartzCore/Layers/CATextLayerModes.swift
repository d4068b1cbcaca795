import Text

/// What of a line that is too long gives way to an ellipsis.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Text is not cut.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// Text is cut at its beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// Text is cut at its end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// Text is cut in its middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// Where lines stand in the width of the bounds.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// By the direction of the text.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Centered.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Both edges are straight.
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

import Foundation

/// The way in which an attribute of a text sets its direction.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// The text is embedded with the direction; its characters keep their own.
  case embedding = 0
  /// The direction replaces that of the characters.
  case override = 2
}

extension NSAttributedString.Key {
  /// Directions within a paragraph, as numbers of `NSWritingDirection` with ``NSWritingDirectionFormatType``. The attribute is stored;
  /// lines are drawn by the directions of their characters and paragraphs.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

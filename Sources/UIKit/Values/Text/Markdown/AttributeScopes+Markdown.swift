import Foundation

extension AttributeScopes.FoundationAttributes {
  /// The key of `inlinePresentationIntent`: the meaning of text within its paragraph.
  public struct InlinePresentationIntentAttribute: AttributedStringKey {
    public typealias Value = InlinePresentationIntent
    /// The name under which `NSAttributedString` stores the attribute.
    public static let name = "NSInlinePresentationIntent"
  }

  /// The key of `presentationIntent`: the blocks the text belongs to.
  public struct PresentationIntentAttribute: AttributedStringKey {
    public typealias Value = PresentationIntent
    /// The name under which `NSAttributedString` stores the attribute.
    public static let name = "NSPresentationIntent"
  }

  /// The meaning of the text within its paragraph.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute { InlinePresentationIntentAttribute() }
  /// The blocks the text belongs to.
  public var presentationIntent: PresentationIntentAttribute { PresentationIntentAttribute() }
}

extension NSAttributedString.Key {
  /// The meaning of the text within its paragraph: the number of an ``InlinePresentationIntent``.
  public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
  /// The blocks the text belongs to: a ``PresentationIntent``.
  public static let presentationIntentAttributeName = NSAttributedString.Key("NSPresentationIntent")
  /// The URL of the image that the text represents.
  public static let imageURL = NSAttributedString.Key("NSImageURL")
  /// The text that is read aloud instead of the text.
  public static let alternateDescription = NSAttributedString.Key("NSAlternateDescription")
  /// The language of the text.
  public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
}

import Foundation

/// A suggested search text, shown below the bar.
@preconcurrency @MainActor public protocol UISearchSuggestion: AnyObject {
  /// The text that is shown and searched.
  var localizedSuggestion: String? { get }
  /// The text with attributes, shown instead of the plain text.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// The text that a screen reader reads.
  var localizedDescription: String? { get }
  /// The image before the text.
  var iconImage: UIImage? { get }
  /// A value that the app associates with the suggestion.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  public var localizedAttributedSuggestion: NSAttributedString? { nil }
}

/// A suggested search text with an image.
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The text with attributes.
  public final let localizedAttributedSuggestion: NSAttributedString?
  /// The text that a screen reader reads; the suggestion itself by default.
  public final let localizedDescription: String?
  /// The image before the text; a magnifying glass by default.
  public final let iconImage: UIImage?
  /// A value that the app associates with the suggestion.
  open var representedObject: Any?
  private let words: String

  /// The text that is shown and searched.
  public final var localizedSuggestion: String? { words }

  /// Creates a suggestion of a text.
  public init(localizedSuggestion suggestion: String, localizedDescription description: String? = nil, iconImage: UIImage? = nil) {
    words = suggestion
    localizedAttributedSuggestion = nil
    localizedDescription = description
    self.iconImage = iconImage
    super.init()
  }

  /// Creates a suggestion of a text with attributes.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    words = suggestion.string
    localizedAttributedSuggestion = suggestion
    localizedDescription = description
    self.iconImage = iconImage
    super.init()
  }
}

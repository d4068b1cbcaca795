import Foundation

/// Offers words for a search, below its bar.
@preconcurrency @MainActor public protocol UISearchSuggestion: AnyObject {
  /// The words, which are shown and searched.
  var localizedSuggestion: String? { get }
  /// The words with attributes, shown instead of the plain ones.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// The words that a screen reader says.
  var localizedDescription: String? { get }
  /// The picture before the words.
  var iconImage: UIImage? { get }
  /// A value for the app.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  public var localizedAttributedSuggestion: NSAttributedString? { nil }
}

/// Words for a search, with a picture.
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The words with attributes.
  public final let localizedAttributedSuggestion: NSAttributedString?
  /// The words that a screen reader says; the suggestion itself by default.
  public final let localizedDescription: String?
  /// The picture before the words; a magnifying glass by default.
  public final let iconImage: UIImage?
  /// A value for the app.
  open var representedObject: Any?
  private let words: String

  /// The words, which are shown and searched.
  public final var localizedSuggestion: String? { words }

  /// Creates a suggestion of words.
  public init(localizedSuggestion suggestion: String, localizedDescription description: String? = nil, iconImage: UIImage? = nil) {
    words = suggestion
    localizedAttributedSuggestion = nil
    localizedDescription = description
    self.iconImage = iconImage
    super.init()
  }

  /// Creates a suggestion of words with attributes.
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

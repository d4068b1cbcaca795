import Foundation

/// A unit of a search, such as a contact or a category: shown in the field before the text, and deleted as a whole.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  final let icon: UIImage?
  final let text: String
  /// The app's object that the token represents.
  open var representedObject: Any?

  /// Creates a token of a text with an image before it.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}

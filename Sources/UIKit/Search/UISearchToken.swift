import Foundation

/// A part of a search that is one thing, such as a person or a kind: shown in the field before the text, and deleted as a whole.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  final let icon: UIImage?
  final let text: String
  /// The app's own object that the token stands for.
  open var representedObject: Any?

  /// Creates a token of a text with an image before it.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}

import Foundation

/// A language for text input.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  /// The language as a BCP 47 tag, such as `en-US`.
  open var primaryLanguage: String? { language }
  private let language: String

  init(_ language: String) { self.language = language }

  /// Posted after the on-screen keyboard has changed its language.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  /// The input languages of the user: that of the on-screen keyboard, then those of the settings.
  open class var activeInputModes: [UITextInputMode] { languages.map { UITextInputMode($0) } }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextInputMode).map { $0.tag == tag } ?? false }
  open override var hash: Int { tag.hashValue }
  private nonisolated var tag: String { language }
}

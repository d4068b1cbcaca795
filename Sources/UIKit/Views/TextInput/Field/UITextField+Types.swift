import Foundation

extension UITextField {
  /// The border around a field.
  public enum BorderStyle: Int, Sendable {
    /// The field has no border; the default.
    case none
    /// A thin line.
    case line
    /// A line with a shadow.
    case bezel
    /// A line with rounded corners.
    case roundedRect
  }

  /// The visibility of a view at the side of a field, or of its clear button.
  public enum ViewMode: Int, Sendable {
    /// The view is never shown.
    case never
    /// Shown while editing.
    case whileEditing
    /// Shown unless the field is being edited.
    case unlessEditing
    /// The view is always shown.
    case always
  }

  /// The reason why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text is kept.
    case committed
    /// Editing was canceled.
    case cancelled
  }

  /// Posted after editing began; the object is the field.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
  /// Posted after editing ended; the object is the field.
  public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
  /// Posted after the user changed the text; the object is the field.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
}

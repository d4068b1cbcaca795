import Foundation

extension UITextField {
  /// The border around a field.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none
    /// A thin line.
    case line
    /// A line with a shade.
    case bezel
    /// A line with round corners.
    case roundedRect
  }

  /// When a view at the side of a field, or its clear button, shows.
  public enum ViewMode: Int, Sendable {
    /// Never shown.
    case never
    /// Shown while editing.
    case whileEditing
    /// Shown unless the field is being edited.
    case unlessEditing
    /// Always shown.
    case always
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text is kept.
    case committed
    /// Editing was cancelled.
    case cancelled
  }

  /// Posted after editing began; the object is the field.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
  /// Posted after editing ended; the object is the field.
  public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
  /// Posted after the user changed the text; the object is the field.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
}

import CoreGraphics
import Foundation

/// The field of a search bar: round, with a magnifying glass.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  private static let iconInset: CGFloat = 8
  private static let iconGap: CGFloat = 6

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.subtracting([.textField, .secureTextField]).union(.searchField) }
    set { super.accessibilityTraits = newValue }
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect { rect(of: leftView, in: bounds, leads: true) }
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect { rect(of: rightView, in: bounds, leads: false) }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func rect(of view: UIView?, in bounds: CGRect, leads: Bool) -> CGRect {
    let size = view?.bounds.size ?? .zero
    let x = leads == isMirrored ? bounds.width - Self.iconInset - size.width : Self.iconInset
    return CGRect(x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect { words(super.textRect(forBounds: bounds), in: bounds) }
  open override func editingRect(forBounds bounds: CGRect) -> CGRect { words(super.editingRect(forBounds: bounds), in: bounds) }

  /// The room for words begins a little after the magnifying glass.
  private func words(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    if isMirrored {
      let end = leftView == nil ? bounds.width - Self.iconInset : leftViewRect(forBounds: bounds).minX - Self.iconGap
      let start = max(rect.minX, Self.iconInset)
      return CGRect(x: start, y: rect.minY, width: max(0, end - start), height: rect.height)
    }
    let start = leftView == nil ? Self.iconInset : leftViewRect(forBounds: bounds).maxX + Self.iconGap
    let end = min(rect.maxX, bounds.width - Self.iconInset)
    return CGRect(x: start, y: rect.minY, width: max(0, end - start), height: rect.height)
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }), let bar = superview as? UISearchBar, bar.cancelByKey() { return }
    super.pressesBegan(presses, with: event)
  }
}

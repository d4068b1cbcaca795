import CoreGraphics

/// Finds the fragments of a text that are visible, and lets its delegate show them.
open class NSTextViewportLayoutController: NSObject {
  /// The layout manager of the text; held weakly.
  public private(set) final weak var textLayoutManager: NSTextLayoutManager?
  /// Shows the fragments. Held weakly.
  open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
  /// The visible area of the last layout.
  open private(set) var viewportBounds = CGRect.zero
  /// The range of the visible fragments of the last layout; nil if there were none.
  open private(set) var viewportRange: NSTextRange?

  /// Creates a controller for a layout manager.
  public init(textLayoutManager: NSTextLayoutManager) {
    self.textLayoutManager = textLayoutManager
    super.init()
  }

  /// Lets the delegate show the visible fragments.
  open func layoutViewport() {
    guard let manager = textLayoutManager, let delegate else { return }
    delegate.textViewportLayoutControllerWillLayout(self)
    viewportBounds = delegate.viewportBounds(for: self)
    viewportRange = nil
    manager.enumerateTextLayoutFragments(from: nil) { fragment in
      let frame = fragment.layoutFragmentFrame
      guard frame.minY <= viewportBounds.maxY else { return false }
      guard frame.maxY >= viewportBounds.minY else { return true }
      viewportRange = viewportRange?.union(fragment.rangeInElement) ?? fragment.rangeInElement
      manager.renderingAttributesValidator?(manager, fragment)
      delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
      return true
    }
    delegate.textViewportLayoutControllerDidLayout(self)
  }

  /// Returns the y position at which a position of the text is visible, for scrolling to it.
  open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
    textLayoutManager?.textLayoutFragment(for: textLocation)?.layoutFragmentFrame.minY ?? 0
  }
}

import Foundation

/// The effect by which a bar stays legible over the content of a scroll view: here the background of the bar.
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
  private let showBar: () -> Void

  /// - Parameter showBar: Shows the background of the bar as the effect says.
  init(_ showBar: @escaping () -> Void) {
    self.showBar = showBar
    super.init()
  }

  /// Whether the bar looks as it does without content under it, even over content.
  open var isHidden = false {
    didSet { if isHidden != oldValue { showBar() } }
  }
}

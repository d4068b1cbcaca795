import Foundation

/// The progress through the current page of a page control, which shows in a longer indicator.
@preconcurrency @MainActor open class UIPageControlProgress: NSObject {
  final weak var control: UIPageControl? {
    didSet { attachmentChanged() }
  }
  private var value: Float = 0

  /// Supplies the first progress of a page and follows the progress; held weakly.
  open weak var delegate: (any UIPageControlProgressDelegate)?

  public override init() {
    super.init()
  }

  /// The progress through the current page, from 0 to 1.
  open var currentProgress: Float {
    get { value }
    set {
      value = min(max(newValue.isFinite ? newValue : 0, 0), 1)
      control?.showProgress()
    }
  }
  /// Whether the progress shows: the object belongs to a page control with pages.
  open var isProgressVisible: Bool { control.map { $0.numberOfPages > 0 && $0.window != nil && !$0.isHidden } ?? false }

  /// Takes the first progress of a page that was turned to.
  func pageChanged(to page: Int) {
    currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
  }

  func attachmentChanged() {
    if let control { pageChanged(to: control.currentPage) }
  }

  final func visibilityChanged() { delegate?.pageControlProgressVisibilityDidChange(self) }
}

/// Supplies the first progress of pages and follows whether the progress shows.
@preconcurrency @MainActor public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// The progress that a page begins with; 0 by default.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  /// Called when the page control came into a window or left it.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

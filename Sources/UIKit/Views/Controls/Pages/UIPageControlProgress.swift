import Foundation

/// The progress through the current page of a page control, which shows in a longer indicator.
@preconcurrency @MainActor open class UIPageControlProgress: NSObject {
  final weak var control: UIPageControl? {
    didSet { attachmentChanged() }
  }
  private var value: Float = 0

  /// Provides the initial progress of a page and receives changes; held weakly.
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
  /// Whether the progress is shown: it belongs to a page control with pages.
  open var isProgressVisible: Bool { control.map { $0.numberOfPages > 0 && $0.window != nil && !$0.isHidden } ?? false }

  /// Resets the progress for another page.
  func pageChanged(to page: Int) {
    currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
  }

  func attachmentChanged() {
    if let control { pageChanged(to: control.currentPage) }
  }

  final func visibilityChanged() { delegate?.pageControlProgressVisibilityDidChange(self) }
}

/// Provides the initial progress of pages and receives changes of its visibility.
@preconcurrency @MainActor public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// Returns the initial progress of a page; 0 by default.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  /// Called when the page control was added to a window or removed.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

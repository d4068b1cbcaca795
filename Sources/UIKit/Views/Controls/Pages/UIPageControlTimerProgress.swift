import QuartzCore

/// Turns the pages of a page control automatically, each after a duration.
///
/// The timer starts with ``resumeTimer()``. At the end of a page the delegate is asked, then the page control turns to the next page and
/// sends `.valueChanged`.
@preconcurrency @MainActor open class UIPageControlTimerProgress: UIPageControlProgress {
  private var durations: [Int: TimeInterval] = [:]
  private var link: CADisplayLink?
  private var lastTime: TimeInterval?

  /// The duration of a page in seconds, unless it has its own.
  open var preferredDuration: TimeInterval
  /// Whether the first page follows the last one; `false` by default.
  open var resetsToInitialPageAfterEnd = false
  /// Whether the timer of the current page is running.
  open private(set) var isRunning = false

  /// Creates a timer that is paused.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// Starts or resumes the timer.
  open func resumeTimer() {
    guard !isRunning else { return }
    isRunning = true
    updateLink()
  }
  /// Pauses the timer.
  open func pauseTimer() {
    isRunning = false
    updateLink()
  }
  /// Sets the duration of a page, in seconds.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
  /// Returns the duration of a page, in seconds.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  override func attachmentChanged() {
    super.attachmentChanged()
    updateLink()
  }

  private func updateLink() {
    lastTime = nil
    guard isRunning, control != nil else {
      link?.invalidate()
      link = nil
      return
    }
    guard link == nil else { return }
    let made = CADisplayLink(target: self, action: UIPageControlTimerProgress.step)
    made.add(to: .main, forMode: .common)
    link = made
  }

  private var timerDelegate: (any UIPageControlTimerProgressDelegate)? { delegate as? any UIPageControlTimerProgressDelegate }

  private func step(_ link: CADisplayLink) {
    let elapsed = lastTime.map { link.timestamp - $0 } ?? 0
    lastTime = link.timestamp
    guard let control, control.numberOfPages > 0, !control.isTracking, elapsed > 0 else { return }
    let duration = duration(forPage: control.currentPage)
    let next = duration > 0 ? Double(currentProgress) + elapsed / duration : 1
    currentProgress = Float(next)
    timerDelegate?.pageControlTimerProgressDidChange(self)
    if next >= 1 - 1e-4 { finishPage(of: control) }
  }

  private func finishPage(of control: UIPageControl) {
    let isLast = control.currentPage == control.numberOfPages - 1
    guard !isLast || resetsToInitialPageAfterEnd else { return pauseTimer() }
    let page = isLast ? 0 : control.currentPage + 1
    guard timerDelegate?.pageControlTimerProgress(self, shouldAdvanceToPage: page) ?? true else { return pauseTimer() }
    control.turn(to: page)
    if control.numberOfPages == 1 { pageChanged(to: page) }
  }
}

/// Receives the progress of the timer and decides whether the next page follows.
@preconcurrency @MainActor public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// Called as the timer of the current page progresses.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
  /// Returns whether a page follows at the end of the current one; `true` by default. If not, the timer pauses.
  func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
  public func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool { true }
}

import UIKit

@MainActor final class Watcher {
  private var observations: [NSKeyValueObservation] = []
  func watch(_ scroll: UIScrollView, _ progress: Progress) {
    observations = [
      scroll.observe(\.contentOffset, options: [.new, .old]) { _, change in _ = change.newValue?.y },
      progress.observe(\.fractionCompleted) { _, _ in },
      scroll.observe(\.contentSize) { view, _ in _ = view },
    ]
    observations.first?.invalidate()
  }
}

import Foundation

/// Where news come from: each request is answered later, the first with what there is, the following ones with something newer.
@MainActor final class NewsFeed {
  private var next = 3
  private let later: (@escaping @MainActor () -> Void) -> Void

  /// `later` runs what it is given when the result is there; without one that takes about as long as a request over the network.
  init(later: ((@escaping @MainActor () -> Void) -> Void)? = nil) {
    self.later =
      later ?? { answer in
        _ = Timer.scheduledTimer(withTimeInterval: 0.8, repeats: false) { _ in MainActor.assumeIsolated { answer() } }
      }
  }

  func load(_ completion: @escaping @MainActor ([NewsItem]) -> Void) {
    later { [self] in
      completion(Array(NewsItem.archive[next...]))
      next = max(0, next - 1)
    }
  }
}

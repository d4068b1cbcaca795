import Foundation

/// The source of news: each request is completed with a delay, the first with the existing news, the following ones with newer ones.
@MainActor final class NewsFeed {
  private var next = 3
  private let later: (@escaping @MainActor () -> Void) -> Void

  /// `later` schedules the completion; the default delay is about as long as a network request.
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

import Foundation

/// The pictures chosen in a picker, in all of its albums.
@MainActor package final class PictureSelection {
  /// The maximum number of pictures; 0 allows any number. With 1, a touch of a picture ends the choice.
  package let limit: Int
  /// Whether chosen pictures show their places in the order of the choice, instead of a checkmark.
  package let isOrdered: Bool
  /// The chosen files in the order of the choice.
  package private(set) var urls: [URL] = []
  package var changed: @MainActor () -> Void = {}
  /// Called when the choice ends, with the chosen files; empty if the user canceled.
  package let finish: @MainActor ([URL]) -> Void

  package init(limit: Int = 1, isOrdered: Bool = false, finish: @escaping @MainActor ([URL]) -> Void) {
    self.limit = limit
    self.isOrdered = isOrdered
    self.finish = finish
  }

  /// Whether several pictures can be chosen.
  var isMultiple: Bool { limit != 1 }

  var hasRoom: Bool { limit == 0 || urls.count < limit }

  /// The place of a picture in the order of the choice, from 1; nil unless it is chosen.
  func place(of url: URL) -> Int? { urls.firstIndex(of: url).map { $0 + 1 } }

  func add(_ url: URL) {
    guard hasRoom, !urls.contains(url) else { return }
    urls.append(url)
    changed()
  }

  func remove(_ url: URL) {
    guard let index = urls.firstIndex(of: url) else { return }
    urls.remove(at: index)
    changed()
  }
}

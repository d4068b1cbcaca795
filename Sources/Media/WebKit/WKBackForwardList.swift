import Foundation

/// A page that was visited.
open class WKBackForwardListItem: NSObject {
  /// The formatted text; nil for a page that the engine shows.
  let page: WebPage?
  /// The address of the page.
  public let url: URL
  /// The address that was requested. It differs from `url` after a redirection.
  public let initialURL: URL
  /// The title of the page; `nil` if it has none.
  public let title: String?

  init(_ url: URL, initial: URL, title: String?, page: WebPage? = nil) {
    (self.url, initialURL, self.title, self.page) = (url, initial, title, page)
  }
}

/// The pages before and after the one that is shown.
open class WKBackForwardList: NSObject {
  /// The pages before the current one, from the oldest.
  open private(set) var backList: [WKBackForwardListItem] = []
  /// The pages after the current one, from the nearest.
  open private(set) var forwardList: [WKBackForwardListItem] = []
  /// The page that is shown; `nil` before the first.
  open private(set) var currentItem: WKBackForwardListItem?

  init(_ items: [WKBackForwardListItem], index: Int) {
    guard items.indices.contains(index) else { return }
    backList = Array(items[..<index])
    currentItem = items[index]
    forwardList = Array(items[(index + 1)...])
  }

  /// The page that `goBack()` shows.
  open var backItem: WKBackForwardListItem? { backList.last }
  /// The page that `goForward()` shows.
  open var forwardItem: WKBackForwardListItem? { forwardList.first }

  /// Returns the page at a distance from the current one: negative before it, positive after it, `nil` if there is none.
  open func item(at index: Int) -> WKBackForwardListItem? {
    if index == 0 { return currentItem }
    if index > 0 { return index <= forwardList.count ? forwardList[index - 1] : nil }
    return -index <= backList.count ? backList[backList.count + index] : nil
  }
}

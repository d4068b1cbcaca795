import Foundation

open class WKBackForwardListItem: NSObject {
  /// The formatted text; nil for a page in the engine.
  let page: WebPage?
  public let url: URL
  /// The URL that was requested. It differs from `url` after a redirection.
  public let initialURL: URL
  /// The title of the page; `nil` if it has none.
  public let title: String?

  init(_ url: URL, initial: URL, title: String?, page: WebPage? = nil) {
    (self.url, initialURL, self.title, self.page) = (url, initial, title, page)
  }
}

/// The pages before and after the current one.
open class WKBackForwardList: NSObject {
  open private(set) var backList: [WKBackForwardListItem] = []
  open private(set) var forwardList: [WKBackForwardListItem] = []
  /// The page that is shown; `nil` before the first.
  open private(set) var currentItem: WKBackForwardListItem?

  init(_ items: [WKBackForwardListItem], index: Int) {
    guard items.indices.contains(index) else { return }
    backList = Array(items[..<index])
    currentItem = items[index]
    forwardList = Array(items[(index + 1)...])
  }

  open var backItem: WKBackForwardListItem? { backList.last }
  open var forwardItem: WKBackForwardListItem? { forwardList.first }

  /// Returns the page at a distance from the current one: negative before it, positive after it, `nil` if there is none.
  open func item(at index: Int) -> WKBackForwardListItem? {
    if index == 0 { return currentItem }
    if index > 0 { return index <= forwardList.count ? forwardList[index - 1] : nil }
    return -index <= backList.count ? backList[backList.count + index] : nil
  }
}

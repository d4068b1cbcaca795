import Foundation

/// A page that was visited.
open class WKBackForwardListItem: NSObject {
  let page: WebPage
  init(_ page: WebPage) { self.page = page }
  /// The address of the page.
  open var url: URL { page.url }
  /// The address that was requested; here the same as `url`.
  open var initialURL: URL { page.url }
  /// The title of the page; `nil` if it has none.
  open var title: String? { page.title }
}

/// The pages before and after the one that is shown.
open class WKBackForwardList: NSObject {
  /// The pages before the current one, from the oldest.
  open private(set) var backList: [WKBackForwardListItem] = []
  /// The pages after the current one, from the nearest.
  open private(set) var forwardList: [WKBackForwardListItem] = []
  /// The page that is shown; `nil` before the first.
  open private(set) var currentItem: WKBackForwardListItem?

  init(pages: [WebPage], index: Int) {
    guard pages.indices.contains(index) else { return }
    backList = pages[..<index].map(WKBackForwardListItem.init)
    currentItem = WKBackForwardListItem(pages[index])
    forwardList = pages[(index + 1)...].map(WKBackForwardListItem.init)
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

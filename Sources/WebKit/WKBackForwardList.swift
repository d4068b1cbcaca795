import Foundation

/// A page that was visited.
open class WKBackForwardListItem: NSObject {
  let page: WebPage
  init(_ page: WebPage) { self.page = page }
  open var url: URL { page.url }
  open var initialURL: URL { page.url }
  open var title: String? { page.title }
}

/// The pages before and after the one that is shown.
open class WKBackForwardList: NSObject {
  open private(set) var backList: [WKBackForwardListItem] = []
  open private(set) var forwardList: [WKBackForwardListItem] = []
  open private(set) var currentItem: WKBackForwardListItem?

  init(pages: [WebPage], index: Int) {
    guard pages.indices.contains(index) else { return }
    backList = pages[..<index].map(WKBackForwardListItem.init)
    currentItem = WKBackForwardListItem(pages[index])
    forwardList = pages[(index + 1)...].map(WKBackForwardListItem.init)
  }

  open var backItem: WKBackForwardListItem? { backList.last }
  open var forwardItem: WKBackForwardListItem? { forwardList.first }
}

import CoreGraphics

extension AccessibilityTree {
  /// Returns views from top to bottom, and in a line by reading direction; views that overlap by more than half their height form a line.
  package static func inReadingOrder(_ views: [UIView], direction: UIUserInterfaceLayoutDirection) -> [any AccessibleObject] {
    struct Entry {
      var view: UIView
      var frame: CGRect
      /// The order among entries at the same place.
      var offset: Int
    }
    var byTop: [Entry] = []
    for view in views { byTop.append(Entry(view: view, frame: view.accessibilityFrame, offset: byTop.count)) }
    byTop.sort { (first: Entry, second: Entry) -> Bool in
      let (y1, y2) = (first.frame.minY, second.frame.minY)
      return y1 == y2 ? first.offset < second.offset : y1 < y2
    }
    for index in byTop.indices { byTop[index].offset = index }
    var result: [UIView] = []
    var line: [Entry] = []
    func endLine() {
      line.sort { (first: Entry, second: Entry) -> Bool in
        let (x1, x2) = (first.frame.minX, second.frame.minX)
        if x1 == x2 { return first.offset < second.offset }
        return direction == .leftToRight ? x1 < x2 : x1 > x2
      }
      for entry in line { result.append(entry.view) }
      line = []
    }
    for entry in byTop {
      if let first = line.first, entry.frame.minY > first.frame.minY + min(first.frame.height, entry.frame.height) / 2 { endLine() }
      line.append(entry)
    }
    endLine()
    return result
  }

  /// Returns only the modal view of siblings, which are ordered from back to front. A view over a whole window includes those in front of
  /// it, such as the edit menu in a sheet.
  static func withoutCovered(_ views: [UIView], in parent: UIView) -> ArraySlice<UIView> {
    guard let modal = views.lastIndex(where: { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha > 0.01 }) else { return views[...] }
    return parent is UIWindow ? views[modal...] : views[modal...modal]
  }
}

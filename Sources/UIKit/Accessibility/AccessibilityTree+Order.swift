import CoreGraphics

extension AccessibilityTree {
  /// Returns views from top to bottom, and in a line by reading direction; views that overlap by more than half their height form a line.
  static func inReadingOrder(_ views: [UIView], direction: UIUserInterfaceLayoutDirection) -> [any AccessibleObject] {
    let byTop = views.map { ($0, $0.accessibilityFrame) }.enumerated().sorted { first, second in
      first.element.1.minY == second.element.1.minY ? first.offset < second.offset : first.element.1.minY < second.element.1.minY
    }.map(\.element)
    var result: [UIView] = []
    var line: [(UIView, CGRect)] = []
    func endLine() {
      let sorted = line.enumerated().sorted { first, second in
        let (x1, x2) = (first.element.1.minX, second.element.1.minX)
        if x1 == x2 { return first.offset < second.offset }
        return direction == .leftToRight ? x1 < x2 : x1 > x2
      }
      result.append(contentsOf: sorted.map(\.element.0))
      line = []
    }
    for entry in byTop {
      if let first = line.first, entry.1.minY > first.1.minY + min(first.1.height, entry.1.height) / 2 { endLine() }
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

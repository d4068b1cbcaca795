import Foundation

extension AppearanceProxies {
  /// Applies the proxies' values to an item that `bar` is about to show.
  static func style(_ item: UIBarItem, in bar: UIView) {
    guard !proxies.isEmpty || item.styledLooks != nil else { return }
    var looks: BarItemLooks?
    let type = Swift.type(of: item)
    for proxy in proxies where proxy.speaks(of: type, with: bar.traitCollection) {
      guard let said = (proxy.object as? UIBarItem)?.ownLooks, isContained(bar, in: proxy.containers) else { continue }
      looks = looks.map { $0.over(said) } ?? said
    }
    item.styledLooks = looks
  }
}

/// The proxies that were asked for, and how they find their views.
@MainActor enum AppearanceProxies {
  @MainActor fileprivate struct Proxy {
    var depth: Int { AppearanceProxies.depth(of: type) }
    let type: UIView.Type
    let traits: UITraitCollection?
    /// From the innermost container outwards.
    let containers: [any UIAppearanceContainer.Type]
    let view: UIView
    /// The same made at the same time and never changed.
    let pristine: UIView
  }

  private static var proxies: [Proxy] = []

  static func proxy(
    for type: UIView.Type, traits: UITraitCollection?, containers: [any UIAppearanceContainer.Type]
  ) -> UIView {
    let known = proxies.first {
      $0.type == type && $0.traits == traits && $0.containers.elementsEqual(containers) { $0 == $1 }
    }
    if let known { return known.view }
    let proxy = Proxy(
      type: type, traits: traits, containers: containers, view: ViewFactory.makeView(of: type), pristine: ViewFactory.makeView(of: type))
    proxies.append(proxy)
    // What is said most closely of a view is said first, and then has a value of its own: classes below, then longer chains of containers.
    proxies.sort { ($0.depth, $0.containers.count) > ($1.depth, $1.containers.count) }
    return proxy.view
  }

  /// Hands the proxies' values on to `view`, which has just come to a window.
  static func style(_ view: UIView) {
    guard !proxies.isEmpty else { return }
    for proxy in proxies where type(of: view).isKind(of: proxy.type) {
      if let traits = proxy.traits, !view.traitCollection.containsTraits(in: traits) { continue }
      guard isContained(view, in: proxy.containers) else { continue }
      for property in proxy.type.allAppearanceProperties { property.apply(proxy.view, proxy.pristine, view) }
    }
  }

  private static func isContained(_ view: UIView, in containers: [any UIAppearanceContainer.Type]) -> Bool {
    var wanted = containers[...]
    var responder = view.next
    while let type = wanted.first {
      guard let current = responder else { return false }
      if Swift.type(of: current) == type || Swift.type(of: current).isKind(of: type) { wanted.removeFirst() }
      responder = current.next
    }
    return true
  }

  /// Forgets all proxies, for a new test.
  package static func reset() {
    proxies = []
  }

  fileprivate static func depth(of type: AnyClass) -> Int {
    var depth = 0
    var current: AnyClass? = type
    while let next = current.flatMap({ _getSuperclass($0) }) {
      depth += 1
      current = next
    }
    return depth
  }
}

extension UIResponder {
  /// Whether this class is `other` or below it.
  static func isKind(of other: AnyClass) -> Bool {
    var type: AnyClass? = self
    while let current = type {
      if current == other { return true }
      type = _getSuperclass(current)
    }
    return false
  }
}

import Foundation

/// The appearance proxies, and the search for those of an object.
@MainActor enum AppearanceProxies {
  @MainActor struct Proxy {
    var depth: Int { AppearanceProxies.depth(of: type) }
    let type: NSObject.Type
    let traits: UITraitCollection?
    /// From the innermost container outward.
    let containers: [any UIAppearanceContainer.Type]
    let object: NSObject
    /// An unchanged proxy for comparison.
    let unset: NSObject
    /// An unchanged instance, which has the values that views begin with.
    let pristine: NSObject

    func speaks(of type: NSObject.Type, with current: UITraitCollection) -> Bool {
      type.isKind(of: self.type) && (traits.map { current.containsTraits(in: $0) } ?? true)
    }
  }

  @InterfaceState private(set) static var proxies: [Proxy] = []

  static func proxy(
    for type: NSObject.Type, traits: UITraitCollection?, containers: [any UIAppearanceContainer.Type]
  ) -> NSObject {
    let known = proxies.first {
      $0.type == type && $0.traits == traits && $0.containers.elementsEqual(containers) { $0 == $1 }
    }
    if let known { return known.object }
    let proxy = Proxy(
      type: type, traits: traits, containers: containers, object: makeProxy(type), unset: makeProxy(type), pristine: make(type))
    proxies.append(proxy)
    // The most specific proxies are first, so that their values take precedence: subclasses, then longer chains of containers.
    proxies.sort { ($0.depth, $0.containers.count) > ($1.depth, $1.containers.count) }
    return proxy.object
  }

  private static func make(_ type: NSObject.Type) -> NSObject {
    if let view = type as? UIView.Type { return ViewFactory.makeView(of: view) }
    return ObjectFactory.make(type)
  }

  private static func makeProxy(_ type: NSObject.Type) -> NSObject {
    let made = make(type)
    if let view = made as? UIView {
      view.flags.insert(.appearanceProxy)
      for property in Swift.type(of: view).allAppearanceProperties { property.removeInitialValues?(view) }
    }
    return made
  }

  /// Applies the proxies' values to `view`, which was just added to a window.
  static func style(_ view: UIView) {
    guard !proxies.isEmpty else { return }
    let type = Swift.type(of: view)
    for proxy in proxies where proxy.speaks(of: type, with: view.traitCollection) {
      guard let styled = proxy.object as? UIView, let unset = proxy.unset as? UIView, let pristine = proxy.pristine as? UIView,
        isContained(view.next, in: proxy.containers)
      else { continue }
      for property in Swift.type(of: styled).allAppearanceProperties { property.apply(styled, unset, pristine, view) }
    }
  }

  /// Applies the proxies' values to all views of windows that were shown during the launch: values that an app sets after it made its window
  /// visible count until the first frame.
  static func styleLaunched(_ windows: [UIWindow]) {
    guard !proxies.isEmpty else { return }
    func visit(_ view: UIView) {
      style(view)
      for subview in view.subviewList { visit(subview) }
    }
    for window in windows where !window.isHidden { visit(window) }
  }

  /// Applies the proxies' values to a bar whose appearance is read before it is in a window, as in `viewWillAppear` of its first controller:
  /// the caller changes what it reads, so that must be what the proxies specify.
  static func styleBeforeReading(_ view: UIView) {
    guard view.window == nil, !proxies.contains(where: { $0.object === view || $0.unset === view || $0.pristine === view }) else { return }
    style(view)
  }

  /// Returns whether the chain that begins with `inner` contains objects of these classes in order.
  static func isContained(_ inner: UIResponder?, in containers: [any UIAppearanceContainer.Type]) -> Bool {
    var wanted = containers[...]
    var responder = inner
    while let type = wanted.first {
      guard let current = responder else { return false }
      if Swift.type(of: current).isKind(of: type) { wanted.removeFirst() }
      responder = current.next
    }
    return true
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

extension NSObject {
  /// Returns whether this class is `other` or a subclass.
  static func isKind(of other: AnyClass) -> Bool {
    var type: AnyClass? = self
    while let current = type {
      if current == other { return true }
      type = _getSuperclass(current)
    }
    return false
  }
}

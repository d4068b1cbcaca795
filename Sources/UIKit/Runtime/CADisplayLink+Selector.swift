import QuartzCore

extension CADisplayLink {
  /// Creates a link that calls the method of a selector before every frame: with the link if it takes an argument. The target is held
  /// weakly.
  public convenience init(target: Any, selector sel: Selector) {
    weak let target = target as AnyObject
    self.init { link in
      if let target { ActionTarget.perform(sel, on: target, sender: link, event: nil) } else { link.invalidate() }
    }
  }
}

import QuartzCore

extension CADisplayLink {
  /// Creates a link that calls the method of a selector before every frame: with the link if it takes an argument. The target is retained
  /// until the link is invalidated.
  public convenience init(target: Any, selector sel: Selector) {
    let target = target as AnyObject
    self.init { ActionTarget.perform(sel, on: target, sender: $0, event: nil) }
  }
}

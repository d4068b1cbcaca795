import QuartzCore

extension UIView {
  /// Changes the content of `view` with a transition from the old snapshot to the new content.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let style = ViewTransition(options: options)
    guard duration > 0, ViewAnimation.areEnabled, let style else {
      animations?()
      completion?(true)
      return
    }
    let animation = ViewAnimation(
      duration: duration, delay: 0, pace: .curve(options.curve.timingFunction), options: options, completion: completion)
    let before = style.needsOldPicture ? view.snapshotView(afterScreenUpdates: false) : nil
    if options.contains(.allowAnimatedContent) {
      animation.run { animations?() }
    } else {
      performWithoutAnimation { animations?() }
    }
    style.animate(view, before: before, by: animation)
    animation.close()
  }

  /// Replaces `fromView` by `toView` in its superview, or with `showHideTransitionViews` hides one and shows the other.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      completion?(false)
      return
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          let index = container.subviews.firstIndex { $0 === fromView } ?? 0
          container.insertSubview(toView, at: index)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}

/// The kind of a transition from the old image to the new one.
@MainActor enum ViewTransition {
  case dissolve
  /// Flips from the old image to the new one. The numbers are the axis.
  case flip(x: CGFloat, y: CGFloat)
  /// A page that is rolled up from its bottom, revealing the page below, or one that is unrolled over the old page.
  case curl(up: Bool)

  init?(options: UIView.AnimationOptions) {
    switch options.transition {
    case UIView.AnimationOptions.transitionCrossDissolve.transition: self = .dissolve
    case UIView.AnimationOptions.transitionFlipFromLeft.transition: self = .flip(x: 0, y: 1)
    case UIView.AnimationOptions.transitionFlipFromRight.transition: self = .flip(x: 0, y: -1)
    case UIView.AnimationOptions.transitionFlipFromTop.transition: self = .flip(x: -1, y: 0)
    case UIView.AnimationOptions.transitionFlipFromBottom.transition: self = .flip(x: 1, y: 0)
    case UIView.AnimationOptions.transitionCurlUp.transition: self = .curl(up: true)
    case UIView.AnimationOptions.transitionCurlDown.transition: self = .curl(up: false)
    default: return nil
    }
  }

  var needsOldPicture: Bool {
    switch self {
    case .flip, .curl: return true
    case .dissolve: return false
    }
  }

  func animate(_ view: UIView, before: UIView?, by animation: ViewAnimation) {
    switch self {
    case .dissolve:
      let fade = CATransition()
      fade.type = .fade
      animation.add(fade, to: view.layer, key: "transition")
    case .curl(let up):
      PageCurl.animate(view, before: before, up: up, by: animation)
    case .flip(let x, let y): flip(view, before: before, axis: (x, y), by: animation)
    }
  }

  private func flip(_ view: UIView, before: UIView?, axis: (x: CGFloat, y: CGFloat), by animation: ViewAnimation) {
    func turned(_ angle: CGFloat) -> CATransform3D {
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / 1000
      return CATransform3DRotate(perspective, angle, axis.x, axis.y, 0)
    }
    let model = view.layer.transform
    if let before, let superview = view.superview {
      before.center = view.center
      superview.insertSubview(before, aboveSubview: view)
      before.layer.transform = turned(.pi / 2)
      let away = CAKeyframeAnimation(keyPath: "transform")
      away.values = [CATransform3DIdentity, turned(.pi / 2), turned(.pi / 2)]
      away.keyTimes = [0, 0.5, 1]
      animation.add(away, to: before.layer, key: "flip")
      animation.whenDone { before.removeFromSuperview() }
    }
    let into = CAKeyframeAnimation(keyPath: "transform")
    into.values = [turned(-.pi / 2), turned(-.pi / 2), model]
    into.keyTimes = [0, 0.5, 1]
    animation.add(into, to: view.layer, key: "flip")
  }
}

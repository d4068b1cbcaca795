import CoreGraphics

extension UIViewController {
  final func ownTransition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard fromViewController.parent === self, toViewController.parent === self, let superview = fromViewController.view.superview else {
      UIKitError.raise(
        "Children view controllers \(fromViewController) and \(toViewController) must have a common parent view controller when calling "
          + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]")
      completion?(false)
      return
    }
    let animated = duration > 0 && UIView.areAnimationsEnabled
    fromViewController.beginAppearanceTransition(false, animated: animated)
    toViewController.beginAppearanceTransition(true, animated: animated)
    let done: (Bool) -> Void = { finished in
      fromViewController.view.removeFromSuperview()
      fromViewController.endAppearanceTransition()
      toViewController.endAppearanceTransition()
      completion?(finished)
    }
    if options.transition != 0 {
      UIView.transition(with: superview, duration: duration, options: options) {
        superview.insertSubview(toViewController.view, aboveSubview: fromViewController.view)
        fromViewController.view.isHidden = true
        animations?()
      } completion: { finished in
        fromViewController.view.isHidden = false
        done(finished)
      }
      return
    }
    UIView.performWithoutAnimation {
      superview.insertSubview(toViewController.view, aboveSubview: fromViewController.view)
      toViewController.tellIsAppearing()
      toViewController.view.layoutIfNeeded()
    }
    UIView.animate(withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: done)
  }
}

import CoreGraphics

extension UIScrollView {
  final var ownIsScrollEnabled: Bool {
    get { options.contains(.isEnabled) }
    set {
      options.set(.isEnabled, newValue)
      panRecognizer.isEnabled = newValue
    }
  }

  final var ownBounces: Bool {
    get { options.contains(.bounces) }
    set {
      options.set(.bounces, newValue)
      options.remove([.stopsHorizontally, .stopsVertically])
    }
  }

  final func bounces(_ axis: ScrollAxes) -> Bool {
    options.contains(.bounces) && !options.contains(axis == .vertical ? .stopsVertically : .stopsHorizontally)
  }

  final func ownStopScrollingAndZooming() {
    for recognizer in gestureRecognizers ?? [] where recognizer is UIPanGestureRecognizer || recognizer is UIPinchGestureRecognizer {
      guard recognizer.isEnabled else { continue }
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
    endZoom()
    stopMotion()
    setContentOffset(contentOffset, animated: false)
  }

  final var ownKeyboardDismissMode: KeyboardDismissMode {
    get { behavior.keyboardDismissMode }
    set {
      behavior.keyboardDismissMode = newValue
      if behavior.dismissesKeyboardInteractively { OnScreenKeyboard.listen() }
    }
  }

  final var ownDelaysContentTouches: Bool {
    get { options.contains(.delaysContentTouches) }
    set {
      options.set(.delaysContentTouches, newValue)
      touchRecognizer.delaysTouchesBegan = newValue
    }
  }

  final func prepareForScrolling() {
    clipsToBounds = true
    panRecognizer = ScrollPanGestureRecognizer(target: self, action: UIScrollView.panned)
    panRecognizer.scrollView = self
    touchRecognizer = ScrollTouchRecognizer(target: nil, action: nil)
    touchRecognizer.scrollView = self
    touchRecognizer.delaysTouchesBegan = true
    touchRecognizer.delaysTouchesEnded = false
    addGestureRecognizer(touchRecognizer)
    addGestureRecognizer(panRecognizer)
  }
}

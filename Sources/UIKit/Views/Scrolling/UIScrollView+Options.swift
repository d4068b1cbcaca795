extension UIScrollView {
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

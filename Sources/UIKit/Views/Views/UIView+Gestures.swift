extension UIView {
  final func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    rare.gestureRecognizers = (rare.gestureRecognizers ?? []) + [recognizer]
    recognizer.attachedView = self
  }

  final func detach(_ recognizer: UIGestureRecognizer) {
    guard let index = rareStorage?.gestureRecognizers?.firstIndex(where: { $0 === recognizer }) else { return }
    rare.gestureRecognizers?.remove(at: index)
    recognizer.viewLeftWindow()
    recognizer.attachedView = nil
  }

  final func setGestureRecognizers(_ new: [UIGestureRecognizer]?) {
    for recognizer in rareStorage?.gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
    for recognizer in new ?? [] { addGestureRecognizer(recognizer) }
  }
}

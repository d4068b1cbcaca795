extension UINavigationController {
  /// Makes the controller a popover at a place if the presenter is wide, or a form sheet if no place is set.
  final func adapt(to presenter: UIViewController, at place: (UIPopoverPresentationController) -> Void) {
    guard presenter.traitCollection.horizontalSizeClass == .regular else { return }
    modalPresentationStyle = .popover
    guard let popover = popoverPresentationController else { return }
    place(popover)
    if popover.sourceView == nil, popover.barButtonItem == nil { modalPresentationStyle = .formSheet }
  }
}

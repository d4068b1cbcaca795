extension UIWindow {
  /// Applies the editor's "Full Screen at Launch" and "Visible at Launch". The window is connected and awakened before it is shown.
  final func takeLaunchAttributes(_ element: PlannedElement) {
    if element.flag("resizesToFullScreen", false) { frame = screen.bounds }
    if element.flag("visibleAtLaunch", false) { isHidden = false }
  }
}

extension UIWindow: KeyRepeating {
  final func keyRepeats(_ press: UIPress) -> Bool { scrollsContent(by: press) }

  /// Passes an unhandled key to the frontmost scrollable content of the window; not during text input.
  final func scrollsContent(by press: UIPress) -> Bool {
    guard TextEntry.receiver == nil else { return false }
    var front = rootViewController
    while let presented = front?.presentedViewController { front = presented }
    return UIScrollView.keyReceiver(below: front?.viewIfLoaded ?? self)?.keyRepeats(press) ?? false
  }
}

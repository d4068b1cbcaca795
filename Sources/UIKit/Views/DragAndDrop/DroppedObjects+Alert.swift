extension DroppedObjects {
  /// Shows that objects are loaded; returns nil if there is no controller to present it.
  static func showAlert(cancel: @escaping () -> Void) -> UIViewController? {
    guard let presenter = FrontmostController.find() else { return nil }
    let alert = UIAlertController(title: LocalizedStrings.word("Loading…"), message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: LocalizedStrings.word("Cancel"), style: .cancel) { _ in cancel() })
    presenter.present(alert, animated: true)
    return alert
  }
}

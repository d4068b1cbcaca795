import UIKit

final class ObservingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, action: ObservingController.keyboardShows, name: UIResponder.keyboardWillShowNotification)
  }
  func keyboardShows(_ notification: NSNotification) {
    _ = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
  }
}

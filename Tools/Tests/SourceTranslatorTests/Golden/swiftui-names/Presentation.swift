import SwiftUI
import UIKit

extension UIViewController {
  func present<Content: View>(style: UIModalPresentationStyle = .automatic, content: () -> Content) {
    present(UIViewController(), animated: true)
  }

  func show(_ message: String) {
    let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
    self.present(alert, animated: true, completion: nil)
    present(alert, animated: true)
    present(style: .popover) { message }
  }
}

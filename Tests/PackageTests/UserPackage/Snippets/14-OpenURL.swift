import UIKit

class LinkController: UIViewController {
  func openSite() {
    guard let url = URL(string: "https://example.org"), UIApplication.shared.canOpenURL(url) else { return }
    UIApplication.shared.open(url)
    UIApplication.shared.open(url, options: [:]) { success in
      print(success)
    }
    UIApplication.shared.open(url, options: [:], completionHandler: nil)
  }
}

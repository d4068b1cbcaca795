import UIKit

class CopyController: UIViewController {
  func copyTitle() {
    UIPasteboard.general.string = title
  }

  var canPaste: Bool { UIPasteboard.general.hasStrings }
}

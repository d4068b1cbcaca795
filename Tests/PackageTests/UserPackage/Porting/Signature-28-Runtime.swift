import UIKit

private nonisolated(unsafe) var storedKey: UInt8 = 0

extension UIView {
  var tagText: String? {
    get { objc_getAssociatedObject(self, &storedKey) as? String }
    set { objc_setAssociatedObject(self, &storedKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

@MainActor enum RuntimeNames {
  static func names(_ path: NSIndexPath, _ action: UITableViewRowAction, _ image: UIImage) -> [Any?] {
    action.backgroundEffect = UIBlurEffect(style: .light)
    image.accessibilityIdentifier = "flag"
    return [path.row, path.section, path.item, UIView.description(), action.responds(to: "title"), "\(CGRect.zero)"]
  }
}

import UIKit

@MainActor enum Descriptions {
  static func words(_ view: UIView) -> [String] {
    ["\(view.frame)", "\(view.center)", "\(view.bounds.size)", "\(view.transform)", "\(view.layoutMargins)", "\(CGVector.zero)"]
  }
}

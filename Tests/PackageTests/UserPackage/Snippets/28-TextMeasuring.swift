import UIKit

extension String {
  func height(width: CGFloat, font: UIFont) -> CGFloat {
    let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
    let box = (self as NSString).boundingRect(
      with: limit, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font], context: nil)
    return ceil(box.height)
  }
}

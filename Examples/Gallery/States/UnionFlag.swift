import UIKit

/// The flag of the union, drawn once.
@MainActor enum UnionFlag {
  static let image: UIImage = {
    let size = CGSize(width: 38, height: 20)
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      let stripe = size.height / 13
      UIColor(red: 0.70, green: 0.13, blue: 0.20, alpha: 1).setFill()
      for index in stride(from: 0, to: 13, by: 2) {
        context.fill(CGRect(x: 0, y: CGFloat(index) * stripe, width: size.width, height: stripe))
      }
      UIColor(red: 0.24, green: 0.23, blue: 0.43, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: size.width * 0.4, height: stripe * 7))
      UIColor.white.setFill()
      for row in 0..<5 {
        for column in 0..<6 {
          let center = CGPoint(x: 1.7 + CGFloat(column) * 2.4, y: 1.4 + CGFloat(row) * 2)
          UIBezierPath(arcCenter: center, radius: 0.5, startAngle: 0, endAngle: .pi * 2, clockwise: true).fill()
        }
      }
    }
  }()
}

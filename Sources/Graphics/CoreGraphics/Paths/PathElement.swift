import Foundation

package enum PathElement: Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(control: CGPoint, to: CGPoint)
  case cubic(control1: CGPoint, control2: CGPoint, to: CGPoint)
  case close
}

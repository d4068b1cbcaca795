import UIKit

extension UIColor {
  /// Parses a color of three or six hexadecimal digits after `#`; nil for other formats.
  convenience init?(css text: String) {
    guard text.first == "#" else { return nil }
    var digits = Array(text.dropFirst())
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6, let value = UInt32(String(digits), radix: 16) else { return nil }
    func part(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 255) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}

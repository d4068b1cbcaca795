import CoreGraphics
import UIKit

enum Spellings {
  static func bridged(_ url: URL, _ text: String) -> [Any] {
    let address: CFURL = url as CFURL
    let string: CFString = text as CFString
    let options: CFDictionary = ["a": 1] as CFDictionary
    let any: CFTypeRef = string as CFTypeRef
    return [address, string, options, any]
  }

  static func described() -> [String] {
    [String(describing: CGRect(x: 0, y: 0, width: 1, height: 1)), NSCoder.string(for: CGPoint.zero), NSCoder.string(for: CGRect.zero)]
  }
}

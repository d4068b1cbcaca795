import UIKit

let image = #imageLiteral(resourceName: "photo.png")
let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
let text = NSLocalizedString("hello", comment: "")
let formatted = String(format: NSLocalizedString("%d files", comment: ""), 3) + String(format: "%d", 3)
let modern = String(localized: "hello", comment: "greeting")
let kept = "#selector(tap) @objc \(text)" as CFString
// @objc #selector(tap)

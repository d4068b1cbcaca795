#sourceLocation(file: "Input.swift", line: 1)
import UIKit

let image = (UIKit.UIImage(named: "photo.png") ?? UIKit.UIImage())
let color = UIKit.UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
let text = UIKit._localized("hello", comment: "")
let formatted = String(_pluralFormat: UIKit._localized("%d files", comment: ""), 3) + String(format: "%d", 3)
let modern = UIKit._localized(localized: "hello", comment: "greeting")
let kept = "#selector(tap) @objc \(text)" as CFString
// @objc #selector(tap)

#sourceLocation(file: "Exchange.swift", line: 1)
import UIKit

enum Exchange {
    private static let replacement = Selector("traced_didMoveToSuperview", { (o: UIView) in { o.traced_didMoveToSuperview() } })

    static func replace(_ original: Selector, by replacement: Selector, of type: AnyClass) {
        guard let first = class_getInstanceMethod(type, original), let second = class_getInstanceMethod(type, replacement) else { return }
        method_exchangeImplementations(first, second)
    }

    static func all() {
        replace(Selector("didMoveToWindow"), by: Selector("traced_didMoveToWindow", { (o: UIView) in { o.traced_didMoveToWindow() } }), of: UIView.self)
        replace(Selector("didMoveToSuperview"), by: replacement, of: UIView.self)
        replace(Selector("awakeFromNib"), by: Selector(("traced_awake:")), of: UIView.self)
    }
}

import UIKit

enum Exchange {
    private static let replacement = #selector(UIView.traced_didMoveToSuperview)

    static func replace(_ original: Selector, by replacement: Selector, of type: AnyClass) {
        guard let first = class_getInstanceMethod(type, original), let second = class_getInstanceMethod(type, replacement) else { return }
        method_exchangeImplementations(first, second)
    }

    static func all() {
        replace(#selector(UIView.didMoveToWindow), by: #selector(UIView.traced_didMoveToWindow), of: UIView.self)
        replace(#selector(UIView.didMoveToSuperview), by: replacement, of: UIView.self)
        replace(Selector("awakeFromNib"), by: Selector(("traced_awake:")), of: UIView.self)
    }
}

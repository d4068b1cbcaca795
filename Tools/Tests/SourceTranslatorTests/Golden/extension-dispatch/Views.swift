import UIKit

public extension UIView {
    /// Says what the view shows.
    @objc func summary(_ length: Int = 3) -> String { "view" }
    var parts: [UIView] { subviews }
    @objc var isQuiet: Bool { get { isHidden } set { isHidden = newValue } }
    func alone() {}
}

extension UILabel {
    override open func summary(_ length: Int) -> String {
        super.summary(length) + String((text ?? "").prefix(length))
    }
}

extension UIScrollView {
    override var parts: [UIView] { super.parts.filter { !$0.isHidden } }
}

class Badge: UILabel {
    override func summary(_ length: Int) -> String { "badge " + super.summary(length) }
    override var isQuiet: Bool {
        get { super.isQuiet }
        set { super.isQuiet = newValue; alpha = 1 }
    }
}

class Card: UIView {
    var title: String { "card" }
}

extension Card {
    open override var isHidden: Bool {
        didSet { alpha = oldValue ? 1 : 0 }
    }
    override var description: String { title }
}

class Ace: Card {}

extension Ace {
    override var description: String { "ace" }
}

public class Note: NSObject {}

public extension Note {
    override var description: String { "note" }
}

extension UIButton {
    open override var isEnabled: Bool { didSet { alpha = 1 } }
}

extension UIViewController {
    @objc var isClosed: Bool { true }
}

class Menu: UINavigationController {}

extension Menu {
    override var isClosed: Bool { false }
}

class Tag: Badge {
    @IBInspectable override var isQuiet: Bool {
        didSet { if oldValue != isQuiet { alpha = 1 } }
    }
}

typealias PlatformImageView = UIImageView

extension PlatformImageView {
    @objc func preloads() -> Bool { true }
}

class AnimatedView: PlatformImageView {
    override func preloads() -> Bool { false }
}

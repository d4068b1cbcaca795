import UIKit

class Store: NSObject {
    override func awakeFromNib() {
        super.awakeFromNib()
        print("awake")
    }

    override func responds(to selector: Selector!) -> Bool { true }
    override func setValue(_ value: Any?, forUndefinedKey key: String) {
        super.setValue(value, forUndefinedKey: key)
    }
}

class Song: NSObject {
    override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        if key == "title" { return ["name"] }
        return super.keyPathsForValuesAffectingValue(forKey: key)
    }
    override class func initialize() { super.initialize() }
}

class Hit: Song {
    override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        super.keyPathsForValuesAffectingValue(forKey: key).union(["rank"])
    }
}

class Lenient: NSObject {
    override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
}

class Post: Lenient {
    override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
}

class Cell: UITableViewCell {
    override func awakeFromNib() {
        super.awakeFromNib()
    }
}

class Hint: NSObject {
    override var accessibilityLabel: String? { didSet {} }
}

class Speaker: UIView {
    override var accessibilityLabel: String? { didSet {} }
}

class Decimals: NumberFormatter {
    override func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        obj?.pointee = NSNumber(value: 1)
    }
}

typealias ControlKind = UIControl

class Knob: ControlKind {
    override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(.button) }
        set { super.accessibilityTraits = newValue }
    }
}

class Numbers: Formatter {
    override func string(for obj: Any?) -> String? { nil }
}

extension Numbers {
    override func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool { true }
}

public class WeakProxy: NSObject {
    weak var target: NSObject?

    public override func responds(to aSelector: Selector!) -> Bool {
        return target?.responds(to: aSelector) ?? super.responds(to: aSelector)
    }

    public override func forwardingTarget(for aSelector: Selector!) -> Any? { target ?? super.forwardingTarget(for: aSelector) }
}

protocol Loose { var rx: Int { get } }
extension Loose { var rx: Int { 1 } }
extension NSObject: Loose {}

protocol Strict { func isEqual(_ object: Any?) -> Bool }
extension NSObject: Strict {}

class RouteLine: MKPolylineRenderer {
    override func awakeFromNib() {
        super.awakeFromNib()
        lineWidth = 3
    }
}

class DottedLine: RouteLine {
    override func awakeFromNib() {
        super.awakeFromNib()
        lineDashPattern = [1, 4]
    }
}

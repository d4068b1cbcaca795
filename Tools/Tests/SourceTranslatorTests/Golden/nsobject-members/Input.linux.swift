#sourceLocation(file: "Input.swift", line: 1)
import UIKit

class Store: NSObject {
             func awakeFromNib() {
        ()
        print("awake")
    }

             func responds(to selector: Selector!) -> Bool { true }
             func setValue(_ value: Any?, forUndefinedKey key: String) {
        ()
    }
@MainActor static func _trestleTable_Store() -> UIKit._ClassTable { var t = UIKit._ClassTable(Store.self); t.action("awakeFromNib", { (o: Store) in { o.awakeFromNib() } }); t.method("setValue:forUndefinedKey:") { (c: Store, a: [Any?]) in guard a.count >= 2, case let p0 = a[0], let p1 = a[1] as? String else { return nil }; c.setValue(p0, forUndefinedKey: p1); return nil }; return t } }

class Song: NSObject {
             class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        if key == "title" { return ["name"] }
        return Swift.Set<String>()
    }
             class func initialize() { () }
}

class Hit: Song {
    override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        super.keyPathsForValuesAffectingValue(forKey: key).union(["rank"])
    }
}

class Lenient: NSObject {
             func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
@MainActor static func _trestleTable_Lenient() -> UIKit._ClassTable { var t = UIKit._ClassTable(Lenient.self); t.method("setValue:forKey:") { (c: Lenient, a: [Any?]) in guard a.count >= 2, case let p0 = a[0], let p1 = a[1] as? String else { return nil }; c.setValue(p0, forKey: p1); return nil }; return t } }

class Post: Lenient {
    override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
@MainActor static func _trestleTable_Post() -> UIKit._ClassTable { var t = UIKit._ClassTable(Post.self); t.method("setValue:forKey:") { (c: Post, a: [Any?]) in guard a.count >= 2, case let p0 = a[0], let p1 = a[1] as? String else { return nil }; c.setValue(p0, forKey: p1); return nil }; return t } }

class Cell: UITableViewCell {
    override func awakeFromNib() {
        super.awakeFromNib()
    }
}

class Hint: NSObject {
             var accessibilityLabel: String? { didSet {} }
}

class Speaker: UIView {
    override var accessibilityLabel: String? { didSet {} }
}

class Decimals: NumberFormatter {
             func getObjectValue(
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
             func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool { true }
}

public class WeakProxy: NSObject {
    weak var target: NSObject?

    public          func responds(to aSelector: Selector!) -> Bool {
        return target?.responds(to: aSelector) ?? super.responds(to: aSelector)
    }

    public          func forwardingTarget(for aSelector: Selector!) -> Any? { target ?? Any?.none }
}

protocol Loose { var rx: Int { get } }
extension Loose { var rx: Int { 1 } }
extension NSObject: Loose {}; extension NotificationCenter: Loose {}

protocol Strict { func isEqual(_ object: Any?) -> Bool }
extension NSObject: Strict {}

class RouteLine: MKPolylineRenderer {
             func awakeFromNib() {
        ()
        lineWidth = 3
    }
@MainActor static func _trestleTable_RouteLine() -> UIKit._ClassTable { var t = UIKit._ClassTable(RouteLine.self); t.action("awakeFromNib", { (o: RouteLine) in { o.awakeFromNib() } }); return t } }

class DottedLine: RouteLine {
    override func awakeFromNib() {
        super.awakeFromNib()
        lineDashPattern = [1, 4]
    }
@MainActor static func _trestleTable_DottedLine() -> UIKit._ClassTable { var t = UIKit._ClassTable(DottedLine.self); t.action("awakeFromNib", { (o: DottedLine) in { o.awakeFromNib() } }); return t } }
extension Decimals: UIKit._RangeParsing {}; extension Numbers: UIKit._ObjectParsing {}; extension WeakProxy: UIKit._MessageForwarding { public func _forwardingTarget(for selector: Selector) -> Any? { forwardingTarget(for: selector) } }; @MainActor func _trestleTables_Input() -> [UIKit._ClassTable] { [Store._trestleTable_Store(), Lenient._trestleTable_Lenient(), Post._trestleTable_Post(), RouteLine._trestleTable_RouteLine(), DottedLine._trestleTable_DottedLine()] }
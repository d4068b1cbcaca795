#sourceLocation(file: "Input.swift", line: 1)
import UIKit

                                class Point: NSObject {
            var x = 0.0 { willSet { willChangeValue(for: \Point.x) } didSet { didChangeValue(for: \Point.x) } }
    let id = 1
    private var hidden = 0
    func move(by delta: Double) {}
    func make(_ a: Int...) {}
    override func isEqual(_ object: Any?) -> Bool { true }
@MainActor static func _trestleTable_Point() -> UIKit._ClassTable { var t = UIKit._ClassTable(Point.self); t.property("x", \Point.x); t.getter("id", \Point.id); t.action("moveBy:", { (o: Point) in { (p0: Double) in o.move(by: p0) } }); return t } }

      enum Kind: Int { case a, b }

      extension Point {
    func reset() {}
@MainActor static func _trestleTable_Point_Input_1() -> UIKit._ClassTable { var t = UIKit._ClassTable(Point.self); t.action("reset", { (o: Point) in { o.reset() } }); return t } }

class Other: NSObject {
                  private(set) var state: Int = 0 { willSet { willChangeValue(for: \Other.state) } didSet { didChangeValue(for: \Other.state) } }
             func f() {}
@MainActor static func _trestleTable_Other() -> UIKit._ClassTable { var t = UIKit._ClassTable(Other.self); t.property("state", \Other.state); return t } }

      protocol Field: AnyObject where Self: UIView {
    var hint: String { get }
}

             class Form: UIView {
    @available(*, unavailable, renamed: "current") var old: (any Field)? { current as (any Field)? }
    @available(iOS, obsoleted: 13.0) func gone() {}
    @available(iOS 13.0, *) func here() {}
    var current: (any Field)?
    func show(_ field: any Field) {}
@MainActor static func _trestleTable_Form() -> UIKit._ClassTable { var t = UIKit._ClassTable(Form.self); t.action("here", { (o: Form) in { o.here() } }); t.property("current", \Form.current); t.action("show:", { (o: Form) in { (p0: any Field) in o.show(p0) } }); return t } }

@available(*, unavailable)       class Former: UIView {
          func act() {}
}

typealias Dismiss =                (AnyObject, Selector, Bool) -> Void
typealias Plain = @convention(c) (Int) -> Void
@MainActor func _trestleTables_Input() -> [UIKit._ClassTable] { [Point._trestleTable_Point(), Point._trestleTable_Point_Input_1(), Other._trestleTable_Other(), Form._trestleTable_Form()] }
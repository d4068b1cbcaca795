#sourceLocation(file: "Input.swift", line: 1)
import UIKit

class Box<Value>: UIView {
              private weak var label: UILabel!
              func tap() {}
@MainActor static func _trestleTable_Box() -> UIKit._ClassTable { var t = UIKit._ClassTable(Box.self); t.property("label", \Box.label); t.action("tap", { (o: Box) in { o.tap() } }); return t } }

func local() {
    class Inner: UIView {           var a: UIView! }
}

      protocol Field: AnyObject where Self: UIView {}

extension Array where Element == any Field {
    func ordered() -> [Element] { sorted { $0.tag < $1.tag } }
}
private protocol _TrestleGeneric_Box { @MainActor static func _trestleTable_Box() -> UIKit._ClassTable }; extension Box: _TrestleGeneric_Box {}; @MainActor func _trestleTables_Input() -> [UIKit._ClassTable] { [UIKit._ClassTable(generic: { ($0 as? any _TrestleGeneric_Box.Type)?._trestleTable_Box() })] }
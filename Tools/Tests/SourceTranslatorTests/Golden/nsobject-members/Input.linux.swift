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
@MainActor static func _trestleTable_Store() -> UIKit._ClassTable { var t = UIKit._ClassTable(Store.self); t.action("awakeFromNib", { (o: Store) in { o.awakeFromNib() } }); return t } }

class Cell: UITableViewCell {
    override func awakeFromNib() {
        super.awakeFromNib()
    }
}
@MainActor func _trestleTables_Input() -> [UIKit._ClassTable] { [Store._trestleTable_Store()] }
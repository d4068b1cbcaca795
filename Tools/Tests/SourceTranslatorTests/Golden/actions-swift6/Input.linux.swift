#sourceLocation(file: "Input.swift", line: 1)
// swift-mode: 6
import UIKit

class Panel: UIViewController {
              func tap(_ sender: Any) {}
          func save(_ name: String) throws {}

    override func viewDidLoad() {
        super.viewDidLoad()
        UIButton().addTarget(self, action: Selector("tap:", Panel.tap(_:)), for: .touchUpInside)
    }
@MainActor static func _trestleTable_Panel() -> UIKit._ClassTable { var t = UIKit._ClassTable(Panel.self); t.action("tap:", Panel.tap(_:)); t.method("save:error:") { (c: Panel, a: [Any?]) in guard a.count >= 1, let p0 = a[0] as? String else { return nil }; try? c.save(p0); return nil }; return t } }
@MainActor func _trestleTables_Input() -> [UIKit._ClassTable] { [Panel._trestleTable_Panel()] }
#sourceLocation(file: "Input.swift", line: 1)
import UIKit

extension UIViewController {
    static let exchange: Void = {
        guard let original = class_getInstanceMethod(UIViewController.self, Selector("viewWillAppear:")),
            let replacement = class_getInstanceMethod(UIViewController.self, Selector("logged_viewWillAppear:", { (o: UIViewController) in { (p0: Bool) in o.logged_viewWillAppear(p0) } }))
        else { return }
        method_exchangeImplementations(original, replacement)
    }()

          func logged_viewWillAppear(_ animated: Bool) {
        ()
        print("appears")
    }
@MainActor static func _trestleTable_UIViewController_Input_1() -> UIKit._ClassTable { var t = UIKit._ClassTable(UIViewController.self); t.action("logged_viewWillAppear:", { (o: UIViewController) in { (p0: Bool) in o.logged_viewWillAppear(p0) } }); return t } }

class Tree {
    func walk(_ depth: Int) {
        if depth == 0 { return }
        walk(depth - 1)
    }
}
@MainActor func _trestleTables_Input() -> [UIKit._ClassTable] { [UIViewController._trestleTable_UIViewController_Input_1()] }
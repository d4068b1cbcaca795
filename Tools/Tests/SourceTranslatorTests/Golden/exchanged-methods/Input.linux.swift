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

extension UIView {
    // Not exchanged: overloads and functions with any number of arguments.
    func addSubviews(_ views: UIView...) { addSubviews(views) }
    func addSubviews(_ views: [UIView]) { views.forEach(addSubview) }
          func log(_ message: Any) { log(message) }
          func tapped(_ sender: UIButton) { tapped(sender) }
    func listen(_ button: UIButton) { button.addTarget(self, action: Selector("tapped:", { (o: UIView) in { (p0: UIButton) in o.tapped(p0) } }), for: .touchUpInside) }

    // Exchanged by a function of another file, by a constant, and by a name.
          func traced_didMoveToWindow() {
        ()
    }
          func traced_didMoveToSuperview() {
        ()
    }
          func traced_awake(_ names: [String]) {
        ()
    }
    // The selectors of these variadic functions are not those of a method.
    func traced_awake(_ names: String...) {
        traced_awake(names)
    }
@MainActor static func _trestleTable_UIView_Input_2() -> UIKit._ClassTable { var t = UIKit._ClassTable(UIView.self); t.action("log:", { (o: UIView) in { (p0: Any) in o.log(p0) } }); t.action("tapped:", { (o: UIView) in { (p0: UIButton) in o.tapped(p0) } }); t.action("traced_didMoveToWindow", { (o: UIView) in { o.traced_didMoveToWindow() } }); t.action("traced_didMoveToSuperview", { (o: UIView) in { o.traced_didMoveToSuperview() } }); t.action("traced_awake:", { (o: UIView) in { (p0: [String]) in o.traced_awake(p0) } }); return t } }
@MainActor func _trestleTables_Input() -> [UIKit._ClassTable] { [UIViewController._trestleTable_UIViewController_Input_1(), UIView._trestleTable_UIView_Input_2()] }
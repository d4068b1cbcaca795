#sourceLocation(file: "Input.swift", line: 1)
import UIKit

class Parent: UIViewController {
          func inherited(_ sender: Any) {}
@MainActor static func _trestleTable_Parent() -> UIKit._ClassTable { var t = UIKit._ClassTable(Parent.self); t.action("inherited:", { (o: Parent) in { (p0: Any) in o.inherited(p0) } }); return t } }

class Child: Parent {
          func tap() {}
          func move(to point: CGPoint) {}
          func show(sender: UIButton) {}
          func pan(_ g: UIPanGestureRecognizer) {}
          func pan(_ g: UIPinchGestureRecognizer) {}
          var name: String = ""
    let model = Model()

    func use() {
        let button = UIButton()
        button.addTarget(self, action: Selector("tap", { (o: Child) in { o.tap() } }), for: .touchUpInside)
        button.addTarget(self, action: Selector("inherited:", { (o: Child) in { (p0: Any) in o.inherited(p0) } }), for: .touchUpInside)
        button.addTarget(self, action: Selector("moveTo:", { (o: Child) in { (p0: CGPoint) in o.move(to: p0) } }), for: .touchUpInside)
        button.addTarget(self, action: Selector("showWithSender:", { (o: Child) in { (p0: UIButton) in o.show(sender: p0) } }), for: .touchUpInside)
        button.addTarget(model, action: Selector("refresh", { (o: Model) in { o.refresh() } }), for: .touchUpInside)
        button.addTarget(model, action: Selector("refresh", { (o: Model) in { o.refresh() } }), for: .touchUpInside)
        button.addTarget(nil, action: Selector("endEditing:", { (o: UIView) in { (_: Any) in o.endEditing(true) } }), for: .touchUpInside)
        button.addTarget(self, action: Selector("dismissViewControllerAnimated:completion:", { (o: UIViewController) in { (_: Any) in o.dismiss(animated: true) } }), for: .touchUpInside)
        button.addTarget(self, action: Selector("pan:", { (o: Child) in { (p0: UIPinchGestureRecognizer) in o.pan(p0) } }), for: .touchUpInside)
        button.addTarget(
            self,
            action: Selector("tap", { (o: Child) in { o.tap() } })

,
            for: .touchUpInside)
        print(Selector("name"), Selector("setName:"), Selector("copy:"), Selector("unknown"))
        print("model.title", "name")
    }
@MainActor static func _trestleTable_Child() -> UIKit._ClassTable { var t = UIKit._ClassTable(Child.self); t.action("tap", { (o: Child) in { o.tap() } }); t.action("moveTo:", { (o: Child) in { (p0: CGPoint) in o.move(to: p0) } }); t.action("showWithSender:", { (o: Child) in { (p0: UIButton) in o.show(sender: p0) } }); t.action("pan:", { (o: Child) in { (p0: UIPanGestureRecognizer) in o.pan(p0) } }); t.action("pan:", { (o: Child) in { (p0: UIPinchGestureRecognizer) in o.pan(p0) } }); t.property("name", \Child.name); return t } }

class Model: NSObject {
          var title = ""
          func refresh() {}
@MainActor static func _trestleTable_Model() -> UIKit._ClassTable { var t = UIKit._ClassTable(Model.self); t.property("title", \Model.title); t.action("refresh", { (o: Model) in { o.refresh() } }); return t } }

extension UIButton {
          func pulse() {}
    func start() { addTarget(self, action: Selector("pulse", { (o: UIButton) in { o.pulse() } }), for: .touchUpInside) }
@MainActor static func _trestleTable_UIButton_Input_1() -> UIKit._ClassTable { var t = UIKit._ClassTable(UIButton.self); t.action("pulse", { (o: UIButton) in { o.pulse() } }); return t } }

private extension Selector {
    static let tap = Selector("tap", { (o: Child) in { o.tap() } })
}

func outside(_ model: Model) {
    class Local: NSObject {
              func ping(_ timer: Timer) {}
        func start() { print(Selector("ping:", { (o: Local) in { (p0: Timer) in o.ping(p0) } })) }
    }
    print(Selector("refresh"))
}

final class CopyingView: UIView {
    override func copy(_ sender: Any?) {}
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action {
        case Selector("copy:"), Selector("paste:"): return true
        case let other where other == Selector("copy:", { (o: CopyingView) in { (p0: Any?) in o.copy(p0) } }): return false
        default: return super.canPerformAction(action, withSender: sender)
        }
    }
}
@MainActor func _trestleTables_Input() -> [UIKit._ClassTable] { [Parent._trestleTable_Parent(), Child._trestleTable_Child(), Model._trestleTable_Model(), UIButton._trestleTable_UIButton_Input_1()] }
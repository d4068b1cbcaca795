import UIKit

class Parent: UIViewController {
    @objc func inherited(_ sender: Any) {}
}

class Child: Parent {
    @objc func tap() {}
    @objc func move(to point: CGPoint) {}
    @objc func show(sender: UIButton) {}
    @objc func pan(_ g: UIPanGestureRecognizer) {}
    @objc func pan(_ g: UIPinchGestureRecognizer) {}
    @objc var name: String = ""
    let model = Model()

    func use() {
        let button = UIButton()
        button.addTarget(self, action: #selector(tap), for: .touchUpInside)
        button.addTarget(self, action: #selector(inherited), for: .touchUpInside)
        button.addTarget(self, action: #selector(self.move(to:)), for: .touchUpInside)
        button.addTarget(self, action: #selector(Child.show), for: .touchUpInside)
        button.addTarget(model, action: #selector(model.refresh), for: .touchUpInside)
        button.addTarget(model, action: #selector(Model.refresh), for: .touchUpInside)
        button.addTarget(nil, action: #selector(UIView.endEditing(_:)), for: .touchUpInside)
        button.addTarget(self, action: #selector(dismiss(animated:completion:)), for: .touchUpInside)
        button.addTarget(self, action: #selector(pan as (UIPinchGestureRecognizer) -> Void), for: .touchUpInside)
        button.addTarget(
            self,
            action: #selector(
                Child.tap
            ),
            for: .touchUpInside)
        print(#selector(getter: Child.name), #selector(setter: name), #selector(copy(_:)), #selector(unknown))
        print(#keyPath(Child.model.title), #keyPath(name))
    }
}

class Model: NSObject {
    @objc var title = ""
    @objc func refresh() {}
}

extension UIButton {
    @objc func pulse() {}
    func start() { addTarget(self, action: #selector(pulse), for: .touchUpInside) }
}

private extension Selector {
    static let tap = #selector(Child.tap)
}

func outside(_ model: Model) {
    class Local: NSObject {
        @objc func ping(_ timer: Timer) {}
        func start() { print(#selector(ping)) }
    }
    print(#selector(model.refresh))
}

final class CopyingView: UIView {
    override func copy(_ sender: Any?) {}
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action {
        case #selector(copy(_:)), #selector(UIResponderStandardEditActions.paste(_:)): return true
        case let other where other == #selector(copy(_:)): return false
        default: return super.canPerformAction(action, withSender: sender)
        }
    }
}

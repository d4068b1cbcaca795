import UIKit

extension UIViewController {
    static let exchange: Void = {
        guard let original = class_getInstanceMethod(UIViewController.self, #selector(UIViewController.viewWillAppear(_:))),
            let replacement = class_getInstanceMethod(UIViewController.self, #selector(UIViewController.logged_viewWillAppear(_:)))
        else { return }
        method_exchangeImplementations(original, replacement)
    }()

    @objc func logged_viewWillAppear(_ animated: Bool) {
        self.logged_viewWillAppear(animated)
        print("appears")
    }
}

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
    @objc func log(_ message: Any) { log(message) }
    @objc func tapped(_ sender: UIButton) { tapped(sender) }
    func listen(_ button: UIButton) { button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside) }

    // Exchanged by a function of another file, by a constant, and by a name.
    @objc func traced_didMoveToWindow() {
        traced_didMoveToWindow()
    }
    @objc func traced_didMoveToSuperview() {
        traced_didMoveToSuperview()
    }
    @objc func traced_awake(_ names: [String]) {
        traced_awake(names)
    }
    // The selectors of these variadic functions are not those of a method.
    func traced_awake(_ names: String...) {
        traced_awake(names)
    }
}

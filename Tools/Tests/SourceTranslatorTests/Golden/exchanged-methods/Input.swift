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

import UIKit

extension Base {
    @objc func bind(_ value: Int, to name: String = "", handler: @escaping (UITableViewDelegate?) -> Void) throws -> Bool { true }
    var caption: String { "" }
    func alone() {}
}

extension Detail {
    override func viewDidLoad() {
        super.viewDidLoad()
    }

    @available(iOS 11.0, *)
    override var prefersStatusBarHidden: Bool {
        return true
    }

    override var title: String? {
        get { super.title }
        set { super.title = newValue }
    }

    override func bind(_ value: Int, to name: String, handler: @escaping (UITableViewDelegate?) -> Void) throws -> Bool { false }
    override var caption: String { "detail" }

    override func touchesBegan(_ touches: Set<UITouch>, with _: UIEvent?) {}
}

extension UILabel {
    override var intrinsicContentSize: CGSize { .zero }
}

extension SKPaymentTransaction {
    open override var debugDescription: String { "payment" }
}

#sourceLocation(file: "Extensions.swift", line: 1)
import UIKit

extension Base {
          func _ext_Base_bind(_ value: Int, to name: String = "", handler: @escaping ((any UITableViewDelegate)?) -> Void) throws -> Bool { true }
    var _ext_Base_caption: String { "" }
    func alone() {}
@MainActor static func _trestleTable_Base_Extensions_1() -> UIKit._ClassTable { var t = UIKit._ClassTable(Base.self); t.method("bind:to:handler:error:") { (c: Base, a: [Any?]) in guard a.count >= 3, let p0 = a[0] as? Int, let p1 = a[1] as? String, let p2 = a[2] as? (((any UITableViewDelegate)?) -> Void) else { return nil }; return try? c.bind(p0, to: p1, handler: p2) }; return t } }

extension Detail {
             func _ext_viewDidLoad() {
        super.viewDidLoad()
    }

    @available(iOS 11.0, *)
             var _ext_prefersStatusBarHidden: Bool {
        return true
    }

             var _ext_title: String? {
        get { super.title }
        set { super.title = newValue }
    }

             func _ext_Detail_bind(_ value: Int, to name: String, handler: @escaping ((any UITableViewDelegate)?) -> Void) throws -> Bool { false }
             var _ext_Detail_caption: String { "detail" }

             func _ext_touchesBegan(_ touches: Set<UITouch>, with _: UIEvent?) {}
}

extension UILabel {
             var _ext_UILabel_intrinsicContentSize: CGSize { .zero }
}

extension SKPaymentTransaction {
    public          var _ext_SKPaymentTransaction_debugDescription: String { "payment" }
}
@MainActor func _trestleTables_Extensions() -> [UIKit._ClassTable] { [Base._trestleTable_Base_Extensions_1()] }
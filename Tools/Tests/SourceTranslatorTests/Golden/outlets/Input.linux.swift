#sourceLocation(file: "Input.swift", line: 1)
import UIKit

class Base: UIViewController {
              weak var label: UILabel!
              private var buttons: [UIButton]!
              weak var owner: AnyObject? { didSet { print("set") } }
              unowned var source: UIViewController!
              var computed: UIView! {
        get { view }
        set { view = newValue }
    }
              private(set) weak var image: UIImageView?, other: UIImageView?
    var plain: UILabel!

    fileprivate class Header: UIView {           weak var title: UILabel! ; @MainActor static func _trestleTable_Base_Header() -> UIKit._ClassTable { var t = UIKit._ClassTable(Header.self); t.property("title", \Header.title); return t } }
@MainActor static func _trestleTable_Base() -> UIKit._ClassTable { var t = UIKit._ClassTable(Base.self); t.property("label", \Base.label); t.property("buttons", \Base.buttons); t.property("owner", \Base.owner); t.setter("source") { (c: Base, v: UIViewController!) in c.source = v }; t.property("computed", \Base.computed); t.property("image", \Base.image); t.property("other", \Base.other); return t } }

extension UIView {
                   var radius: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
                   var isRound: Bool { radius > 0 }
@MainActor static func _trestleTable_UIView_Input_1() -> UIKit._ClassTable { var t = UIKit._ClassTable(UIView.self); t.property("radius", \UIView.radius); t.getter("isRound", \UIView.isRound); return t } }
@MainActor func _trestleTables_Input() -> [UIKit._ClassTable] { [Base.Header._trestleTable_Base_Header(), Base._trestleTable_Base(), UIView._trestleTable_UIView_Input_1()] }
#sourceLocation(file: "Overloads.swift", line: 1)
import UIKit

      protocol PanelDelegate: AnyObject { associatedtype _Result_panel___layoutFor_Panel_CGSize = _TrestleUnwritten; associatedtype _Result_panel___layoutFor_Panel_UITraitCollection = _TrestleUnwritten;
                   func panel(_ panel: Panel, layoutFor size: CGSize) -> _Result_panel___layoutFor_Panel_CGSize
                   func panel(_ panel: Panel, layoutFor traits: UITraitCollection) -> _Result_panel___layoutFor_Panel_UITraitCollection
}; extension PanelDelegate { var _implements_panel___layoutFor_Panel_CGSize: Bool { _Result_panel___layoutFor_Panel_CGSize.self != _TrestleUnwritten.self }; var _implements_panel___layoutFor_Panel_UITraitCollection: Bool { _Result_panel___layoutFor_Panel_UITraitCollection.self != _TrestleUnwritten.self } }; extension PanelDelegate where _Result_panel___layoutFor_Panel_CGSize == _TrestleUnwritten { func panel(_ panel: Panel, layoutFor size: CGSize) -> _TrestleUnwritten { _TrestleUnwritten() } }; extension PanelDelegate where _Result_panel___layoutFor_Panel_UITraitCollection == _TrestleUnwritten { func panel(_ panel: Panel, layoutFor traits: UITraitCollection) -> _TrestleUnwritten { _TrestleUnwritten() } }

class Panel: UIView {
    weak var delegate: (any PanelDelegate)?
}

class Core {
    weak var owner: Panel?
    var panel: Panel?
    func layout() -> Int {
        guard let owner = owner, let delegate = owner.delegate else { return 0 }
        return (delegate.panel(owner, layoutFor: CGSize.zero) as? Int) ?? 1
    }
}

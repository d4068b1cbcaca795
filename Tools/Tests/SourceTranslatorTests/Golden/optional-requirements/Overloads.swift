import UIKit

@objc protocol PanelDelegate {
    @objc optional func panel(_ panel: Panel, layoutFor size: CGSize) -> Int
    @objc optional func panel(_ panel: Panel, layoutFor traits: UITraitCollection) -> Int
}

class Panel: UIView {
    weak var delegate: PanelDelegate?
}

class Core {
    weak var owner: Panel?
    var panel: Panel?
    func layout() -> Int {
        guard let owner = owner, let delegate = owner.delegate else { return 0 }
        return delegate.panel?(owner, layoutFor: CGSize.zero) ?? 1
    }
}

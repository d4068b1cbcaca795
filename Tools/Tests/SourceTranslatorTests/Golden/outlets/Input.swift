import UIKit

class Base: UIViewController {
    @IBOutlet weak var label: UILabel!
    @IBOutlet private var buttons: [UIButton]!
    @IBOutlet weak var owner: AnyObject? { didSet { print("set") } }
    @IBOutlet unowned var source: UIViewController!
    @IBOutlet var computed: UIView! {
        get { view }
        set { view = newValue }
    }
    @IBOutlet private(set) weak var image: UIImageView?, other: UIImageView?
    var plain: UILabel!

    private class Header: UIView { @IBOutlet weak var title: UILabel! }
}

extension UIView {
    @IBInspectable var radius: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
    @IBInspectable var isRound: Bool { radius > 0 }
}

import UIKit

class Box<Value>: UIView {
    @IBOutlet private weak var label: UILabel!
    @IBAction func tap() {}
}

func local() {
    class Inner: UIView { @IBOutlet var a: UIView! }
}

import UIKit

class Box<Value>: UIView {
    @IBOutlet private weak var label: UILabel!
    @IBAction func tap() {}
}

func local() {
    class Inner: UIView { @IBOutlet var a: UIView! }
}

@objc protocol Field where Self: UIView {}

extension Array where Element: Field {
    func ordered() -> [Element] { sorted { $0.tag < $1.tag } }
}

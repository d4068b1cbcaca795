import UIKit

class Store: NSObject {
    override func awakeFromNib() {
        super.awakeFromNib()
        print("awake")
    }

    override func responds(to selector: Selector!) -> Bool { true }
    override func setValue(_ value: Any?, forUndefinedKey key: String) {
        super.setValue(value, forUndefinedKey: key)
    }
}

class Cell: UITableViewCell {
    override func awakeFromNib() {
        super.awakeFromNib()
    }
}

import UIKit

class ClassCell: UITableViewCell {
    static func register(in table: UITableView) {
        table.register(ClassCell.classForCoder(), forCellReuseIdentifier: "cell")
        table.register(UIKit.UITableViewHeaderFooterView.classForCoder(), forHeaderFooterViewReuseIdentifier: "header")
    }
}

#sourceLocation(file: "Input.swift", line: 1)
import UIKit

class ClassCell: UITableViewCell {
    static func register(in table: UITableView) {
        table.register(ClassCell.self, forCellReuseIdentifier: "cell")
        table.register(UIKit.UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    }
}

#sourceLocation(file: "Input.swift", line: 1)
import UIKit

class ListController: UIViewController, UITableViewDelegate, UITextFieldDelegate { @MainActor func scrollViewDidScroll(_ scrollView: UIScrollView) {}; @MainActor func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}; @MainActor func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { UIKit._MissingMethods.shared.tableView(tableView, heightForRowAt: indexPath) }; @MainActor func textFieldShouldReturn(_ textField: UITextField) -> Bool { UIKit._MissingMethods.shared.textFieldShouldReturn(textField) };
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
}

class SelectableController: ListController { override func textFieldShouldReturn(_ textField: UITextField) -> Bool { _ext_textFieldShouldReturn(textField) }; override func scrollViewDidScroll(_ scrollView: UIScrollView) { _ext_scrollViewDidScroll(scrollView) };
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
}

extension SelectableController {
    func _ext_textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
    func _ext_scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

class OtherController: ListController {
    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

class LastController: OtherController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

open class OpenController: UIViewController, UITextFieldDelegate { @MainActor public func textFieldDidEndEditing(_ textField: UITextField) {};}

public class PublicController: OpenController {
    public override func textFieldDidEndEditing(_ textField: UITextField) {}
}

class ItemList<Item>: ListController {
    func tableView(_ tableView: UITableView, received items: [Item]) {}
    func tableView(_ tableView: UITableView, received list: ItemList<Int>) {}
}

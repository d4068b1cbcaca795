import UIKit

class ListController: UIViewController, UITableViewDelegate, UITextFieldDelegate {
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
}

class SelectableController: ListController {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
}

extension SelectableController {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

class OtherController: ListController {
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

class LastController: OtherController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

open class OpenController: UIViewController, UITextFieldDelegate {}

public class PublicController: OpenController {
    func textFieldDidEndEditing(_ textField: UITextField) {}
}

class ItemList<Item>: ListController {
    func tableView(_ tableView: UITableView, received items: [Item]) {}
    func tableView(_ tableView: UITableView, received list: ItemList<Int>) {}
}

import UIKit

class ListController<Item, Cell: UITableViewCell>: UIViewController {
    @IBOutlet private weak var listView: UITableView!
    var items: [Item] = []

    @IBAction func reload(_ sender: Any?) {
        listView.reloadData()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(reload(_:)), for: .touchUpInside)
    }
}

class Outer: UIResponder {
    private class HeaderView: UIView {
        @IBOutlet weak var label: UILabel!
        @IBAction func tapped() {}
    }

    class Footer: UIView {
        @IBOutlet private var buttons: [UIButton]!
        @IBOutlet unowned var owner: UIViewController!
    }

    private let header = HeaderView()
    private let identifier = UITableViewCell.self
}

#if DEBUG
class DebugPanel: UIViewController {
    @IBOutlet weak var log: UITextView!
    @IBAction func clear(_ sender: UIButton) { log.text = "" }
}
#endif

class PanelContainer: UIViewController {
    #if os(iOS)
    @IBOutlet weak var panel: UIView!
    #else
    @IBOutlet weak var other: NSObject!
    #endif
    @IBSegueAction func makePanel(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? { nil }
    @objc func upload(_ data: NSData, to name: String) throws -> Bool { true }
    @objc func fetch() async -> Int { 1 }
}

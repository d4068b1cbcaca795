import UIKit

class Proxy: NSObject, UITableViewDelegate {
    weak var next: UITableViewDelegate?
    weak var fields: UITextFieldDelegate?
    var completion: ((Int) -> Void)?

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        next?.tableView?(tableView, didSelectRowAt: indexPath)
        completion?(1)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        return next?.tableView?(tableView, viewForHeaderInSection: section)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        return tableView.delegate?.tableView?(tableView, heightForRowAt: indexPath) ?? 44
    }

    func ask(_ delegate: UITextFieldDelegate, _ field: UITextField) -> Bool {
        delegate.textFieldShouldReturn?(field) ?? true
    }

    func count(_ source: UITableViewDataSource?, _ layout: UICollectionViewLayout, _ table: UITableView) -> Int {
        guard let source, let sections = source.numberOfSections, layout.collectionView == nil else { return 0 }
        if let title = source.tableView(_:titleForHeaderInSection:) { return title(table, 0)?.count ?? 0 }
        if let view = layout.collectionView, let other = table.dataSource?.numberOfSections { return view.numberOfSections + other(table) }
        return sections(table)
    }
}

typealias ListHandler = UITableViewDelegate & UITableViewDataSource

class Owner {
    weak var handler: ListHandler?
    var both: (UITableViewDelegate & UITableViewDataSource)?
}

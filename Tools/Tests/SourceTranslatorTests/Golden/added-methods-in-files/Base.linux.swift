#sourceLocation(file: "Base.swift", line: 1)
import UIKit

class ListBase<Item>: UIViewController { func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { _ext_tableView(tableView, didSelectRowAt: indexPath) }; @MainActor func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize { UIKit._MissingMethods.shared.collectionView(collectionView, layout: layout, sizeForItemAt: indexPath) }; @MainActor func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}; @MainActor func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { UIKit._MissingMethods.shared.tableView(tableView, heightForRowAt: indexPath) }; @MainActor func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { UIKit._MissingMethods.shared.tableView(tableView, titleForHeaderInSection: section) }; @MainActor func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIKit._MissingMethods.shared.tableView(tableView, viewForHeaderInSection: section) }; @MainActor func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { UIKit._MissingMethods.shared.tableView(tableView, willSelectRowAt: indexPath) }; @MainActor class var _unwrittenMethods: Set<String> { ["collectionView(_:layout:sizeForItemAt:)", "tableView(_:commit:forRowAt:)", "tableView(_:viewForHeaderInSection:)"] };
    var items: [Item] = []
    func title(of item: Item) -> String { "\(item)" }
}

extension ListBase: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = title(of: items[indexPath.row])
        return cell
    }
}

extension ListBase: UITableViewDelegate, UICollectionViewDelegateFlowLayout {
    func _ext_tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

class Source: NSObject, UITableViewDataSource { @MainActor func numberOfSections(in tableView: UITableView) -> Int { UIKit._MissingMethods.shared.numberOfSections(in: tableView) }; @MainActor func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { UIKit._MissingMethods.shared.tableView(tableView, canMoveRowAt: indexPath) }; @MainActor func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}; @MainActor func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}; @MainActor class var _unwrittenMethods: Set<String> { ["tableView(_:commit:forRowAt:)", "tableView(_:moveRowAt:to:)"] };
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
extension ListBase: UIKit._DeclaresForSubclasses {}; extension Source: UIKit._DeclaresForSubclasses {}
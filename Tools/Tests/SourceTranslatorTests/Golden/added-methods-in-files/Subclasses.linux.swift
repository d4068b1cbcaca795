#sourceLocation(file: "Subclasses.swift", line: 1)
import UIKit

class NamesController: ListBase<String> { override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { _ext_tableView(tableView, viewForHeaderInSection: section) }; override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { _ext_tableView(tableView, commit: editingStyle, forRowAt: indexPath) }; override func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize { _ext_collectionView(collectionView, layout: layout, sizeForItemAt: indexPath) }; override class var _unwrittenMethods: Set<String> { super._unwrittenMethods.subtracting(["collectionView(_:layout:sizeForItemAt:)", "tableView(_:commit:forRowAt:)", "tableView(_:viewForHeaderInSection:)"]) };
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 100 }
    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { nil }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

extension NamesController {
    func _ext_tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UILabel() }
    func _ext_tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
    func _ext_collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        CGSize(width: 10, height: 10)
    }
}

class NumbersController: ListBase<Int> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Numbers" }
}

class MovingSource: Source { override class var _unwrittenMethods: Set<String> { super._unwrittenMethods.subtracting(["tableView(_:moveRowAt:to:)"]) };
    override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }
}

final class LastSource: MovingSource { override class var _unwrittenMethods: Set<String> { super._unwrittenMethods.subtracting(["tableView(_:commit:forRowAt:)"]) };
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
}

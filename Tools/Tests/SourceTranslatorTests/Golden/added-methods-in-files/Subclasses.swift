import UIKit

class NamesController: ListBase<String> {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 100 }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { nil }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

extension NamesController {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UILabel() }
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        CGSize(width: 10, height: 10)
    }
}

class NumbersController: ListBase<Int> {
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Numbers" }
}

class MovingSource: Source {
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }
}

final class LastSource: MovingSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
}

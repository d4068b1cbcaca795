import CoreData
import UIKit

/// The rows of the list: months with the flowers that open in them, and an index of the months.
final class PlantSource: UITableViewDiffableDataSource<String, NSManagedObjectID> {
  /// Called when the user has moved a row.
  var move: ((_ from: IndexPath, _ to: IndexPath) -> Void)?
  /// Whether rows can be moved: not while the list shows only some of them.
  var isReorderable = true

  private func month(_ section: Int) -> Int { sectionIdentifier(for: section).flatMap { Int($0) } ?? 0 }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Months.name(month(section))
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    let count = snapshot().numberOfSections
    return count > 3 ? (0..<count).map { Months.letter(month($0)) } : nil
  }

  override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { isReorderable }

  override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    move?(sourceIndexPath, destinationIndexPath)
  }
}

import UIKit

// One class for each optional method, which implements only this method, because the table checks the conformance itself.

@MainActor final class SectionsLog: RequiredLog, UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    TableCalls.note("numberOfSections")
    return 1
  }
}
@MainActor final class HeaderTitleLog: RequiredLog, UITableViewDataSource {
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    TableCalls.note("titleForHeader \(section)")
    return nil
  }
}
@MainActor final class FooterTitleLog: RequiredLog, UITableViewDataSource {
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    TableCalls.note("titleForFooter \(section)")
    return nil
  }
}
@MainActor final class IndexTitlesLog: RequiredLog, UITableViewDataSource {
  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    TableCalls.note("sectionIndexTitles")
    return nil
  }
}
@MainActor final class SectionForTitleLog: RequiredLog, UITableViewDataSource {
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    TableCalls.note("sectionForTitle \(index)")
    return 0
  }
}
@MainActor final class MayEditLog: RequiredLog, UITableViewDataSource {
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    TableCalls.note("canEdit \(indexPath.row)")
    return true
  }
}
@MainActor final class MayMoveLog: RequiredLog, UITableViewDataSource {
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    TableCalls.note("canMove \(indexPath.row)")
    return true
  }
}
@MainActor final class CommitLog: RequiredLog, UITableViewDataSource {
  func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    TableCalls.note("commit \(indexPath.row)")
  }
}
@MainActor final class MoveLog: RequiredLog, UITableViewDataSource {
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    TableCalls.note("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
  }
}
@MainActor final class RowHeightLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    TableCalls.note("heightForRow \(indexPath.row)")
    return 44
  }
}
@MainActor final class HeaderHeightLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    TableCalls.note("heightForHeader \(section)")
    return UITableView.automaticDimension
  }
}
@MainActor final class FooterHeightLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    TableCalls.note("heightForFooter \(section)")
    return UITableView.automaticDimension
  }
}
@MainActor final class EstimateLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    TableCalls.note("estimateForRow \(indexPath.row)")
    return 44
  }
}
@MainActor final class HeaderEstimateLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    TableCalls.note("estimateForHeader \(section)")
    return 0
  }
}
@MainActor final class FooterEstimateLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    TableCalls.note("estimateForFooter \(section)")
    return 0
  }
}
@MainActor final class IndentationLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    TableCalls.note("indentationLevel \(indexPath.row)")
    return 0
  }
}
@MainActor final class HeaderViewLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    TableCalls.note("viewForHeader \(section)")
    return nil
  }
}
@MainActor final class FooterViewLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    TableCalls.note("viewForFooter \(section)")
    return nil
  }
}
@MainActor final class WillDisplayLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    TableCalls.note("willDisplay \(indexPath.row)")
  }
}
@MainActor final class DidEndDisplayingLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    TableCalls.note("didEndDisplaying \(indexPath.row)")
  }
}
@MainActor final class WillDisplayHeaderLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    TableCalls.note("willDisplayHeader \(section)")
  }
}
@MainActor final class WillDisplayFooterLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    TableCalls.note("willDisplayFooter \(section)")
  }
}
@MainActor final class DidEndHeaderLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    TableCalls.note("didEndDisplayingHeader \(section)")
  }
}
@MainActor final class DidEndFooterLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    TableCalls.note("didEndDisplayingFooter \(section)")
  }
}
@MainActor final class AccessoryTypeLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, accessoryTypeForRowWith indexPath: IndexPath) -> UITableViewCell.AccessoryType {
    TableCalls.note("accessoryType \(indexPath.row)")
    return .none
  }
}
@MainActor final class AccessoryTapLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    TableCalls.note("accessoryButtonTapped \(indexPath.row)")
  }
}
@MainActor final class ShouldHighlightLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    TableCalls.note("shouldHighlight \(indexPath.row)")
    return true
  }
}
@MainActor final class DidHighlightLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    TableCalls.note("didHighlight \(indexPath.row)")
  }
}
@MainActor final class DidUnhighlightLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    TableCalls.note("didUnhighlight \(indexPath.row)")
  }
}
@MainActor final class WillSelectLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    TableCalls.note("willSelect \(indexPath.row)")
    return indexPath
  }
}
@MainActor final class WillDeselectLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    TableCalls.note("willDeselect \(indexPath.row)")
    return indexPath
  }
}
@MainActor final class DidSelectLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    TableCalls.note("didSelect \(indexPath.row)")
  }
}
@MainActor final class DidDeselectLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    TableCalls.note("didDeselect \(indexPath.row)")
  }
}
@MainActor final class CanFocusLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    TableCalls.note("canFocus \(indexPath.row)")
    return true
  }
}
@MainActor final class CanPerformLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    TableCalls.note("canPerformPrimaryAction \(indexPath.row)")
    return true
  }
}
@MainActor final class PrimaryActionLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    TableCalls.note("performPrimaryAction \(indexPath.row)")
  }
}
@MainActor final class EditingStyleLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    TableCalls.note("editingStyle \(indexPath.row)")
    return .delete
  }
}
@MainActor final class DeleteTitleLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
    TableCalls.note("titleForDelete \(indexPath.row)")
    return nil
  }
}
@MainActor final class ShouldIndentLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    TableCalls.note("shouldIndent \(indexPath.row)")
    return true
  }
}
@MainActor final class WillBeginEditingLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    TableCalls.note("willBeginEditing \(indexPath.row)")
  }
}
@MainActor final class DidEndEditingLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    TableCalls.note("didEndEditing \(indexPath?.row ?? -1)")
  }
}
@MainActor final class LeadingActionsLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    TableCalls.note("leadingActions \(indexPath.row)")
    return nil
  }
}
@MainActor final class TrailingActionsLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    TableCalls.note("trailingActions \(indexPath.row)")
    return nil
  }
}
@MainActor final class EditActionsLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    TableCalls.note("editActions \(indexPath.row)")
    return nil
  }
}
@MainActor final class MenuLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    TableCalls.note("shouldShowMenu \(indexPath.row)")
    return false
  }
}
@MainActor final class ContextMenuLog: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  {
    TableCalls.note("contextMenu \(indexPath.row)")
    return nil
  }
}
@MainActor final class DidScrollLog: NSObject, UITableViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    TableCalls.note("didScroll")
  }
}

/// The optional methods, each implemented alone.
enum SingleMethod: String, CaseIterable {
  case none
  case numberOfSections
  case titleForHeader
  case titleForFooter
  case sectionIndexTitles
  case sectionForSectionIndexTitle
  case canEditRow
  case canMoveRow
  case commit
  case moveRow
  case heightForRow
  case heightForHeader
  case heightForFooter
  case estimatedHeightForRow
  case estimatedHeightForHeader
  case estimatedHeightForFooter
  case indentationLevel
  case viewForHeader
  case viewForFooter
  case willDisplay
  case didEndDisplaying
  case willDisplayHeaderView
  case willDisplayFooterView
  case didEndDisplayingHeaderView
  case didEndDisplayingFooterView
  case accessoryType
  case accessoryButtonTapped
  case shouldHighlight
  case didHighlight
  case didUnhighlight
  case willSelect
  case willDeselect
  case didSelect
  case didDeselect
  case canFocus
  case canPerformPrimaryAction
  case performPrimaryAction
  case editingStyle
  case titleForDeleteConfirmationButton
  case shouldIndentWhileEditing
  case willBeginEditing
  case didEndEditing
  case leadingSwipeActions
  case trailingSwipeActions
  case editActions
  case shouldShowMenu
  case contextMenuConfiguration
  case didScroll

  /// A data source with the method, if it belongs to the data source.
  @MainActor var source: any UITableViewDataSource {
    switch self {
    case .numberOfSections: SectionsLog()
    case .titleForHeader: HeaderTitleLog()
    case .titleForFooter: FooterTitleLog()
    case .sectionIndexTitles: IndexTitlesLog()
    case .sectionForSectionIndexTitle: SectionForTitleLog()
    case .canEditRow: MayEditLog()
    case .canMoveRow: MayMoveLog()
    case .commit: CommitLog()
    case .moveRow: MoveLog()
    default: BareLog()
    }
  }

  /// A delegate with the method, if it belongs to the delegate.
  @MainActor var delegate: (any UITableViewDelegate)? {
    switch self {
    case .heightForRow: RowHeightLog()
    case .heightForHeader: HeaderHeightLog()
    case .heightForFooter: FooterHeightLog()
    case .estimatedHeightForRow: EstimateLog()
    case .estimatedHeightForHeader: HeaderEstimateLog()
    case .estimatedHeightForFooter: FooterEstimateLog()
    case .indentationLevel: IndentationLog()
    case .viewForHeader: HeaderViewLog()
    case .viewForFooter: FooterViewLog()
    case .willDisplay: WillDisplayLog()
    case .didEndDisplaying: DidEndDisplayingLog()
    case .willDisplayHeaderView: WillDisplayHeaderLog()
    case .willDisplayFooterView: WillDisplayFooterLog()
    case .didEndDisplayingHeaderView: DidEndHeaderLog()
    case .didEndDisplayingFooterView: DidEndFooterLog()
    case .accessoryType: AccessoryTypeLog()
    case .accessoryButtonTapped: AccessoryTapLog()
    case .shouldHighlight: ShouldHighlightLog()
    case .didHighlight: DidHighlightLog()
    case .didUnhighlight: DidUnhighlightLog()
    case .willSelect: WillSelectLog()
    case .willDeselect: WillDeselectLog()
    case .didSelect: DidSelectLog()
    case .didDeselect: DidDeselectLog()
    case .canFocus: CanFocusLog()
    case .canPerformPrimaryAction: CanPerformLog()
    case .performPrimaryAction: PrimaryActionLog()
    case .editingStyle: EditingStyleLog()
    case .titleForDeleteConfirmationButton: DeleteTitleLog()
    case .shouldIndentWhileEditing: ShouldIndentLog()
    case .willBeginEditing: WillBeginEditingLog()
    case .didEndEditing: DidEndEditingLog()
    case .leadingSwipeActions: LeadingActionsLog()
    case .trailingSwipeActions: TrailingActionsLog()
    case .editActions: EditActionsLog()
    case .shouldShowMenu: MenuLog()
    case .contextMenuConfiguration: ContextMenuLog()
    case .didScroll: DidScrollLog()
    default: nil
    }
  }
}

import CoreGraphics

/// The optional data source and delegate methods that a subclass of a UIKit class which implements all of them overrides.
@MainActor enum TableControllerMethods {
  /// nil for an object that is neither a table controller nor a diffable data source.
  static func overrides(_ object: AnyObject, _ method: OptionalTableMethod) -> Bool? {
    if let source = object as? _DiffableTableSource { return overrides(source, method) }
    guard object is UITableViewController else { return nil }
    let type: AnyClass = Swift.type(of: object)
    switch method {
    case .commit: return commit.isOverridden(in: type)
    case .move: return move.isOverridden(in: type)
    case .headerView: return headerView.isOverridden(in: type)
    case .footerView: return footerView.isOverridden(in: type)
    case .accessoryType: return accessoryType.isOverridden(in: type)
    case .leadingActions: return leadingActions.isOverridden(in: type)
    case .trailingActions: return trailingActions.isOverridden(in: type)
    case .editActions: return editActions.isOverridden(in: type)
    case .rowHeight: return rowHeight.isOverridden(in: type)
    case .estimatedRowHeight: return estimatedRowHeight.isOverridden(in: type)
    case .headerHeight: return headerHeight.isOverridden(in: type)
    case .footerHeight: return footerHeight.isOverridden(in: type)
    case .estimatedHeaderHeight: return estimatedHeaderHeight.isOverridden(in: type)
    case .estimatedFooterHeight: return estimatedFooterHeight.isOverridden(in: type)
    case .indentation: return indentation.isOverridden(in: type)
    }
  }

  private static func overrides(_ source: _DiffableTableSource, _ method: OptionalTableMethod) -> Bool? {
    switch method {
    case .commit: return sourceCommit.isOverridden(in: type(of: source))
    case .move: return source.reorders || sourceMove.isOverridden(in: type(of: source))
    default: return nil
    }
  }

  private static let sourceCommit = MethodSlot(_DiffableTableSource.self, probe: SourceCommitProbe.self, plain: PlainSource.self)
  private static let sourceMove = MethodSlot(_DiffableTableSource.self, probe: SourceMoveProbe.self, plain: PlainSource.self)
  private static let commit = slot(CommitProbe.self)
  private static let move = slot(MoveProbe.self)
  private static let headerView = slot(HeaderProbe.self)
  private static let footerView = slot(FooterProbe.self)
  private static let accessoryType = slot(AccessoryProbe.self)
  private static let leadingActions = slot(LeadingActionsProbe.self)
  private static let trailingActions = slot(TrailingActionsProbe.self)
  private static let editActions = slot(EditActionsProbe.self)
  private static let rowHeight = slot(RowHeightProbe.self)
  private static let estimatedRowHeight = slot(EstimatedRowHeightProbe.self)
  private static let headerHeight = slot(HeaderHeightProbe.self)
  private static let footerHeight = slot(FooterHeightProbe.self)
  private static let estimatedHeaderHeight = slot(EstimatedHeaderHeightProbe.self)
  private static let estimatedFooterHeight = slot(EstimatedFooterHeightProbe.self)
  private static let indentation = slot(IndentationProbe.self)

  private static func slot(_ probe: AnyClass) -> MethodSlot {
    MethodSlot(UITableViewController.self, probe: probe, plain: PlainTableController.self)
  }
}

private final class PlainTableController: UITableViewController {}

private final class CommitProbe: UITableViewController {
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { MethodSlot.probed() }
}

private final class MoveProbe: UITableViewController {
  override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    MethodSlot.probed()
  }
}

private final class HeaderProbe: UITableViewController {
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    MethodSlot.probed()
    return nil
  }
}

private final class FooterProbe: UITableViewController {
  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    MethodSlot.probed()
    return nil
  }
}

private final class AccessoryProbe: UITableViewController {
  override func tableView(_ tableView: UITableView, accessoryTypeForRowWith indexPath: IndexPath) -> UITableViewCell.AccessoryType {
    MethodSlot.probed()
    return .none
  }
}

private final class LeadingActionsProbe: UITableViewController {
  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    MethodSlot.probed()
    return nil
  }
}

private final class TrailingActionsProbe: UITableViewController {
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    MethodSlot.probed()
    return nil
  }
}

private final class EditActionsProbe: UITableViewController {
  override func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    MethodSlot.probed()
    return nil
  }
}

private final class RowHeightProbe: UITableViewController {
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    MethodSlot.probed()
    return 1
  }
}

private final class EstimatedRowHeightProbe: UITableViewController {
  override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    MethodSlot.probed()
    return 2
  }
}

private final class HeaderHeightProbe: UITableViewController {
  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    MethodSlot.probed()
    return 3
  }
}

private final class FooterHeightProbe: UITableViewController {
  override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    MethodSlot.probed()
    return 4
  }
}

private final class EstimatedHeaderHeightProbe: UITableViewController {
  override func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    MethodSlot.probed()
    return 5
  }
}

private final class EstimatedFooterHeightProbe: UITableViewController {
  override func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    MethodSlot.probed()
    return 6
  }
}

private final class IndentationProbe: UITableViewController {
  override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    MethodSlot.probed()
    return 7
  }
}

private final class PlainSource: _DiffableTableSource {}

private final class SourceCommitProbe: _DiffableTableSource {
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { MethodSlot.probed() }
}

private final class SourceMoveProbe: _DiffableTableSource {
  override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    MethodSlot.probed()
  }
}

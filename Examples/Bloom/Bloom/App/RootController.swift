import UIKit

/// The list beside a flower or the pictures; on a phone, one stack that begins with the list.
final class RootController: UISplitViewController, UISplitViewControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    preferredDisplayMode = .oneBesideSecondary
    preferredSplitBehavior = .tile
    minimumPrimaryColumnWidth = 320
    maximumPrimaryColumnWidth = 420
  }

  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}

import UIKit

final class PeekController: UITableViewController, UIViewControllerPreviewingDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    if traitCollection.forceTouchCapability == .available { registerForPreviewing(with: self, sourceView: tableView) }
  }
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? {
    previewingContext.sourceRect = CGRect(origin: location, size: .zero)
    return UIViewController()
  }
  func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController) {
    show(viewControllerToCommit, sender: self)
  }
  override var previewActionItems: [any UIPreviewActionItem] {
    [UIPreviewAction(title: "Share", style: .default) { _, _ in }, UIPreviewActionGroup(title: "More", style: .default, actions: [])]
  }
}

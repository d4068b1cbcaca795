import UIKit

final class ScaledView: UIView {
  @Invalidating(.display, .layout) var thickness: CGFloat = 2
  @Invalidating(.intrinsicContentSize) var count = 1
}

final class EdgeController: UIViewController, UINavigationItemRenameDelegate {
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { undoManager?.undo() }
  }

  func setUp(_ bar: UIProgressView, _ content: UIListContentView, _ search: UISearchTextField, _ text: UITextView) {
    bar.observedProgress = Progress(totalUnitCount: 3)
    _ = content.textLayoutGuide?.layoutFrame
    search.tokens = [UISearchToken(icon: nil, text: "a")]
    navigationItem.style = .editor
    navigationItem.centerItemGroups = [UIBarButtonItem(title: "a").creatingFixedGroup()]
    navigationItem.titleMenuProvider = { UIMenu(children: $0) }
    navigationItem.renameDelegate = self
    navigationItem.subtitle = "b"
    let spoken = NSObject()
    spoken.accessibilityLabel = "row"
    spoken.isAccessibilityElement = true
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    text.isFindInteractionEnabled = true
    let button = UIButton()
    button.isSpringLoaded = true
    view.addInteraction(UISpringLoadedInteraction { _, _ in })
    let printing = UIPrintInteractionController.shared
    printing.printFormatter = UISimpleTextPrintFormatter(text: "a")
    printing.present(animated: true) { _, _, _ in }
    popoverPresentationController?.popoverBackgroundViewClass = ArrowBackground.self
  }
  override func paste(itemProviders: [NSItemProvider]) {}
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {}
}

final class ArrowBackground: UIPopoverBackgroundView {
  override class func arrowHeight() -> CGFloat { 10 }
  override class func arrowBase() -> CGFloat { 20 }
  override class func contentViewInsets() -> UIEdgeInsets { .zero }
}

import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite struct PreviewingTests {
  private final class Shown: UIViewController {
    var chosen: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .orange
      preferredContentSize = CGSize(width: 200, height: 160)
    }

    override var previewActionItems: [any UIPreviewActionItem] {
      let share = UIPreviewAction(title: "Share", style: .default) { [weak self] action, controller in
        self?.chosen.append("\(action.title) \(controller === self)")
      }
      let delete = UIPreviewAction(title: "Delete", style: .destructive) { [weak self] _, _ in self?.chosen.append("Delete") }
      return [share, UIPreviewActionGroup(title: "More", style: .default, actions: [delete])]
    }
  }

  private final class Source: UIViewController, UIViewControllerPreviewingDelegate {
    let shown = Shown()
    let card = UIView(frame: CGRect(x: 60, y: 200, width: 200, height: 120))
    var committed: [UIViewController] = []
    var asked: [CGPoint] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      card.backgroundColor = .blue
      view.addSubview(card)
    }

    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController? {
      asked.append(location)
      guard location.x < 100 else { return nil }
      previewingContext.sourceRect = CGRect(x: 0, y: 0, width: 100, height: 120)
      return shown
    }

    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController) {
      committed.append(viewControllerToCommit)
    }
  }

  @Test("A resting finger previews a controller with its actions, and a tap on the preview commits it")
  func previewing() {
    let screen = TestScreen()
    let source = Source()
    screen.show(source)
    let context = source.registerForPreviewing(with: source, sourceView: source.card)
    expect(context.sourceView === source.card && context.delegate === source)
    screen.longPress(CGPoint(x: 220, y: 260), duration: 1)
    screen.settle()
    expect(!source.shown.isViewLoaded && source.asked.count == 1)
    screen.longPress(CGPoint(x: 100, y: 260), duration: 1)
    screen.settle()
    expect(source.shown.viewIfLoaded?.window != nil)
    expect(screen.accessibilityTree().contains("Share") && screen.accessibilityTree().contains("More"))
    expect(screen.reader.activate("Share"))
    screen.settle()
    expect(source.shown.chosen == ["Share true"] && source.committed.isEmpty)
    screen.longPress(CGPoint(x: 100, y: 260), duration: 1)
    screen.settle()
    let preview = source.shown.view!
    screen.tap(preview.convert(CGPoint(x: preview.bounds.midX, y: preview.bounds.midY), to: nil))
    screen.settle()
    expect(source.committed.count == 1 && source.committed.first === source.shown)
    source.unregisterForPreviewing(withContext: context)
    let asked = source.asked.count
    screen.longPress(CGPoint(x: 100, y: 260), duration: 1)
    screen.settle()
    expect(source.asked.count, equals: asked)
  }
}

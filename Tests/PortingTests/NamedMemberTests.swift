import Foundation
import Testing
import UIKitTesting

import UIKit

/// Names of the SDK that projects use and that did not compile.
@MainActor @Suite struct NamedMemberTests {
  let screen = TestScreen(size: CGSize(width: 320, height: 480))

  @Test("The visible size of a scroll view is without the adjusted insets") func visibleSize() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 0)
    #expect(view.visibleSize == CGSize(width: 180, height: 260))
  }

  @Test("The name of an object's class can be asked for") func className() {
    #expect(String(cString: object_getClassName(UIView())).contains("UIView"))
  }

  @Test("The keys of the circumstances of saving have the names of the SDK") func keys() {
    #expect(UIApplication.stateRestorationBundleVersionKey == "UIApplicationStateRestorationBundleVersionKey")
    #expect(UIApplication.stateRestorationUserInterfaceIdiomKey == "UIApplicationStateRestorationUserInterfaceIdiomKey")
  }

  @Test("A long press begins a preview, which holding on commits") func preview() {
    final class Log: UIPreviewInteractionDelegate {
      var lines: [String] = []
      func previewInteraction(_ interaction: UIPreviewInteraction, didUpdatePreviewTransition progress: CGFloat, ended: Bool) {
        lines.append("preview \(progress) \(ended)")
      }
      func previewInteraction(_ interaction: UIPreviewInteraction, didUpdateCommitTransition progress: CGFloat, ended: Bool) {
        lines.append("commit")
      }
      func previewInteractionDidCancel(_ interaction: UIPreviewInteraction) { lines.append("cancel") }
    }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    screen.window.addSubview(view)
    screen.layout()
    let log = Log()
    let interaction = UIPreviewInteraction(view: view)
    interaction.delegate = log
    let short = screen.touchDown(CGPoint(x: 100, y: 100))
    screen.advance(by: 0.7)
    short.up()
    #expect(log.lines == ["preview 1.0 true", "cancel"])
    log.lines = []
    let long = screen.touchDown(CGPoint(x: 100, y: 100))
    screen.advance(by: 2)
    long.up()
    #expect(log.lines == ["preview 1.0 true", "commit"])
  }

  @Test("Often used names of symbols have drawings of their own") func symbols() throws {
    let dashed = try #require(UIImage(systemName: "square.dashed")?.pngData())
    for name in [
      "safari", "function", "rhombus", "text.quote", "music.mic", "hand.point.left", "document.on.document", "1.magnifyingglass", "faceid",
      "tortoise", "gauge", "wand.and.stars", "ticket.fill",
    ] {
      #expect(UIImage(systemName: name).flatMap { $0.pngData() } ?? dashed != dashed, "\(name)")
    }
    #expect(UIImage(systemName: "textformat.size.smaller")?.pngData() != UIImage(systemName: "textformat.size.larger")?.pngData())
  }
}

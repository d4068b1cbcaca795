import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit

/// Names of the SDK that projects use and that did not compile.
@MainActor @Suite struct NamedMemberTests {
  let screen = TestScreen(size: CGSize(width: 320, height: 480))

  @Test("The visible size of a scroll view is without the adjusted insets") func visibleSize() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 0)
    expect(view.visibleSize, equals: CGSize(width: 180, height: 260))
  }

  @Test("The name of an object's class can be asked for") func className() {
    expect(String(cString: object_getClassName(UIView())).contains("UIView"))
  }

  @Test("The keys of the circumstances of saving have the names of the SDK") func keys() {
    expect(UIApplication.stateRestorationBundleVersionKey, equals: "UIApplicationStateRestorationBundleVersionKey")
    expect(UIApplication.stateRestorationUserInterfaceIdiomKey, equals: "UIApplicationStateRestorationUserInterfaceIdiomKey")
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
    expect(log.lines, equals: ["preview 1.0 true", "cancel"])
    log.lines = []
    let long = screen.touchDown(CGPoint(x: 100, y: 100))
    screen.advance(by: 2)
    long.up()
    expect(log.lines, equals: ["preview 1.0 true", "commit"])
  }

  @Test("Often used names of symbols have drawings of their own") func symbols() throws {
    let dashed = try #require(UIImage(systemName: "square.dashed")?.pngData())
    for name in [
      "safari", "function", "rhombus", "text.quote", "music.mic", "hand.point.left", "document.on.document", "1.magnifyingglass", "faceid",
      "tortoise", "gauge", "wand.and.stars", "ticket.fill",
    ] {
      expect(UIImage(systemName: name).flatMap { $0.pngData() } ?? dashed != dashed, "\(name)")
    }
    expect(UIImage(systemName: "textformat.size.smaller")?.pngData() != UIImage(systemName: "textformat.size.larger")?.pngData())
  }

  @Test("Symbols counted in public projects have drawings of their own") func countedSymbols() throws {
    let dashed = try #require(UIImage(systemName: "square.dashed")?.pngData())
    for name in [
      "captions.bubble", "externaldrive", "internaldrive.fill", "chart.xyaxis.line", "arrow.triangle.branch", "scroll", "sensor.fill",
      "applescript.fill", "face", "faxmachine", "hand.draw", "lanyardcard", "memories", "opticaldiscdrive.fill", "selection.pin.in.out",
      "platter.filled.bottom.iphone", "point.topleft.down.curvedto.point.bottomright.up", "text.badge.star", "text.rectangle.fill",
      "arrow.2.squarepath", "arrowshape.down.fill", "quote.opening", "signpost.right.and.left", "slash.circle", "target", "powerplug",
    ] {
      expect(UIImage(systemName: name).flatMap { $0.pngData() } ?? dashed != dashed, "\(name)")
    }
    for (name, other) in [
      ("clock.arrow.circlepath", "clock"), ("arrow.down.doc", "arrow.down"), ("rectangle.on.rectangle", "rectangle"),
      ("bubble.left.and.bubble.right", "bubble.left"), ("xmark.bin", "xmark"), ("app.badge.fill", "app.fill"), ("plus.bubble", "plus"),
      ("star.leadinghalf.fill", "star.fill"), ("plus.diamond.fill", "diamond.fill"), ("plus.bubble", "bubble.left"),
    ] { expect(UIImage(systemName: name)?.pngData() != UIImage(systemName: other)?.pngData(), "\(name)") }
    expect(UIImage(systemName: "arrow.of.no.kind") != nil)
  }

  @Test("A symbol has its own colors in multicolor, and the tint color without") func multicolor() throws {
    func shows(
      _ name: String, _ configuration: UIImage.SymbolConfiguration,
      _ matches: ((red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)) -> Bool
    )
      -> Bool
    {
      let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
      view.tintColor = .black
      view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      view.contentMode = .center
      screen.window.addSubview(view)
      defer { view.removeFromSuperview() }
      screen.layout()
      let image = screen.snapshot()
      return (0..<80).contains { y in (0..<80).contains { x in matches(image.pixel(x: x, y: y)) } }
    }
    expect(shows("heart.fill", .preferringMulticolor()) { $0.red > 200 && $0.green < 100 })
    expect(!shows("heart.fill", .preferringMonochrome()) { $0.red > 200 && $0.green < 100 })
    expect(shows("exclamationmark.triangle.fill", .preferringMulticolor()) { $0.red > 200 && $0.green > 150 && $0.blue < 60 })
    expect(!shows("scroll", .preferringMulticolor()) { $0.alpha > 0 && $0.red > 100 && $0.red < 250 && $0.green < 60 })
  }

  @Test("The tabs at compact width are those of compactTabIdentifiers, in their order") func compactTabs() {
    let tabs = UITabBarController(
      tabs: ["one", "two", "three"].map { name in UITab(title: name, image: nil, identifier: name) { _ in UIViewController() } })
    screen.show(tabs)
    screen.layout()
    tabs.compactTabIdentifiers = ["three", "one"]
    expect(tabs.tabBar.items?.map(\.title), equals: ["three", "one"])
    expect(tabs.selectedTab?.identifier, equals: "one")
    tabs.compactTabIdentifiers = nil
    expect(tabs.tabBar.items?.map(\.title), equals: ["one", "two", "three"])
  }

  @Test("Marked text has the color of its scheme behind it, or the attributes of the text view") func highlights() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    screen.window.addSubview(view)
    func count(_ matches: ((red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)) -> Bool) -> Int {
      screen.layout()
      let image = screen.snapshot()
      return (0..<120).reduce(0) { sum, y in sum + (0..<400).count { matches(image.pixel(x: $0, y: y)) } }
    }
    view.attributedText = NSAttributedString(
      string: "Marked text",
      attributes: [
        .font: UIFont.systemFont(ofSize: 20), .textHighlightStyle: NSAttributedString.TextHighlightStyle.default,
        .textHighlightColorScheme: NSAttributedString.TextHighlightColorScheme.pink,
      ])
    expect(count { $0.red > 240 && $0.green < 210 && $0.green > 120 && $0.blue > $0.green - 20 }, above: 500)
    view.textHighlightAttributes = [.backgroundColor: UIColor.green]
    expect(count { $0.green > 240 && $0.red < 20 }, above: 500)
  }

  @Test("Members of scenes, settings, pencils and writing tools answer for what is there") func members() throws {
    expect(UIApplication.openNotificationSettingsURLString.hasPrefix("app-settings:"))
    let controller = UIViewController()
    expect(!controller.prefersPointerLocked && controller.childViewControllerForPointerLock == nil)
    expect(controller.contentUnavailableConfigurationState.traitCollection, equals: controller.traitCollection)
    let field = UITextField()
    field.writingToolsBehavior = .none
    field.mathExpressionCompletionType = .no
    field.allowedWritingToolsResultOptions = [.plainText]
    expect(field.writingToolsBehavior == .none && field.allowedWritingToolsResultOptions == [.plainText])
    expect(!UITextView().isWritingToolsActive)
    expect(UIPencilInteraction.preferredSqueezeAction == .ignore && UIHoverGestureRecognizer().rollAngle == 0)
    let request = UISceneSessionActivationRequest()
    expect(request.role == .windowApplication && request.session == nil)
    expect(screen.window.windowScene?.pointerLockState == nil)
    let item = UINavigationItem()
    item.title = "Later"
    expect(item.title == "Later" && item.backBarButtonItem == nil)
    let spring = UISpringTimingParameters(duration: 0.5, bounce: 0)
    expect(spring.settlingDuration > 0.5 && UISpringTimingParameters(dampingRatio: 1).settlingDuration == 0)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 900)
    screen.show(scroll)
    func indicators() -> Int { scroll.subviews.filter { $0.alpha > 0 && !$0.isHidden }.count }
    scroll.withScrollIndicatorsShown {}
    expect(indicators(), equals: 0)
    scroll.withScrollIndicatorsShown { scroll.contentOffset.y = 50 }
    expect(indicators() == 1 && scroll.contentOffset.y == 50)
  }
}

import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct MainMenuTests {
  final class Delegate: UIResponder, UIApplicationDelegate {
    var builds = 0
    var log: [String] = []

    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      builds += 1
      guard builder.system == .main else { return }
      let save = UIKeyCommand(title: "Save", action: "save:", input: "s", modifierFlags: .command)
      builder.insertChild(UIMenu(title: "Saving", identifier: .init("saving"), children: [save]), atStartOfMenu: .file)
      builder.insertSibling(UIMenu(title: "Tools", identifier: .init("tools")), afterMenu: .view)
      let beside = UIKeyCommand(title: "Beside", action: "save:", input: "b", modifierFlags: .command, propertyList: "beside")
      builder.insertSibling(UIMenu(options: .displayInline, children: [beside]), afterMenu: .newScene)
      let inside = UIKeyCommand(title: "Inside", action: "save:", input: "i", modifierFlags: .command, propertyList: "inside")
      builder.insertChild(UIMenu(options: .displayInline, children: [inside]), atEndOfMenu: .spellingOptions)
      for group in [UIMenu.Identifier.services, .find, .toolbar, .minimizeAndZoom] {
        if builder.menu(for: group) == nil { log.append("no \(group.rawValue)") }
        builder.remove(menu: group)
        if builder.menu(for: group) != nil { log.append("still \(group.rawValue)") }
      }
      builder.remove(menu: .format)
      builder.replaceChildren(ofMenu: .init("tools")) { _ in [UIAction(title: "Check", identifier: .init("check")) { _ in }] }
      log.append(builder.menu(for: .format) == nil ? "no format" : "format")
      log.append(builder.action(for: .init("check"))?.title ?? "no action")
      log.append(builder.command(for: "save:")?.title ?? "no command")
    }

    override class var selectors: [Selector: UISelectorAction] { ["save:": .init(Delegate.save)] }
    func save(_ sender: Any?) { log.append("saved") }
  }

  @Test("The app's delegate builds the main menu once, and its key commands work independent of the focus")
  func builds() {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let delegate = Delegate()
    let before = UIApplication.shared.delegate
    UIApplication.shared.delegate = delegate
    UIMenuSystem.main.setNeedsRebuild()
    defer {
      UIApplication.shared.delegate = before
      UIMenuSystem.main.setNeedsRebuild()
    }
    let controller = UIViewController()
    screen.show(controller)
    screen.press(.keyboardS, modifiers: .command)
    expect(delegate.log, equals: ["no format", "Check", "Save", "saved"])
    screen.press(.keyboardS, modifiers: .command)
    expect(delegate.log.last == "saved" && delegate.builds == 1)
    let count = delegate.log.count
    screen.press(.keyboardB, modifiers: .command)
    screen.press(.keyboardI, modifiers: .command)
    expect(delegate.log.count, equals: count + 2)
    UIMenuSystem.main.setNeedsRebuild()
    screen.press(.keyboardS, modifiers: .command)
    expect(delegate.builds, equals: 2)
  }
}

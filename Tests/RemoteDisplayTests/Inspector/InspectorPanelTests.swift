import Testing
import TrestleExpectations
import UIKit
import UIKitInspector
import UIKitTesting

@MainActor @Suite(.serialized) struct InspectorPanelTests {
  private let stage = TestScreen(size: CGSize(width: 800, height: 600), scale: 1)
  private let screen = BrokenScreen()

  init() {
    stage.show(screen)
    UIInspector.start()
  }

  private func open() {
    stage.press(.keyboardI, modifiers: [.control, .shift])
    stage.settle()
  }

  @Test("Control-Shift-I opens a pane over the application; after Pick, a touch on the label shows its broken constraint")
  func pick() throws {
    open()
    expect(stage.accessibilityTree().contains("BrokenScreen"))
    expect(stage.reader.activate("Pick"))
    stage.tap(CGPoint(x: 60, y: 130))
    stage.settle()
    let tree = stage.accessibilityTree()
    expect(tree.contains("broken by 660.0, label trailing") && tree.contains("UILabel"), "\(tree)")
    expect(UIApplication.shared.keyWindow === stage.window)
    if let folder = ProcessInfo.processInfo.environment["TRESTLE_PICTURES"] {
      try stage.snapshot().writePNG(to: URL(fileURLWithPath: folder + "/inspector-panel.png"))
    }
    // The switch of the first row.
    stage.tap(CGPoint(x: 760, y: 121))
    expect(screen.label.isHidden)
    open()
    expect(!stage.accessibilityTree().contains("Constraints"))
  }

  @Test("The application takes touches beside the pane, and the tree of a view is copied as text")
  func beside() {
    var taps = 0
    screen.button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    open()
    stage.tap(CGPoint(x: 400, y: 310))
    expect(taps, equals: 1)
    expect(stage.reader.activate("Copy") && UIPasteboard.general.string?.contains("broken: UILabel") ?? false)
  }
}

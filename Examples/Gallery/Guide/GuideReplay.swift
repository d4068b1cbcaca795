import UIKit
import UIKitTesting

/// Plays the touches of a figure on a screen without a display, in one of five looks.
@MainActor struct GuideReplay {
  enum Look: String, CaseIterable {
    case classic, modern, dark
    case rightToLeft = "right to left"
    case largestText = "largest text"
  }

  struct Mistake: Error, CustomStringConvertible {
    var description: String
  }

  let screen: TestScreen
  let navigation: UINavigationController
  private let touches: [GuideTouch]

  /// Shows the figure, with the rows in view that its script begins at.
  init(_ figure: GuideFigure, _ look: Look) {
    screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2, design: look == .classic ? .classic : .modern)
    screen.traits = {
      if look == .dark { $0.userInterfaceStyle = .dark }
      if look == .rightToLeft { $0.layoutDirection = .rightToLeft }
      if look == .largestText { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
    }
    GameOptionsController.reset()
    let controller = figure.make()
    if controller.title == nil { controller.title = figure.number }
    navigation = UINavigationController(rootViewController: controller)
    screen.show(navigation)
    screen.settle(timeout: 2)
    var touches = figure.touches
    while case .reveal(let row, let section)? = touches.first {
      let table = navigation.topViewController?.viewIfLoaded.flatMap { Self.first(UITableView.self, in: $0) }
      table?.scrollToRow(at: IndexPath(row: row, section: section), at: .middle, animated: false)
      screen.layout()
      touches.removeFirst()
    }
    self.touches = touches
  }

  /// The texts of the screen, as a screen reader presents them, and the title of the bar.
  var texts: String { screen.accessibilityTree() }

  /// Performs the touches; `shown` is called after each.
  func play(_ shown: () throws -> Void = {}) throws {
    for touch in touches {
      try play(touch)
      screen.settle(timeout: 3)
      try shown()
    }
  }

  /// The first visible table of the controller on top.
  private var table: UITableView? {
    guard let top = navigation.topViewController?.viewIfLoaded else { return nil }
    return Self.first(UITableView.self, in: top)
  }

  private static func first<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
    if let view = view as? View { return view }
    for child in view.subviews { if let found = first(type, in: child) { return found } }
    return nil
  }

  private var isReversed: Bool { navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func frame(_ row: Int, _ section: Int) throws -> CGRect {
    let path = IndexPath(row: row, section: section)
    guard let table, section < table.numberOfSections, row < table.numberOfRows(inSection: section) else {
      throw Mistake(description: "there is no row \(row) in section \(section)")
    }
    table.scrollToRow(at: path, at: .none, animated: false)
    screen.layout()
    return table.convert(table.rectForRow(at: path), to: nil)
  }

  /// Returns the front-most element of that name.
  private func element(_ name: String, in view: UIView) -> UIView? {
    if view.isHidden || view.alpha == 0 { return nil }
    for child in view.subviews.reversed() {
      if let found = element(name, in: child) { return found }
    }
    return view.isAccessibilityElement && view.accessibilityLabel == name ? view : nil
  }

  private func play(_ touch: GuideTouch) throws {
    switch touch {
    case .row(let row, let section):
      let frame = try frame(row, section)
      screen.tap(CGPoint(x: frame.midX, y: frame.midY))
    case .element(let name):
      guard let view = element(name, in: screen.window) else { throw Mistake(description: "nothing is called \(name):\n\(texts)") }
      if let scroller = sequence(first: view, next: \.superview).first(where: { $0 is UIScrollView }) as? UIScrollView {
        scroller.scrollRectToVisible(view.convert(view.bounds, to: scroller), animated: false)
        screen.layout()
      }
      let frame = view.convert(view.bounds, to: nil)
      screen.tap(CGPoint(x: frame.midX, y: frame.midY))
    case .editControl(let row, let section):
      let frame = try frame(row, section)
      screen.tap(CGPoint(x: isReversed ? frame.maxX - 22 : frame.minX + 22, y: frame.midY))
    case .move(let row, let section, let distance):
      let frame = try frame(row, section)
      let x = isReversed ? frame.minX + 24 : frame.maxX - 24
      let finger = screen.touchDown(CGPoint(x: x, y: frame.midY))
      for step in 1...20 {
        finger.move(to: CGPoint(x: x, y: frame.midY + distance * CGFloat(step) / 20))
        screen.advance(by: 1.0 / 60)
      }
      finger.up()
    case .hold(let row, let section):
      let frame = try frame(row, section)
      screen.longPress(CGPoint(x: frame.midX, y: frame.midY))
    case .index(let part):
      guard let table else { throw Mistake(description: "there is no table") }
      let frame = table.convert(table.bounds, to: nil)
      screen.tap(CGPoint(x: isReversed ? frame.minX + 6 : frame.maxX - 6, y: frame.minY + 44 + (frame.height - 44) * part))
    case .scroll(let distance):
      screen.drag(from: CGPoint(x: 160, y: 420), to: CGPoint(x: 160, y: 420 - distance))
    case .reveal(let row, let section): _ = try frame(row, section)
    case .type(let text): screen.type(text)
    }
  }
}

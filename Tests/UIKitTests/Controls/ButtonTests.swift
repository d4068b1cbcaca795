import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitValues
@testable import UIKitViews

@Suite("Buttons", .serialized) @MainActor
struct ButtonTests {
  private func screen(_ view: UIView, design: UIDesign = .modern) -> TestScreen {
    let screen = TestScreen(size: CGSize(width: 320, height: 240), scale: 2, design: design)
    let root = UIView()
    root.backgroundColor = .white
    root.addSubview(view)
    screen.show(root)
    return screen
  }

  @Test("Texts with different attributes, and with more of them, are compared without stopping")
  func attributedTexts() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let plain = NSAttributedString(string: "Save", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let styled = NSAttributedString(string: "Save", attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
    let partly = NSMutableAttributedString(attributedString: plain)
    partly.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 2))
    expect(NSAttributedString.areSame(plain, NSAttributedString(attributedString: plain)))
    for (first, second) in [(plain, styled), (styled, plain), (plain, partly), (partly, styled)] {
      expect(!NSAttributedString.areSame(first, second))
    }
    expect(NSAttributedString.areSame(partly, NSAttributedString(attributedString: partly)))
    // A button whose direction changes sets its text again.
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Save"
    button.configuration?.subtitle = "all"
    let screen = screen(button)
    screen.window.traitOverrides.layoutDirection = .rightToLeft
    screen.layout()
    expect(button.titleLabel?.text, equals: "Save")
  }

  @Test("A title, color or image for a state counts in that state; the normal one in all others")
  func states() {
    let button = UIButton(type: .custom)
    button.setTitle("Plain", for: .normal)
    button.setTitle("Pressed", for: .highlighted)
    button.setTitle("Chosen", for: .selected)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.green, for: .disabled)
    expect(button.currentTitle == "Plain" && button.titleLabel?.text == "Plain" && button.currentTitleColor == .red)
    button.isHighlighted = true
    expect(button.currentTitle == "Pressed" && button.titleLabel?.text == "Pressed")
    button.isSelected = true
    expect(button.currentTitle, equals: "Plain", "both at once have no title of their own")
    button.setTitle("Both", for: [.selected, .highlighted])
    expect(button.currentTitle, equals: "Both")
    button.isHighlighted = false
    expect(button.currentTitle, equals: "Chosen")
    button.isEnabled = false
    expect(button.currentTitleColor, equals: .red, "selected and disabled has no colour of its own")
    button.isSelected = false
    expect(button.currentTitleColor == .green && button.titleLabel?.textColor == .green)
    expect(button.title(for: .focused), equals: "Plain")
    let attributed = NSAttributedString(string: "Attributed", attributes: [.foregroundColor: UIColor.blue])
    button.setAttributedTitle(attributed, for: .normal)
    expect(button.titleLabel?.text == "Attributed" && button.currentAttributedTitle == attributed)
  }

  @Test("Buttons have the size of their title with the design's padding, their image, their background and their insets")
  func sizes() {
    let system = UIButton(type: .system)
    system.setTitle("OK", for: .normal)
    expect(system.intrinsicContentSize, equals: CGSize(width: 30, height: 31), "the least width")
    let stage = screen(system)
    expect(system.sizeThatFits(.zero).height, equals: 31)
    system.titleLabel?.font = .systemFont(ofSize: 15)
    expect(system.intrinsicContentSize.height, equals: 30, "the line of a font of the app, and the padding")
    stage.window.traitOverrides.design = .classic
    let rounded = UIButton(type: .system)
    rounded.setTitle("OK", for: .normal)
    system.superview?.addSubview(rounded)
    expect(rounded.intrinsicContentSize.height, equals: 36, "the classic design has its padding alone")
    let custom = UIButton(type: .custom)
    custom.setTitle("Title", for: .normal)
    expect(custom.intrinsicContentSize.height, equals: 34)
    let width = custom.intrinsicContentSize.width
    custom.setImage(ControlSheetLines.image(size: 24), for: .normal)
    expect(custom.intrinsicContentSize.width, equals: width + 24)
    custom.contentEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 20)
    expect(custom.intrinsicContentSize, equals: CGSize(width: width + 54, height: 34))
    custom.setBackgroundImage(ControlSheetLines.image(size: 200), for: .normal)
    expect(custom.intrinsicContentSize, equals: CGSize(width: 200, height: 200))
    for type in [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd] {
      expect(UIButton(type: type).bounds.size, equals: CGSize(width: 22, height: 22))
    }
    let configured = UIButton(configuration: .filled())
    configured.setTitle("Title", for: .normal)
    _ = screen(configured)
    expect(configured.intrinsicContentSize.height, equals: 34.5)
  }

  @Test("Image and title are side by side by the alignments and insets, and turn round from right to left")
  func layout() {
    let button = UIButton(type: .custom)
    button.setTitle("Title", for: .normal)
    button.setImage(ControlSheetLines.image(size: 20), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    let screen = screen(button)
    let title = button.titleLabel!
    let image = button.imageView!
    expect(image.frame.maxX == title.frame.minX && image.frame.midY == 30 && abs(title.frame.midY - 30) <= 0.5)
    expect(abs((image.frame.minX + title.frame.maxX) / 2 - 100), atMost: 0.5)
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    screen.layout()
    expect(image.frame.origin == .zero && title.frame.minX == 20)
    button.contentHorizontalAlignment = .trailing
    screen.layout()
    expect(title.frame.maxX, equals: 200)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 12)
    screen.layout()
    expect(title.frame.maxX, equals: 188)
    button.titleEdgeInsets = .zero
    button.semanticContentAttribute = .forceRightToLeft
    button.contentHorizontalAlignment = .center
    screen.layout()
    expect(title.frame.maxX, equals: image.frame.minX)
  }

  @Test("A tap sends down, up inside and the primary action, in this order; the action's title is the button's")
  func actions() {
    var log: [String] = []
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in log.append("primary") })
    expect(button.currentTitle, equals: "Go")
    button.addAction(UIAction { _ in log.append("down") }, for: .touchDown)
    button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    button.frame = CGRect(x: 50, y: 50, width: 100, height: 40)
    let screen = screen(button)
    screen.tap(CGPoint(x: 100, y: 70))
    expect(log, equals: ["down", "up", "primary"])
    log = []
    button.isEnabled = false
    screen.tap(CGPoint(x: 100, y: 70))
    expect(log.isEmpty)
  }

  @Test("A button that changes its selection is selected before its actions are notified of it")
  func togglesSelection() {
    var states: [Bool] = []
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Star") { states.append(($0.sender as! UIButton).isSelected) })
    button.changesSelectionAsPrimaryAction = true
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let screen = screen(button)
    screen.tap(CGPoint(x: 20, y: 20))
    screen.tap(CGPoint(x: 20, y: 20))
    expect(states, equals: [true, false])
    expect(screen.accessibilityTree(), equals: "button toggle \"Star\"")
  }

  @Test("A configuration is updated for each state by its handler, once a pass")
  func configuration() {
    var updates = 0
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.font = UIFont.boldSystemFont(ofSize: 21)
      return attributes
    }
    let button = UIButton(configuration: configuration)
    button.configurationUpdateHandler = { button in
      updates += 1
      button.configuration?.title = button.isHighlighted ? "Saving" : "Save"
      button.configuration?.showsActivityIndicator = button.isHighlighted
    }
    button.frame = CGRect(x: 0, y: 0, width: 160, height: 50)
    let screen = screen(button)
    expect(updates == 1 && button.titleLabel?.text == "Save")
    expect((button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize, equals: 21)
    expect(screen.snapshot().pixel(x: 20, y: 50).blue == 255 && screen.snapshot().pixel(x: 20, y: 50).red == 0)
    let touch = screen.touchDown(CGPoint(x: 80, y: 25))
    screen.layout()
    expect(updates == 2 && button.titleLabel?.text == "Saving")
    touch.up()
    screen.layout()
    expect(updates == 3 && button.titleLabel?.text == "Save")
    button.configuration = nil
    button.setTitle("Bare", for: .normal)
    screen.layout()
    expect(button.titleLabel?.text, equals: "Bare")
  }

  @Test("A pressed system button is dimmed; a classic one turns blue")
  func highlight() {
    let button = UIButton(type: .system)
    button.setTitle("████", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let screen = screen(button)
    button.isHighlighted = true
    expect(abs(button.titleLabel!.alpha - 0.2), below: 0.001)
    button.isHighlighted = false
    screen.settle()
    expect(button.titleLabel?.alpha, equals: 1)
    screen.traits = { $0.design = .classic }
    expect(screen.snapshot().pixel(x: 12, y: 10).red, equals: 255, "a white face")
    button.isHighlighted = true
    let pressed = screen.snapshot().pixel(x: 12, y: 10)
    expect(pressed.blue > 200 && pressed.red < 20)
    expect(button.titleLabel?.alpha == 1 && button.currentTitleColor == .white)
  }

  @Test("Proxies style buttons that say nothing themselves")
  func appearance() {
    defer { Interface.begin() }
    let screen = TestScreen()
    UIButton.appearance().setTitleColor(.purple, for: .normal)
    let plain = UIButton(type: .custom)
    let own = UIButton(type: .custom)
    own.setTitleColor(.orange, for: .normal)
    let root = UIView()
    root.addSubview(plain)
    root.addSubview(own)
    screen.show(root)
    expect(plain.currentTitleColor == .purple && own.currentTitleColor == .orange)
  }

  @Test("A configuration that differs in a color transformer alone, or in how its subtitle breaks, shows")
  func configurationDifferences() {
    let button = UIButton(configuration: .plain())
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.configuration?.image = UIImage(systemName: "star")
    button.configuration?.subtitle = "Below"
    let screen = screen(button)
    screen.layout()
    button.configuration?.imageColorTransformer = UIConfigurationColorTransformer { _ in .green }
    screen.layout()
    expect(button.imageView?.tintColor, equals: .green)
    button.configuration?.imageColorTransformer = UIConfigurationColorTransformer { _ in .red }
    screen.layout()
    expect(button.imageView?.tintColor, equals: .red)
    button.configuration?.imageColorTransformer = nil
    button.configuration?.subtitleLineBreakMode = .byTruncatingHead
    screen.layout()
    expect(button.subtitleLabel?.lineBreakMode, equals: .byTruncatingHead)
  }
}

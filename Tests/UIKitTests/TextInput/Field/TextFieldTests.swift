import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Logs the calls of a field's delegate and targets.
@MainActor final class FieldLog: UITextFieldDelegate {
  var lines: [String] = []
  var refuses: Set<String> = []

  private func answer(_ line: String) -> Bool {
    lines.append(line)
    return !refuses.contains(line)
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func listen(to field: UITextField) {
    field.delegate = self
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
      (.editingDidEndOnExit, "editingDidEndOnExit"), (.primaryActionTriggered, "primaryAction"),
    ] {
      field.addAction(UIAction { [weak self] _ in self?.lines.append(name) }, for: event)
    }
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer("shouldBegin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer("shouldEnd") }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { lines.append("didEnd \(reason)") }
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
    answer("shouldChange \(range.location),\(range.length) \(string)")
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { lines.append("selection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { answer("shouldClear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { answer("shouldReturn") }
}

@MainActor @Suite struct TextFieldTests {
  private func make(_ text: String = "", design: UIDesign = .modern) -> (TestScreen, UITextField, FieldLog) {
    let screen = TestScreen(design: design)
    let view = UIView()
    view.backgroundColor = .white
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 34))
    field.borderStyle = .roundedRect
    field.text = text
    view.addSubview(field)
    screen.show(view)
    let log = FieldLog()
    log.listen(to: field)
    return (screen, field, log)
  }

  @Test("The room that a subclass leaves above and below its text is a part of the natural height")
  func margins() {
    final class PaddedField: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 8, dy: 10) }
    }
    let (plain, padded) = (UITextField(), PaddedField())
    for field in [plain, padded] { field.font = .systemFont(ofSize: 15) }
    expect(padded.intrinsicContentSize.height, equals: plain.intrinsicContentSize.height + 20)
    expect(padded.sizeThatFits(.zero).height, equals: padded.intrinsicContentSize.height)
  }

  @Test("TF-01 A tap makes an enabled field first responder, a disabled one takes no touch; Return calls textFieldShouldReturn")
  func tapAndReturn() {
    let (screen, field, log) = make()
    field.isEnabled = false
    screen.tap(field.center)
    expect(!field.isFirstResponder && !field.isEditing)
    expect(log.take(), equals: [])
    var tapped = 0
    field.superview?.addGestureRecognizer(UITapGestureRecognizer(target: Counter.shared, action: Counter.count))
    Counter.shared.value = 0
    screen.tap(field.center)
    tapped = Counter.shared.value
    expect(tapped, equals: 1, "the touch goes to what is behind")
    expect(screen.window.hitTest(field.center, with: nil) === field.superview)
    field.isEnabled = true
    screen.tap(field.center)
    expect(field.isFirstResponder && field.isEditing)
    expect(log.take(), equals: ["shouldBegin", "didBegin", "editingDidBegin"])
    screen.type("a")
    expect(log.take(), equals: ["shouldChange 0,0 a", "selection", "editingChanged"])
    log.refuses = ["shouldReturn"]
    screen.type("\n")
    expect(log.take(), equals: ["shouldReturn"])
    log.refuses = []
    field.removeTarget(nil, action: nil, for: .editingDidEndOnExit)
    screen.type("\n")
    expect(log.take(), equals: ["shouldReturn", "editingDidEndOnExit", "primaryAction", "shouldEnd", "didEnd committed", "editingDidEnd"])
    expect(field.text, equals: "a")
  }

  @Test("TF-02 endEditing(true) on the field or any ancestor ends editing before it returns")
  func endEditing() {
    let (screen, field, log) = make("a")
    for ancestor in [field, field.superview!, screen.window] {
      screen.tap(field.center)
      expect(field.isEditing)
      _ = log.take()
      expect(ancestor.endEditing(true))
      expect(log.take(), equals: ["shouldEnd", "didEnd committed", "editingDidEnd"])
      expect(!field.isEditing && !field.isFirstResponder)
    }
    screen.tap(field.center)
    log.refuses = ["shouldEnd"]
    _ = log.take()
    expect(!field.endEditing(false))
    expect(field.isEditing)
    expect(field.endEditing(true))
    expect(log.take(), equals: ["shouldEnd", "shouldEnd", "didEnd committed", "editingDidEnd"])
  }

  @Test("The delegate may refuse to begin, a change, and to end")
  func refusals() {
    let (screen, field, log) = make("abc")
    log.refuses = ["shouldBegin"]
    screen.tap(field.center)
    expect(!field.isFirstResponder)
    log.refuses = ["shouldChange 3,0 x"]
    screen.tap(CGPoint(x: 280, y: 57))
    screen.type("x")
    screen.type("y")
    expect(field.text, equals: "abcy")
  }

  @Test("The clear button calls shouldClear and clears the field")
  func clearButton() {
    let (screen, field, log) = make("abc")
    field.clearButtonMode = .always
    screen.layout()
    let button = field.clearButtonRect(forBounds: field.bounds)
    log.refuses = ["shouldClear"]
    screen.tap(CGPoint(x: field.frame.minX + button.midX, y: field.frame.minY + button.midY))
    expect(field.text, equals: "abc")
    log.refuses = []
    _ = log.take()
    screen.tap(CGPoint(x: field.frame.minX + button.midX, y: field.frame.minY + button.midY))
    expect(field.text, equals: "")
    expect(log.take(), equals: ["shouldClear", "shouldBegin", "didBegin", "editingDidBegin", "selection", "editingChanged"])
  }

  @Test("A field that draws its placeholder itself, at the top of the rectangle that it gets, shows it in its middle")
  func drawnPlaceholder() {
    final class Field: UITextField {
      override func drawPlaceholder(in rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: rect.minX, y: rect.minY, width: 10, height: 20))
      }
    }
    let screen = TestScreen()
    let field = Field(frame: CGRect(x: 20, y: 40, width: 280, height: 60))
    field.font = .systemFont(ofSize: 17)
    field.placeholder = "Email"
    let view = UIView()
    view.backgroundColor = .white
    view.addSubview(field)
    screen.show(view)
    let image = screen.snapshot()
    let rows = (80..<200).filter { image.pixel(x: 50, y: $0).green == 0 }
    expect(rows.count, atLeast: 38)
    let middle = (rows.first ?? 0) + (rows.last ?? 0) + 1
    expect(abs(middle - 280), atMost: 2, "\(rows.first ?? 0) to \(rows.last ?? 0)")
  }

  @Test("Fields look as stored in every border style")
  func look() {
    for design in [UIDesign.classic, .modern] {
      for (dark, scale) in [(false, 1), (false, 2), (true, 2)] as [(Bool, CGFloat)] {
        let screen = TestScreen(size: CGSize(width: 320, height: 420), scale: scale, design: design)
        screen.traits = { $0.userInterfaceStyle = dark ? .dark : .light }
        let view = UIView()
        view.backgroundColor = .systemBackground
        var y: CGFloat = 10
        for style in [UITextField.BorderStyle.none, .line, .bezel, .roundedRect] {
          for text in ["", "Hello, שלום Hxg"] {
            let field = UITextField(frame: CGRect(x: 20, y: y, width: 280, height: 0))
            field.borderStyle = style
            field.placeholder = "Placeholder"
            field.text = text
            field.clearButtonMode = .always
            field.sizeToFit()
            field.frame.size.width = 280
            y += field.frame.height + 8
            view.addSubview(field)
          }
        }
        let secure = UITextField(frame: CGRect(x: 20, y: y, width: 280, height: 34))
        secure.borderStyle = .roundedRect
        secure.isSecureTextEntry = true
        secure.text = "secret"
        view.addSubview(secure)
        let edited = UITextField(frame: CGRect(x: 20, y: y + 44, width: 280, height: 34))
        edited.borderStyle = .roundedRect
        edited.text = "This is a line of text that is longer than its field"
        view.addSubview(edited)
        screen.show(view)
        edited.becomeFirstResponder()
        screen.press(.keyboardLeftArrow, modifiers: [.shift, .control])
        let name = "field-\(design.name)-\(dark ? "dark" : "light")-\(Int(scale))"
        assertSnapshotChecksum(screen.snapshot(), named: name)
      }
    }
  }
}

@MainActor private final class Counter {
  static let shared = Counter()
  var value = 0
  func count() { value += 1 }

  @Test("A view beside the text has the size that constraints inside of it give it")
  func constrainedSide() {
    let (side, mark) = (UIView(), UIView())
    side.addSubview(mark)
    mark.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      mark.topAnchor.constraint(equalTo: side.topAnchor), mark.bottomAnchor.constraint(equalTo: side.bottomAnchor),
      mark.leadingAnchor.constraint(equalTo: side.leadingAnchor, constant: 8),
      mark.trailingAnchor.constraint(equalTo: side.trailingAnchor, constant: -4),
      mark.widthAnchor.constraint(equalToConstant: 20), mark.heightAnchor.constraint(equalToConstant: 16),
    ])
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.leftView = side
    field.leftViewMode = .always
    let screen = TestScreen()
    let root = UIView()
    root.addSubview(field)
    screen.show(root)
    screen.layout()
    expect(side.frame, equals: CGRect(x: 0, y: 12, width: 32, height: 16))
    expect(mark.frame, equals: CGRect(x: 8, y: 0, width: 20, height: 16))
    expect(field.textRect(forBounds: field.bounds).minX, equals: 32)
  }

  @Test("A very long secret does no harm")
  func longSecret() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.isSecureTextEntry = true
    let screen = TestScreen()
    let root = UIView()
    root.addSubview(field)
    screen.show(root)
    field.text = String(repeating: "s", count: 10_000)
    field.becomeFirstResponder()
    screen.layout()
    screen.press(.keyboardLeftArrow)
    screen.layout()
    expect(field.offset(from: field.beginningOfDocument, to: field.selectedTextRange!.start), equals: 9_999)
    expect(field.caretRect(for: field.endOfDocument).minX.isFinite)
    screen.press(.keyboardDeleteOrBackspace)
    expect(field.text, equals: "", "what is typed first in a secret replaces it")
  }
}

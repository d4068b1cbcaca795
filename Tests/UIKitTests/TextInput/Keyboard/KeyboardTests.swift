import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitValues
@testable import UIKitViews

private final class ChatController: UIViewController {
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
  override var inputAccessoryView: UIView? { bar }
  override var canBecomeFirstResponder: Bool { true }
}

/// A bar whose height is determined by its constraints, as in chat apps.
private final class FittedBar: UIView {
  let content = UIView()
  private(set) var height: NSLayoutConstraint?

  override var intrinsicContentSize: CGSize { .zero }

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = .flexibleHeight
    addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
    let height = content.heightAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: topAnchor, constant: 5), content.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -5),
      content.leadingAnchor.constraint(equalTo: leadingAnchor), content.trailingAnchor.constraint(equalTo: trailingAnchor), height,
    ])
    self.height = height
  }

  required init?(coder: NSCoder) { nil }
}

private final class FittedChatController: UIViewController {
  let bar = FittedBar()
  override var inputAccessoryView: UIView? { bar }
  override var canBecomeFirstResponder: Bool { true }
}

/// A bar that does not translate its autoresizing mask, with a height by a constraint.
private final class ConstrainedChatController: UIViewController {
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  let field = UIView()
  private(set) lazy var height = bar.heightAnchor.constraint(equalToConstant: 44)
  override var inputAccessoryView: UIView? { bar }
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [bar, field] { view.translatesAutoresizingMaskIntoConstraints = false }
    bar.addSubview(field)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 10), height,
      field.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -10), field.topAnchor.constraint(equalTo: bar.topAnchor),
      field.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
    ])
  }
}

@MainActor @Suite struct KeyboardTests {
  @Test("An accessory view that does not translate its autoresizing mask has the width of the screen, and the height of its constraints")
  func constrainedAccessory() {
    let screen = TestScreen()
    let chat = ConstrainedChatController()
    screen.show(chat)
    screen.settle()
    expect(chat.bar.bounds.size, equals: CGSize(width: screen.window.bounds.width, height: 44))
    expect(chat.field.frame, equals: CGRect(x: 10, y: 0, width: screen.window.bounds.width - 20, height: 44))
  }

  @Test("An accessory view without a height of its own has that of its constraints")
  func fittedAccessory() {
    let screen = TestScreen()
    let chat = FittedChatController()
    screen.show(chat)
    screen.settle()
    expect(chat.bar.bounds.height == 50 && chat.bar.content.bounds.height == 40)
    expect(chat.bar.convert(chat.bar.bounds, to: nil).maxY, equals: screen.window.bounds.height)
  }

  @Test("An input view of the app has the keyboard's background behind it, and the keyboard has its own")
  func backdrop() throws {
    let (screen, field) = make { $0.inputView = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216)) }
    field.becomeFirstResponder()
    screen.settle()
    let dock = try #require(field.inputView?.superview)
    let backdrop = try #require(dock.subviews.first)
    expect(!backdrop.isHidden && backdrop.frame == field.inputView?.frame)
    expect(backdrop.backgroundColor, equals: dock.traitCollection.design.keyboard.background.bottom)
    field.resignFirstResponder()
    field.inputView = nil
    field.becomeFirstResponder()
    screen.settle()
    expect(keyboard() != nil && backdrop.isHidden)
  }

  @Test("A controller with an accessory view shows it as soon as it has appeared")
  func accessoryOfController() {
    let screen = TestScreen()
    let chat = ChatController()
    screen.show(chat)
    screen.settle()
    expect(chat.isFirstResponder)
    expect(chat.bar.window != nil)
    expect(chat.bar.convert(chat.bar.bounds, to: nil).maxY, equals: screen.window.bounds.height)
  }

  private func make(_ configure: (UITextField) -> Void = { _ in }) -> (TestScreen, UITextField) {
    let screen = TestScreen()
    screen.showsOnScreenKeyboard = true
    KeyboardPresenter.shared.language = "en"
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 34))
    configure(field)
    let view = UIView()
    view.backgroundColor = .white
    view.addSubview(field)
    screen.show(view)
    return (screen, field)
  }

  private func keyboard() -> KeyboardView? {
    for window in UIScreen.main.windows {
      guard let window = window as? KeyboardWindow else { continue }
      for dock in window.subviews { for view in dock.subviews { if let keyboard = view as? KeyboardView { return keyboard } } }
    }
    return nil
  }

  private func center(_ title: String) -> CGPoint {
    guard let key = keyboard()?.keys.first(where: { $0.accessibilityLabel == title }) else {
      Issue.record("there is no key \(title) among \(keyboard()?.keys.compactMap(\.accessibilityLabel) ?? [])")
      return .zero
    }
    return key.convert(CGPoint(x: key.bounds.midX, y: key.bounds.midY), to: nil)
  }

  private func press(_ titles: String..., on screen: TestScreen) {
    for title in titles {
      screen.tap(center(title))
      screen.advance(by: 0.4)
    }
  }

  @Test("TF-01 The keyboard of the field's keyboardType appears and disappears with the first responder")
  func comesAndGoes() {
    let (screen, field) = make { $0.keyboardType = .numberPad }
    expect(keyboard() == nil)
    screen.tap(field.center)
    screen.settle()
    expect(keyboard()?.keys.map { $0.accessibilityLabel ?? "" }.joined(), equals: "1234567890delete")
    press("4", "2", on: screen)
    expect(field.text, equals: "42")
    field.keyboardType = .default
    screen.settle()
    expect(keyboard()?.keys.first?.accessibilityLabel, equals: "q")
    field.resignFirstResponder()
    screen.settle()
    expect(keyboard() == nil)
  }

  @Test("Letters, shift, caps lock, pages, space, delete, return")
  func typing() {
    let (screen, field) = make { $0.autocapitalizationType = .none }
    let log = FieldLog()
    field.becomeFirstResponder()
    screen.settle()
    log.listen(to: field)
    press("h", "i", on: screen)
    expect(field.text, equals: "hi")
    expect(log.take(), equals: ["shouldChange 0,0 h", "selection", "editingChanged", "shouldChange 1,0 i", "selection", "editingChanged"])
    press("shift", "A", "a", on: screen)
    expect(field.text, equals: "hiAa")
    screen.tap(center("shift"), count: 2)
    press("Q", "W", on: screen)
    expect(field.text, equals: "hiAaQW")
    press("caps lock", "delete", "delete", on: screen)
    expect(field.text, equals: "hiAa")
    press("numbers", "1", "symbols", "€", "numbers", "letters", "x", on: screen)
    expect(field.text, equals: "hiAa1€x")
    press("space", on: screen)
    screen.advance(by: 1)
    press("y", on: screen)
    expect(field.text, equals: "hiAa1€x y")
    screen.tap(center("space"))
    screen.advance(by: 0.1)
    screen.tap(center("space"))
    expect(field.text, equals: "hiAa1€x y. ", "two spaces make a full stop")
    screen.advance(by: 1)
    _ = log.take()
    press("return", on: screen)
    expect(log.take().first, equals: "shouldReturn")
  }

  @Test("Delete repeats while it is held; a held letter offers its accents")
  func holding() {
    let (screen, field) = make { $0.autocapitalizationType = .none }
    field.text = "0123456789"
    field.becomeFirstResponder()
    screen.settle()
    let finger = screen.touchDown(center("delete"))
    screen.advance(by: 0.45)
    expect(field.text, equals: "012345678")
    screen.advance(by: 0.5)
    finger.up()
    let left = field.text?.count ?? 0
    expect((2...6).contains(left), "\(field.text ?? "")")
    screen.advance(by: 1)
    expect(field.text?.count, equals: left)
    field.text = ""
    let held = screen.touchDown(center("u"))
    screen.advance(by: 0.6)
    expect(keyboard()?.popup.choices, equals: ["u", "û", "ü", "ù", "ú", "ū", "ů", "ű"])
    held.move(to: CGPoint(x: center("u").x + 2 * 33, y: center("u").y))
    held.up()
    expect(field.text?.count == 1 && field.text != "u")
  }

  @Test("Capitals are automatic at the beginning of sentences, or as the field specifies")
  func capitals() {
    let (screen, field) = make()
    field.becomeFirstResponder()
    screen.settle()
    press("H", "i", "space", on: screen)
    screen.advance(by: 1)
    press("numbers", ".", "space", "A", on: screen)
    expect(field.text, equals: "Hi . A")
    field.text = ""
    field.autocapitalizationType = .words
    press("A", "space", "B", "c", on: screen)
    expect(field.text, equals: "A Bc")
    field.autocapitalizationType = .allCharacters
    press("D", "E", on: screen)
    expect(field.text, equals: "A BcDE")
  }

  @Test("Text other than prose is inserted as typed: no capitals, no full stops, no typographic quotes")
  func contentType() {
    let (screen, field) = make { $0.textContentType = .emailAddress }
    field.smartQuotesType = .yes
    field.becomeFirstResponder()
    screen.settle()
    press("h", "i", on: screen)
    screen.tap(center("space"), count: 2)
    screen.type("\"")
    expect(field.text, equals: "hi  \"")
    field.text = ""
    field.textContentType = .givenName
    press("H", "i", on: screen)
    screen.tap(center("space"), count: 2)
    screen.type("\"")
    expect(field.text, equals: "Hi. \u{201C}")
  }

  @Test("The return key has the field's title, and is disabled without text if the field is configured so")
  func returnKey() {
    let (screen, field) = make {
      $0.returnKeyType = .search
      $0.enablesReturnKeyAutomatically = true
      $0.autocapitalizationType = .none
    }
    let log = FieldLog()
    log.listen(to: field)
    field.becomeFirstResponder()
    screen.settle()
    _ = log.take()
    press("Search", on: screen)
    expect(log.take(), equals: [])
    press("a", on: screen)
    _ = log.take()
    press("Search", on: screen)
    expect(log.take().first, equals: "shouldReturn")
  }

  @Test("Every language has its letters", arguments: ["de": "z", "fr": "a", "ru": "й", "he": "ק", "el": "ς", "sv": "å"])
  func languages(language: String, key: String) {
    let (screen, field) = make { $0.autocapitalizationType = .none }
    KeyboardPresenter.shared.language = language
    field.becomeFirstResponder()
    screen.settle()
    press(key, on: screen)
    expect(field.text, equals: key)
    for key in keyboard()?.keys ?? [] {
      expect(key.frame.minX >= 0 && key.frame.maxX <= 320 && key.frame.width >= 18, "\(key.accessibilityLabel ?? "") \(key.frame)")
    }
  }

  @Test("Notifications report the keyboard's frame, duration and curve, also without an on-screen keyboard")
  func notifications() {
    let (screen, field) = make()
    var told: [String] = []
    var tokens: [any NSObjectProtocol] = []
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification,
      UIResponder.keyboardDidHideNotification,
    ] {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
          nonisolated(unsafe) let info = note.userInfo ?? [:]
          MainActor.assumeIsolated {
            let end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .null
            expect(info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect, equals: end)
            expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double, equals: 0.25)
            expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int, equals: 7)
            told.append("\(name.rawValue.dropFirst(10).dropLast(12)) \(Int(end.minY)) \(Int(end.height))")
          }
        })
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    field.becomeFirstResponder()
    expect(told, equals: ["WillShow 264 216"])
    screen.settle()
    expect(told, equals: ["WillShow 264 216", "DidShow 264 216"])
    told = []
    field.resignFirstResponder()
    screen.settle()
    expect(told, equals: ["WillHide 480 216", "DidHide 480 216"])
    told = []
    screen.showsOnScreenKeyboard = false
    field.becomeFirstResponder()
    screen.settle()
    field.resignFirstResponder()
    screen.settle()
    expect(told, equals: ["WillShow 480 0", "DidShow 480 0", "WillHide 480 0", "DidHide 480 0"])
    told = []
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    field.inputAccessoryView = accessory
    field.becomeFirstResponder()
    screen.settle()
    expect(told, equals: ["WillShow 436 44", "DidShow 436 44"])
    expect(accessory.convert(accessory.bounds, to: nil), equals: CGRect(x: 0, y: 436, width: 320, height: 44))
    // An input view of the app replaces the keyboard.
    let input = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    field.inputView = input
    field.reloadInputViews()
    screen.settle()
    expect(input.convert(input.bounds, to: nil), equals: CGRect(x: 0, y: 380, width: 320, height: 100))
    expect(accessory.convert(accessory.bounds, to: nil).minY, equals: 336)
  }

  @Test("The keyboard stays from field to field")
  func stays() {
    let (screen, field) = make()
    let other = UITextField(frame: CGRect(x: 20, y: 90, width: 280, height: 34))
    field.superview?.addSubview(other)
    field.becomeFirstResponder()
    screen.settle()
    var news = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { news += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    other.becomeFirstResponder()
    screen.settle()
    expect(other.isFirstResponder && !field.isEditing && news == 0 && keyboard() != nil)
  }

  @Test("The keyboard layout guide follows the keyboard")
  func guide() {
    let (screen, field) = make()
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    let view = field.superview!
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.heightAnchor.constraint(equalToConstant: 40), bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    screen.layout()
    expect(bar.frame.maxY, equals: 480)
    field.becomeFirstResponder()
    screen.settle()
    expect(bar.frame.maxY, equals: 264)
    field.resignFirstResponder()
    screen.settle()
    expect(bar.frame.maxY, equals: 480)
  }

  @Test("Constraints tracked by the guide of a docked keyboard are active near the bottom and away from the other edges")
  func trackedConstraints() {
    let (_, field) = make()
    let view = field.superview!
    let guide = view.keyboardLayoutGuide
    let (near, away, top) = (
      field.heightAnchor.constraint(equalToConstant: 31), field.heightAnchor.constraint(equalToConstant: 32),
      field.widthAnchor.constraint(equalToConstant: 100)
    )
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([away], activeWhenAwayFrom: .bottom)
    guide.setConstraints([top], activeWhenAwayFrom: [.top])
    expect(near.isActive && !away.isActive && top.isActive)
    expect(guide.constraints(activeWhenNearEdge: .bottom) == [near] && guide.constraints(activeWhenNearEdge: .top).isEmpty)
    guide.setConstraints([], activeWhenNearEdge: .bottom)
    expect(!near.isActive)
    guide.removeAllTrackedConstraints()
    expect(!top.isActive)
  }

  @Test("Dragging a scroll view dismisses the keyboard according to keyboardDismissMode")
  func dismissMode() {
    let (screen, field) = make()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 160))
    scroll.contentSize = CGSize(width: 320, height: 2000)
    scroll.keyboardDismissMode = .onDrag
    field.superview?.addSubview(scroll)
    field.becomeFirstResponder()
    screen.settle()
    screen.drag(from: CGPoint(x: 100, y: 220), to: CGPoint(x: 100, y: 120))
    screen.settle()
    expect(!field.isFirstResponder && keyboard() == nil)
    scroll.keyboardDismissMode = .interactive
    field.becomeFirstResponder()
    screen.settle()
    let finger = screen.touchDown(CGPoint(x: 100, y: 120))
    for y in stride(from: 140, through: 380, by: 20) {
      screen.advance(by: 1.0 / 60)
      finger.move(to: CGPoint(x: 100, y: CGFloat(y)))
    }
    expect(keyboard().map { $0.convert($0.bounds, to: nil).minY == 380 } ?? false, "the finger draws the keyboard down")
    finger.up()
    screen.settle()
    expect(!field.isFirstResponder && keyboard() == nil)
  }
}

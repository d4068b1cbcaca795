import Foundation
import Testing
import UIKitTesting

import UIKit
@testable import UIKitValues
@testable import UIKitViews

/// Images of the keyboard for each type of text, compared with stored checksums.
@Suite("Keyboard images") @MainActor
struct KeyboardPictureTests {
  private struct Shot {
    var name: String
    var type = UIKeyboardType.default
    var returnKey = UIReturnKeyType.default
    var language = "en"
    /// The key to hold, and the duration.
    var press: (String, TimeInterval)?
    var taps: [String] = []
  }

  private static let shots = [
    Shot(name: "default, T pressed", press: ("T", 0.1)), Shot(name: "capitals locked", taps: ["shift", "shift"]),
    Shot(name: "numbers", taps: ["numbers"]), Shot(name: "symbols", taps: ["numbers", "symbols"]),
    Shot(name: "numberPad", type: .numberPad), Shot(name: "decimalPad, de", type: .decimalPad, language: "de_DE"),
    Shot(name: "phonePad", type: .phonePad, press: ("5", 0.1)),
    Shot(name: "emailAddress, u held", type: .emailAddress, returnKey: .go, press: ("u", 0.7)),
    Shot(name: "URL", type: .URL, returnKey: .done), Shot(name: "webSearch", type: .webSearch, returnKey: .search),
    Shot(name: "numbersAndPunctuation", type: .numbersAndPunctuation, returnKey: .next),
    Shot(name: "twitter", type: .twitter, returnKey: .send),
    Shot(name: "de", language: "de"), Shot(name: "fr", language: "fr"), Shot(name: "ru", language: "ru"), Shot(name: "he", language: "he"),
  ]

  private func picture(_ shot: Shot, look: ControlSheet.Look, size: CGSize, scale: CGFloat) -> CGImage {
    let screen = TestScreen(size: size, scale: scale, design: look.design)
    screen.traits = { $0.userInterfaceStyle = look == .dark ? .dark : .light }
    screen.showsOnScreenKeyboard = true
    KeyboardPresenter.shared.language = shot.language
    let field = UITextField(frame: CGRect(x: 20, y: 4, width: size.width - 40, height: 34))
    field.borderStyle = .roundedRect
    field.placeholder = shot.name
    field.keyboardType = shot.type
    field.returnKeyType = shot.returnKey
    let view = UIView()
    view.backgroundColor = .systemBackground
    view.addSubview(field)
    screen.show(view)
    field.becomeFirstResponder()
    screen.settle(timeout: 1)
    func center(_ name: String) -> CGPoint? {
      let key = KeyboardPresenter.shared.keyboard?.keys.first { $0.accessibilityLabel == name }
      return key.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
    }
    for name in shot.taps {
      if let point = center(name) { screen.tap(point) } else { Issue.record("no key \(name)") }
      screen.layout()
    }
    var finger: TestTouch?
    if let press = shot.press {
      finger = center(press.0).map { screen.touchDown($0) }
      screen.advance(by: press.1)
    }
    let image = screen.snapshot()
    finger?.cancel()
    return image
  }

  @Test("Every type looks as stored", arguments: ControlSheet.Look.allCases)
  func types(look: ControlSheet.Look) {
    for shot in Self.shots {
      let image = picture(shot, look: look, size: CGSize(width: 320, height: 400), scale: look == .classic ? 1 : 2)
      assertSnapshotChecksum(image, named: "\(shot.name)-\(look.rawValue)")
    }
    for size in [CGSize(width: 568, height: 320), CGSize(width: 1024, height: 600)] {
      let image = picture(Shot(name: "wide", press: ("T", 0.1)), look: look, size: size, scale: 1)
      assertSnapshotChecksum(image, named: "wide-\(Int(size.width))-\(look.rawValue)")
    }
  }
}

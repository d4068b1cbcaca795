import Foundation
import TestSupport
import Testing
import UIKitTesting

@testable import UIKit

/// Images of the keyboard for each type of text, compared with their references.
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

  private func join(_ images: [CGImage], columns: Int) -> CGImage? {
    let cell = CGSize(width: images[0].width, height: images[0].height)
    let rows = (images.count + columns - 1) / columns
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: cell.width * CGFloat(columns), height: cell.height * CGFloat(rows)), format: format)
      .image { _ in
        for (index, image) in images.enumerated() {
          let origin = CGPoint(x: CGFloat(index % columns) * cell.width, y: CGFloat(index / columns) * cell.height)
          UIImage(cgImage: image).draw(in: CGRect(origin: origin, size: cell))
        }
      }.cgImage
  }

  @Test("Every type can be looked at", arguments: ControlSheet.Look.allCases)
  func types(look: ControlSheet.Look) throws {
    let images = Self.shots.map { picture($0, look: look, size: CGSize(width: 320, height: 400), scale: 2) }
    try expectPicture(#require(join(images, columns: 4)), "keyboards-\(look.rawValue)")
    let wide = [CGSize(width: 568, height: 320), CGSize(width: 1024, height: 600)]
    for size in wide {
      let image = picture(Shot(name: "wide", press: ("T", 0.1)), look: look, size: size, scale: 1)
      try expectPicture(image, "keyboard-\(Int(size.width))-\(look.rawValue)")
    }
  }
}

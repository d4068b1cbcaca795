import CoreGraphics
import Foundation
import Testing
import UIKitTesting

import UIKit
@testable import UIKitValues
@testable import UIKitViews

/// Images of selection by touch, compared with stored checksums.
@MainActor @Suite struct TextTouchPictures {
  @Test("Handles and loupes look as stored")
  func pictures() throws {
    for design in [UIDesign.classic, .modern] {
      for (isDark, scale) in [(false, 2), (true, 2), (false, 1)] as [(Bool, CGFloat)] where design.name != "classic" || !isDark {
        for scene in ["selection", "caret", "range", "field", "hebrew"] {
          let screen = TestScreen(size: CGSize(width: 320, height: 240), scale: scale, design: design)
          screen.traits = { $0.userInterfaceStyle = isDark ? .dark : .light }
          let name = "\(design.name)-\(isDark ? "dark" : "light")-\(Int(scale))-\(scene)"
          assertSnapshotChecksum(try draw(scene, on: screen), named: name)
        }
      }
    }
  }

  private func draw(_ scene: String, on screen: TestScreen) throws -> CGImage {
    let isField = scene == "field"
    let view: any TextEditorHost =
      isField
      ? UITextField(frame: CGRect(x: 20, y: 120, width: 280, height: 34))
      : UITextView(
        frame: CGRect(x: 10, y: 70, width: 300, height: 160))
    (view as? UITextField)?.borderStyle = .roundedRect
    (view as? UITextField)?.text = "Mars is half again as far from the sun as we are"
    (view as? UITextView)?.font = .systemFont(ofSize: 17)
    (view as? UITextView)?.text =
      scene == "hebrew"
      ? "שלום עולם, זה טקסט מימין לשמאל\nand some English with עברית in it"
      : "Mars is half again as far from the sun as we are, and its year is nearly two of ours.\n\nTap where you want to write."
    let parent = UIView()
    parent.backgroundColor = .systemBackground
    parent.addSubview(view)
    screen.show(parent)
    func point(_ offset: Int) -> CGPoint {
      let caret = view.caretFrame(at: offset)
      return view.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
    }
    if scene == "caret" {
      _ = screen.touchDown(point(20))
      screen.advance(by: 0.9)
      return screen.snapshot()
    }
    screen.tap(point(16), count: 2)
    screen.advance(by: 1)
    let handles = try #require(view.editor.touches.handles)
    let finger = screen.touchDown(view.convert(CGPoint(x: handles.end.frame.midX, y: handles.end.frame.maxY - 4), to: nil))
    let target = point(isField ? 30 : 62)
    finger.move(to: CGPoint(x: target.x, y: target.y + 14))
    screen.advance(by: 0.3)
    if scene == "range" { return screen.snapshot() }
    finger.up()
    screen.settle()
    return screen.snapshot()
  }
}

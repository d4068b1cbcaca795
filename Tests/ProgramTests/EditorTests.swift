import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct EditorTests {
  private func show() -> (TestScreen, EditorController) {
    let screen = TestScreen()
    let controller = EditorController()
    screen.show(controller)
    controller.textView.becomeFirstResponder()
    screen.settle()
    return (screen, controller)
  }

  private func color(_ controller: EditorController, at index: Int) -> UIColor? {
    controller.storage.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
  }

  @Test("What is typed is colored as it is completed; undo and redo keep text and colors in step")
  func typing() {
    let (screen, controller) = show()
    screen.type("let a = 12\nfunc b")
    #expect(controller.textView.text == "let a = 12\nfunc b" && controller.changes > 0)
    #expect(color(controller, at: 0) == .systemPink && color(controller, at: 8) == .systemBlue && color(controller, at: 11) == .systemPink)
    #expect(color(controller, at: 4) == .label)
    screen.press(.keyboardDeleteOrBackspace)
    screen.press(.keyboardDeleteOrBackspace)
    screen.press(.keyboardDeleteOrBackspace)
    #expect(color(controller, at: 11) == .label)
    controller.textView.undoManager?.undo()
    #expect(controller.storage.string == controller.textView.text)
    screen.type(" // x")
    #expect(color(controller, at: controller.storage.length - 1) == .systemGreen)
  }

  @Test("The delegate turns a tab into spaces, and a key command comments the line")
  func keys() {
    let (screen, controller) = show()
    screen.press(.keyboardTab)
    screen.type("let x = 1")
    #expect(controller.textView.text == "  let x = 1", "\(controller.textView.text ?? "")")
    screen.press(.keyboardSlash, modifiers: .command)
    #expect(controller.textView.text == "//   let x = 1")
    #expect(color(controller, at: 6) == .systemGreen)
  }

  @Test("A layout manager shades a line; its delegate spaces lines; taps find the glyph under the finger")
  func drawing() {
    let (screen, controller) = show()
    screen.type("a\nb\nc")
    let first = controller.layout.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    let second = controller.layout.lineFragmentRect(forGlyphAt: 2, effectiveRange: nil)
    let height = UIFont.monospacedSystemFont(ofSize: 14, weight: .regular).lineHeight
    #expect(abs(second.minY - first.minY - height - 4) < 1)
    controller.layout.breakpoints = [1]
    controller.layout.invalidateDisplay(forCharacterRange: NSRange(location: 0, length: controller.storage.length))
    let picture = screen.snapshot()
    #expect(controller.layout.shaded > 0)
    let row = second.midY + controller.textView.textContainerInset.top
    let place = CGPoint(x: second.minX + second.width / 2, y: row)
    let pixel = picture.pixel(x: Int(place.x * 2), y: Int(place.y * 2))
    #expect(pixel.red > 200 && pixel.blue < 100, "\(pixel)")
    let inset = controller.textView.textContainerInset
    let index = controller.layout.characterIndex(
      for: CGPoint(x: second.minX + 6, y: second.midY), in: controller.textView.textContainer, fractionOfDistanceBetweenInsertionPoints: nil
    )
    #expect(index == 2)
    screen.tap(CGPoint(x: inset.left + 6, y: row))
    screen.settle()
    #expect([2, 3].contains(controller.textView.selectedRange.location))
  }

  @Test("Find is opened by key, marks what is typed and closes by Escape")
  func finding() throws {
    let (screen, controller) = show()
    screen.type("one two one")
    screen.press(.keyboardF, modifiers: .command)
    screen.settle()
    #expect(controller.textView.findInteraction?.isFindNavigatorVisible == true)
    screen.type("one")
    screen.settle()
    #expect(controller.textView.findInteraction?.activeFindSession?.resultCount == 2)
    screen.press(.keyboardEscape)
    screen.settle()
    #expect(controller.textView.findInteraction?.isFindNavigatorVisible == false)
  }
}

@MainActor @Suite struct AttachmentTests {
  @Test("An attachment has the size of its box and other characters none; all layout managers move to another storage")
  func sizes() {
    let text = NSMutableAttributedString(string: "a ")
    let attachment = NSTextAttachment()
    attachment.image = UIImage(systemName: "star")
    attachment.bounds = CGRect(x: 0, y: -4, width: 24, height: 18)
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: "\nb"))
    let storage = NSTextStorage(attributedString: text)
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    manager.addTextContainer(NSTextContainer(size: CGSize(width: 200, height: 200)))
    #expect(manager.attachmentSize(forGlyphAt: 2) == CGSize(width: 24, height: 18))
    #expect(manager.attachmentSize(forGlyphAt: 0) == CGSize(width: -1, height: -1))
    #expect(manager.notShownAttribute(forGlyphAt: 3) && !manager.notShownAttribute(forGlyphAt: 4))
    let other = NSTextStorage(string: "other")
    manager.replaceTextStorage(other)
    #expect(manager.textStorage === other && storage.layoutManagers.isEmpty && manager.numberOfGlyphs == 5)
  }
}

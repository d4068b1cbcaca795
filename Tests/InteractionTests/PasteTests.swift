import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// A view that accepts colors and images.
@MainActor private final class Well: UIView {
  var colors: [UIColor] = []
  override var canBecomeFirstResponder: Bool { true }
  override func paste(itemProviders: [NSItemProvider]) {
    for provider in itemProviders {
      provider.loadObject(ofClass: UIColor.self) { color, _ in
        MainActor.assumeIsolated { if let color = color as? UIColor { self.colors.append(color) } }
      }
    }
  }
}

@MainActor private final class Shouting: NSObject, UITextPasteDelegate {
  var defaults: [NSAttributedString.Key: Any] = [:]
  func textPasteConfigurationSupporting(_ host: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem) {
    defaults = item.defaultAttributes
    _ = item.itemProvider.loadObject(ofClass: String.self) { text, _ in
      MainActor.assumeIsolated { item.setResult(string: (text ?? "").uppercased()) }
    }
  }
}

@MainActor @Suite struct PasteTests {
  private let screen = TestScreen()

  @Test("A responder with a paste configuration receives the providers of accepted types")
  func configuration() {
    let well = Well(frame: screen.window.bounds)
    screen.show(well)
    well.becomeFirstResponder()
    UIPasteboard.general.color = .red
    expect(!well.canPerformAction("paste:", withSender: nil))
    well.pasteConfiguration = UIPasteConfiguration(forAccepting: UIColor.self)
    expect(well.canPerformAction("paste:", withSender: nil))
    expect(well.target(forAction: "paste:", withSender: nil) as? UIView === well)
    well.paste(nil)
    expect(well.colors.count, equals: 1)
    UIPasteboard.general.string = "text"
    expect(!well.canPerformAction("paste:", withSender: nil))
    well.paste(nil)
    expect(well.colors.count, equals: 1)
  }

  @Test("A view with a paste configuration accepts drops, until the configuration is removed")
  func drops() {
    let well = Well(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let source = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    final class Source: NSObject, UIDragInteractionDelegate {
      func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: UIColor.blue))]
      }
    }
    let delegate = Source()
    source.addInteraction(UIDragInteraction(delegate: delegate))
    let container = UIView(frame: screen.window.bounds)
    for view in [well, source] { container.addSubview(view) }
    screen.show(container)
    func drag() {
      let touch = screen.touchDown(CGPoint(x: 50, y: 50))
      screen.advance(by: 0.7)
      touch.move(to: CGPoint(x: 50, y: 150))
      screen.advance(by: 0.1)
      touch.up()
      screen.settle()
    }
    well.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["com.apple.uikit.color"])
    drag()
    expect(well.colors.count, equals: 1)
    well.pasteConfiguration = nil
    drag()
    expect(well.colors.count, equals: 1)
  }

  @Test("A paste delegate changes the text that is pasted at the selection")
  func pasteDelegate() {
    let field = UITextField(frame: CGRect(x: 0, y: 20, width: 300, height: 40))
    let shouting = Shouting()
    field.font = .systemFont(ofSize: 31)
    field.pasteDelegate = shouting
    screen.show(field)
    field.becomeFirstResponder()
    field.text = "ab"
    field.selectedTextRange = field.position(from: field.beginningOfDocument, offset: 1).flatMap { field.textRange(from: $0, to: $0) }
    UIPasteboard.general.string = "x\ny"
    field.paste(nil)
    expect(field.text, equals: "aX Yb")
  }

  @Test("Images are pasted as attachments where attributes can be edited, and not where they cannot")
  func pictures() {
    let view = UITextView(frame: CGRect(x: 0, y: 20, width: 300, height: 100))
    screen.show(view)
    view.becomeFirstResponder()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
    view.paste(itemProviders: [NSItemProvider(object: image)])
    expect(view.text, equals: "")
    view.allowsEditingTextAttributes = true
    view.paste(itemProviders: [NSItemProvider(object: image)])
    expect(view.attributedText.attribute(.attachment, at: 0, effectiveRange: nil) is NSTextAttachment)
  }

  @Test("An item provider returns files that exist while the handler runs, with the suggested name")
  func files() throws {
    let provider = NSItemProvider()
    provider.suggestedName = "../../notes"
    provider.registerDataRepresentation(forTypeIdentifier: "public.plain-text", visibility: .all) { completion in
      completion(Data("hello".utf8), nil)
      return nil
    }
    var found: URL?
    provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, error in
      found = url
      #expect(url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } == "hello")
    }
    let url = try #require(found)
    expect(url.lastPathComponent, equals: "notes.txt")
    expect(!FileManager.default.fileExists(atPath: url.path))
    expect(provider.registeredTypeIdentifiers(fileOptions: .openInPlace).isEmpty)
    var failure: (any Error)?
    provider.loadFileRepresentation(forTypeIdentifier: "public.image") { failure = $1 }
    expect(failure != nil)
  }

  @Test("An item provider creates its object on request, and not earlier")
  func lazyObject() {
    var made = 0
    let provider = NSItemProvider()
    provider.registerObject(ofClass: UIColor.self, visibility: .ownProcess) { completion in
      made += 1
      completion(UIColor.green, nil)
      return nil
    }
    expect(provider.canLoadObject(ofClass: UIColor.self) && made == 0)
    var color: UIColor?
    provider.loadObject(ofClass: UIColor.self) { object, _ in color = object as? UIColor }
    expect(made == 1 && color?.cgColor.components?[1] == 1)
    let link = NSItemProvider(object: NSString(string: "x"))
    expect(!link.canLoadObject(ofClass: URL.self))
  }
}

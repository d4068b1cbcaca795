import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitServices
@testable import UIKitValues
@testable import UIKitViews

@MainActor @Suite(.serialized) struct SharingTests {
  private func host() -> (TestScreen, UIViewController) {
    let screen = TestScreen(size: CGSize(width: 390, height: 700))
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    screen.show(controller)
    return (screen, controller)
  }

  /// Taps the first visible label with this text.
  private func tap(_ text: String, on screen: TestScreen) {
    guard let place = place(of: text, in: screen.window) else {
      Issue.record("no \(text) on the screen")
      return
    }
    screen.tap(place)
    screen.settle()
  }

  private func place(of text: String, in view: UIView) -> CGPoint? {
    for subview in view.subviews.reversed() where !subview.isHidden {
      if let found = place(of: text, in: subview) { return found }
    }
    let shown = (view as? UILabel)?.text ?? (view as? UIButton)?.title(for: .normal)
    return shown == text ? view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil) : nil
  }

  private func folder(_ files: [String: Data]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sharing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, data) in files { try data.write(to: folder.appendingPathComponent(name)) }
    return folder
  }

  final class Stamp: UIActivity {
    var prepared: [Any] = []
    override var activityType: ActivityType? { ActivityType("stamp") }
    override var activityTitle: String? { "Stamp" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override func prepare(withActivityItems activityItems: [Any]) { prepared = activityItems }
    override func perform() { activityDidFinish(true) }
  }

  @Test("Copy puts the text on the pasteboard and ends the sheet with its type")
  func copies() {
    let (screen, host) = host()
    let sheet = UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
    var ended: [String] = []
    sheet.completionWithItemsHandler = { type, completed, _, error in
      ended.append("\(type?.rawValue ?? "none") \(completed) \(error == nil)")
    }
    host.present(sheet, animated: true)
    screen.settle()
    tap("Copy", on: screen)
    expect(UIPasteboard.general.string, equals: "Hello")
    expect(ended, equals: ["com.apple.UIKit.activity.CopyToPasteboard true true"])
    expect(host.presentedViewController == nil)
  }

  @Test("An excluded activity is not offered; an app's own one receives the items of sources")
  func custom() {
    final class Source: NSObject, UIActivityItemSource {
      func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "placeholder" }
      func activityViewController(
        _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
      ) -> Any? { "for \(type?.rawValue ?? "")" }
    }
    let (screen, host) = host()
    let stamp = Stamp()
    let sheet = UIActivityViewController(activityItems: [Source()], applicationActivities: [stamp])
    sheet.excludedActivityTypes = [.copyToPasteboard]
    host.present(sheet, animated: true)
    screen.settle()
    expect(place(of: "Copy", in: screen.window) == nil)
    tap("Stamp", on: screen)
    expect(stamp.prepared.first as? String, equals: "for stamp")
    expect(host.presentedViewController == nil)
  }

  @Test("Mail opens an address with subject and body")
  func mail() {
    var opened: [URL] = []
    URLOpener.replacement = { url in
      if url.absoluteString != "mailto:" { opened.append(url) }
      return url.scheme == "mailto"
    }
    defer { URLOpener.replacement = nil }
    let (screen, host) = host()
    host.present(UIActivityViewController(activityItems: ["A & B"], applicationActivities: [Stamp()]), animated: true)
    screen.settle()
    // Activities that send the items are icons above the list of the others.
    let (mail, stamp) = (place(of: "Mail", in: screen.window) ?? .zero, place(of: "Stamp", in: screen.window) ?? .zero)
    expect(mail.y > 0 && mail.y < stamp.y && mail.x < 100, "\(mail) \(stamp)")
    tap("Mail", on: screen)
    expect(opened.first?.scheme, equals: "mailto")
    let parts = opened.first.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: false) }
    expect(parts?.queryItems?.first { $0.name == "body" }?.value, equals: "A & B")
  }

  @Test("Save to Files writes into the folder the user chooses, never over another file")
  func savesToFiles() throws {
    let folder = try folder(["Text.txt": Data("old".utf8)])
    FileListController.start = folder
    defer { FileListController.start = nil }
    let (screen, host) = host()
    host.present(UIActivityViewController(activityItems: ["new"], applicationActivities: nil), animated: true)
    screen.settle()
    tap("Save to Files", on: screen)
    tap("Save", on: screen)
    try expect(String(contentsOf: folder.appendingPathComponent("Text.txt"), encoding: .utf8), equals: "old")
    try expect(String(contentsOf: folder.appendingPathComponent("Text 2.txt"), encoding: .utf8), equals: "new")
  }

  @Test("Print shows the print options over the sheet, and ends it with its type once the pages are saved")
  func prints() throws {
    let folder = try folder([:])
    FileListController.start = folder
    defer { FileListController.start = nil }
    let (screen, host) = host()
    let sheet = UIActivityViewController(activityItems: ["Hello", NSAttributedString(string: "there")], applicationActivities: nil)
    var ended: [String] = []
    sheet.completionWithItemsHandler = { type, completed, _, _ in ended.append("\(type?.rawValue ?? "none") \(completed)") }
    host.present(sheet, animated: true)
    screen.settle()
    tap("Print", on: screen)
    expect(sheet.presentedViewController != nil && UIPrintInteractionController.shared.printFormatter != nil)
    tap("Print", on: screen)
    tap("Save", on: screen)
    expect(ended, equals: ["com.apple.UIKit.activity.Print true"])
    expect(host.presentedViewController == nil)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(try files.map { try Data(contentsOf: $0).prefix(5) } == [Data("%PDF-".utf8)])
  }

  @Test("Print is offered for texts, images, PDF files and pages of the app's, not for web addresses")
  func printable() throws {
    let page = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 10, height: 10)).pdfData { $0.beginPage() }
    let file = try folder(["a.pdf": page, "a.txt": Data("a".utf8)])
    func offers(_ item: Any) -> Bool {
      UIActivityViewController(activityItems: [item], applicationActivities: nil).offered.contains { $0.activityType == .print }
    }
    expect(offers("text") && offers(NSAttributedString(string: "text")) && offers(page) && offers(file.appendingPathComponent("a.pdf")))
    expect(offers(UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }))
    expect(offers(UISimpleTextPrintFormatter(text: "a")) && offers(UIPrintPageRenderer()))
    try expect(!offers(#require(URL(string: "https://example.org"))) && !offers(file.appendingPathComponent("a.txt")))
  }

  @Test("Print that is canceled ends the sheet without having printed")
  func printCancelled() {
    let (screen, host) = host()
    let sheet = UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
    var ended: [String] = []
    sheet.completionWithItemsHandler = { type, completed, _, _ in ended.append("\(type?.rawValue ?? "none") \(completed)") }
    host.present(sheet, animated: true)
    screen.settle()
    tap("Print", on: screen)
    UIPrintInteractionController.shared.dismiss(animated: true)
    screen.settle()
    expect(ended, equals: ["com.apple.UIKit.activity.Print false"])
    expect(host.presentedViewController == nil)
  }

  @Test("The close button ends the sheet without an activity")
  func cancelled() {
    let (screen, host) = host()
    let sheet = UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
    var ended: [String] = []
    sheet.completionWithItemsHandler = { type, completed, _, _ in ended.append("\(type == nil) \(completed)") }
    host.present(sheet, animated: true)
    screen.settle()
    host.dismiss(animated: true)
    screen.settle()
    expect(ended, equals: ["true false"])
  }

  @Test("A document picker shows files of its types and reports the chosen one")
  func documents() throws {
    final class Delegate: NSObject, UIDocumentPickerDelegate {
      var picked: [URL] = []
      var cancelled = 0
      func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { picked = urls }
      func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { cancelled += 1 }
    }
    let folder = try folder(["a.txt": Data(), "b.png": Data()])
    FileListController.start = folder
    defer { FileListController.start = nil }
    let (screen, host) = host()
    let delegate = Delegate()
    let picker = UIDocumentPickerViewController(documentTypes: ["public.plain-text"], in: .open)
    picker.delegate = delegate
    host.present(picker, animated: true)
    screen.settle()
    expect(place(of: "b.png", in: screen.window) == nil)
    tap("a.txt", on: screen)
    expect(delegate.picked.map(\.lastPathComponent), equals: ["a.txt"])
    expect(host.presentedViewController == nil)
    let second = UIDocumentPickerViewController(documentTypes: ["public.item"], in: .open)
    second.delegate = delegate
    host.present(second, animated: true)
    screen.settle()
    tap("Cancel", on: screen)
    expect(delegate.cancelled, equals: 1)
  }

  @Test("An image picker has no camera; it returns the image of a file, cropped if requested")
  func images() throws {
    final class Delegate: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
      var info: [UIImagePickerController.InfoKey: Any] = [:]
      func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
      ) {
        self.info = info
        picker.dismiss(animated: true)
      }
    }
    expect(!UIImagePickerController.isSourceTypeAvailable(.camera) && UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let data = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
    }.pngData()
    FileListController.start = try folder(["red.png": data ?? Data(), "broken.png": Data("no".utf8)])
    defer { FileListController.start = nil }
    let (screen, host) = host()
    let delegate = Delegate()
    let picker = UIImagePickerController()
    picker.delegate = delegate
    picker.allowsEditing = true
    host.present(picker, animated: true)
    screen.settle()
    expect(screen.reader.activate("broken"))
    screen.settle()
    expect(delegate.info.isEmpty)
    tap("OK", on: screen)
    expect(screen.reader.activate("red"))
    screen.settle()
    tap("Choose", on: screen)
    expect((delegate.info[.originalImage] as? UIImage)?.size, equals: CGSize(width: 60, height: 40))
    expect((delegate.info[.editedImage] as? UIImage).map { $0.size.width.rounded() == 40 && $0.size.height.rounded() == 40 }, equals: true)
    expect(host.presentedViewController == nil)
    expect(caughtUIKitError { UIImagePickerController().sourceType = .camera }, equals: "Source type 1 not available")
  }

  @Test("A color well opens a picker; a touch of its grid changes the color")
  func colors() {
    let (screen, host) = host()
    let well = UIColorWell(frame: CGRect(x: 20, y: 60, width: 44, height: 44))
    host.view.addSubview(well)
    screen.layout()
    screen.tap(CGPoint(x: 42, y: 82))
    screen.settle()
    guard let picker = host.presentedViewController as? UIColorPickerViewController,
      let grid = picker.view.subviews.first(where: { $0 is ColorGrid })
    else {
      Issue.record("no picker")
      return
    }
    screen.tap(grid.convert(CGPoint(x: 4, y: 4), to: nil))
    screen.settle()
    var white: CGFloat = 0
    well.selectedColor?.getWhite(&white, alpha: nil)
    expect(white, above: 0.99)
    expect(!screen.accessibilityTree().contains("Red") && screen.accessibilityTree().contains("Opacity"))
    tap("Spectrum", on: screen)
    expect(grid.isHidden)
    screen.tap(grid.convert(CGPoint(x: grid.bounds.midX, y: grid.bounds.midY), to: nil))
    screen.settle()
    expect(well.selectedColor?.cgColor.components?.map { Int(($0 * 100).rounded()) } ?? [], equals: [0, 100, 100, 100])
    tap("Sliders", on: screen)
    expect(screen.accessibilityTree().contains("Red"))
  }

  @Test("A font picker lists the families and reports the chosen one")
  func fonts() {
    final class Delegate: NSObject, UIFontPickerViewControllerDelegate {
      var picked: UIFontDescriptor?
      func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        picked = viewController.selectedFontDescriptor
      }
    }
    let (screen, host) = host()
    let delegate = Delegate()
    let picker = UIFontPickerViewController()
    picker.delegate = delegate
    host.present(picker, animated: true)
    screen.settle()
    let family = UIFont.familyNames.sorted()[0]
    tap(family, on: screen)
    expect(delegate.picked.map { UIFont(descriptor: $0, size: 12).familyName }, equals: family)
    expect(host.presentedViewController == nil)
  }
}

import Foundation
import Testing
import TrestleExpectations

@testable import TrestleText
import UIKit
@testable import UIKitValues
@testable import UIKitViews

@Suite @MainActor struct ApplicationFontsTests {
  /// Returns a font of the machine under unique names: `DejaVu Sans Mono` becomes another word of the same length.
  private func font(_ word: String) throws -> Data {
    var data = try Data(contentsOf: URL(fileURLWithPath: FontFiles.dejavuFolder + "DejaVuSansMono-Bold.ttf"))
    for encoding in [String.Encoding.utf16BigEndian, .ascii] {
      let old = try #require("DejaVu".data(using: encoding))
      let new = try #require(word.data(using: encoding))
      var start = data.startIndex
      while let range = data.range(of: old, in: start..<data.endIndex) {
        data.replaceSubrange(range, with: new)
        start = range.upperBound
      }
    }
    return data
  }

  private func folder(_ files: [String: Data]) throws -> String {
    let path = NSTemporaryDirectory() + "fonts-" + UUID().uuidString
    for (name, data) in files {
      let file = URL(fileURLWithPath: path + "/" + name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    return path
  }

  @Test("The fonts that UIAppFonts names are found by PostScript name, full name and family")
  func names() throws {
    let folder = try folder(["One.ttf": try font("Quolla"), "Fonts/Two.TTF": try font("Quillo")])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    expect(UIFont(name: "QuollaSansMono-Bold", size: 20) == nil)
    let fonts = ApplicationFonts(names: ["One.ttf", "Fonts/two.ttf"], folder: folder)
    expect(fonts.problems.isEmpty)
    expect(fonts.names, equals: ["QuollaSansMono-Bold", "QuilloSansMono-Bold"])
    for name in ["QuollaSansMono-Bold", "Quolla Sans Mono Bold", "Quolla Sans Mono", "quollasansmono-bold"] {
      let found = try #require(UIFont(name: name, size: 20), "\(name)")
      expect(found.fontName, equals: "QuollaSansMono-Bold")
      expect(found.pointSize, equals: 20)
    }
    expect(UIFont.familyNames.contains("Quillo Sans Mono"))
    expect(UIFont.fontNames(forFamilyName: "Quillo Sans Mono"), equals: ["QuilloSansMono-Bold"])
    expect(UIFont(descriptor: UIFontDescriptor(name: "QuilloSansMono-Bold", size: 9), size: 0).fontName, equals: "QuilloSansMono-Bold")
  }

  @Test("A font of the application wins over the replacement of a font of iOS")
  func standIn() throws {
    let folder = try folder(["Own.ttf": try font("Avenir")])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    expect(UIFont(name: "Avenir", size: 12)?.familyName, equals: "Lato")
    expect(ApplicationFonts(names: ["Own.ttf"], folder: folder).names, equals: ["AvenirSansMono-Bold"])
    expect(UIFont(name: "AvenirSansMono-Bold", size: 12)?.familyName, equals: "Avenir Sans Mono")
    expect(UIFont(name: "Avenir", size: 12)?.familyName, equals: "Lato")
  }

  @Test("A file that is missing or damaged is one line and no font; the others are registered")
  func problems() throws {
    let whole = try font("Damage")
    let files = ["Text.ttf": Data("<html></html>".utf8), "Empty.otf": Data(), "Cut.ttf": whole.prefix(3000), "Whole.ttf": whole]
    let folder = try folder(files)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let fonts = ApplicationFonts(names: ["Gone.ttf", "Text.ttf", "", 3, "Empty.otf", "Cut.ttf", "Whole.ttf"] as [Any], folder: folder)
    expect(fonts.names.last, equals: "DamageSansMono-Bold")
    expect(fonts.problems.count, atLeast: 5)
    expect(fonts.problems[0], equals: "Info.plist: UIAppFonts names Gone.ttf, which is not in the application's bundle.")
    expect(fonts.problems[1], equals: "\(folder)/Text.ttf: The file is no font that can be read.")
    expect(UIFont(name: "DamageSansMono-Bold", size: 30) != nil)
    expect(ApplicationFonts(names: 5, folder: folder).problems, equals: ["Info.plist: UIAppFonts is not a list of file names."])
    expect(ApplicationFonts(names: nil, folder: folder).problems.isEmpty)
  }

  @Test("A font that is cut off at any place draws without ending the process")
  func mutated() throws {
    let whole = try font("Broken")
    var generator = SystemRandomNumberGenerator()
    for round in 0..<40 {
      var data = whole
      for _ in 0..<20 { data[Int.random(in: 0..<4000, using: &generator)] = UInt8.random(in: 0...255, using: &generator) }
      if round % 2 == 0 { data = data.prefix(Int.random(in: 0..<whole.count, using: &generator)) }
      let folder = try folder(["\(round).ttf": data])
      for name in ApplicationFonts(names: ["\(round).ttf"], folder: folder).names {
        guard let font = UIFont(name: name, size: 17) else { continue }
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        label.font = font
        label.text = "Text \(round)"
        let image = UIGraphicsImageRenderer(size: label.bounds.size).image { label.layer.render(in: $0.cgContext) }
        expect(image.size, equals: label.bounds.size)
      }
      try FileManager.default.removeItem(atPath: folder)
    }
  }
}

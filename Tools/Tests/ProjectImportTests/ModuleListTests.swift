import Foundation
import SourceTranslator
import Testing
import TrestleExpectations

@Suite struct ModuleListTests {
  @Test("The list has every module of Sources with its folder")
  func folders() throws {
    let list = ModuleList(root: Folders.root)
    let files = FileManager.default
    for (name, folder) in list.folders { expect(files.fileExists(atPath: folder), "\(name)") }
    let known = Set(list.folders.values)
    let all = try #require(files.enumerator(atPath: Folders.root + "/Sources"))
    for case let path as String in all where path.hasSuffix(".swift") || path.hasSuffix("module.modulemap") {
      let parts = path.split(separator: "/")
      let isListed = (1..<parts.count).contains { known.contains("\(Folders.root)/Sources/" + parts.prefix($0).joined(separator: "/")) }
      expect(isListed, "\(path)")
    }
  }

  @Test("Apps import the modules with Apple's names, and none of those below UIKit")
  func importable() {
    let names = ModuleList(root: Folders.root).importable
    expect(names.isSuperset(of: ["UIKit", "Combine", "os", "simd", "SQLite3", "libxml2", "HealthKit", "UIKitTesting"]))
    expect(names.isDisjoint(with: ["TrestleText", "TrestlePlatform", "Text", "Platform", "Dynamics", "UIKitViews"]))
    expect(ModuleList(root: "/nowhere").importable, equals: ["UIKit"])
    let options = TranslationOptions(availableModules: names)
    let source = SourceFile(path: "/a.swift", text: "import Foundation\nlet session = URLSession.shared\n")
    let text = TargetTranslator(module: "App", files: [source], dependencies: [], options: options, previous: nil).outputs.first?.text
    expect(text?.contains("import TrestleURLConnections") == true, "\(text ?? "")")
  }

  @Test("Sources import the modules of what UIKit and Foundation have on iOS, by their names in the manifest")
  func implicit() {
    var options = TranslationOptions()
    options.availableModules = ModuleList(root: Folders.root).importable
    // `XMLDocument` of Foundation is for macOS: the name is one of a library.
    let names =
      "XMLDocument XMLElement NSURLConnection kSecClass CTFont CIImage NSLinguisticTag CGImageSource UTType UIWebView UNNotification CAMetal "
    let text = "import UIKit\nlet names = \"\(names) os_unfair_lock compressed(using notificationResponse ImageResource @Published\"\n"
    let result = TargetTranslator(module: "App", files: [SourceFile(path: "App.swift", text: text)], options: options)
    let modules = result.outputs[0].text?.matches(of: /import (\w+)/).map { String($0.output.1) } ?? []
    expect(
      Set(modules).subtracting(["UIKit", "FoundationNetworking"]).sorted(),
      equals: [
        "Combine", "Compression", "CoreImage", "CoreText", "DeveloperToolsSupport", "ImageIO", "Metal", "NaturalLanguage", "Security",
        "TrestleURLConnections", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "WebKit", "os",
      ])
  }
}

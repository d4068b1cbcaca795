import Foundation

/// Writes projects that use every kind of name, reference and link that Xcode permits, most of them harmless, some hostile.
///
/// Each value is hostile with a small probability, so that most projects are read as a whole and reach the folders of resources.
final class HostileProject {
  let surroundings: Surroundings
  private var generator: SeededGenerator
  private var objects: [String] = []
  private var children: [String] = []
  private var sources: [String] = []
  private var resources: [String] = []
  private var count = 0
  /// The share of hostile values in percent, which differs from project to project.
  private let share: Int
  private var folder: String { surroundings.project }

  init(seed: UInt64, in surroundings: Surroundings) {
    self.surroundings = surroundings
    generator = SeededGenerator(state: seed)
    share = [0, 3, 8, 8, 20, 45][Int.random(in: 0..<6, using: &generator)]
  }

  // MARK: Choosing

  func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }
  private func isHostile() -> Bool { chance(share) }
  func pick<Value>(_ values: [Value]) -> Value { values.randomElement(using: &generator)! }

  /// A name for an output that leads to a file of the user, or is odd.
  private func hostileName() -> String {
    let up = String(repeating: "../", count: Int.random(in: 1...7, using: &generator))
    return pick([
      up + "d", up + "x/d", up + "x/g", up + "x", up + "letter", up, "..", ".", "", "/", "a/b", "a/../../../../d", "./..", "../",
      surroundings.elsewhere + "/d", surroundings.elsewhere + "/x", surroundings.elsewhere, "//" + surroundings.elsewhere + "/d",
      "x/\u{301}/../../../../d", "../\u{301}../../d", "..\u{301}/" + up + "d", "a\r\n../" + up + "d", "a\nb", "a\tb", "a\"b", "a\\b",
      "a'b; touch d",
      "$(touch d)", "`touch d`", "$(TARGET_NAME)", "$(PRODUCT_NAME)", "${SRCROOT}/../d", "$(SRCROOT)/../../d", "-rf", "~", "~/d",
      "%2e%2e/d",
      "e\u{301}", "é", "\u{202E}d", "🧭", String(repeating: "n", count: 300), String(repeating: "long/", count: 400), ".trestle-files",
      ".trestle-files/a", ".build", ".gitignore", "Package.swift", "Info.plist", "Index", "Sources", "Frameworks",
      "Frameworks/Kit.framework",
      "\"), .plugin(name: \"d", "*", "?", "#{name}", "\u{0}", "a\u{0}/../d", "con", " ", "App", "Kit", "default.metallib",
    ])
  }

  private func name(_ harmless: String) -> String { isHostile() ? hostileName() : harmless }

  /// A path of a file that is read, which may be anywhere.
  private func hostilePath() -> String {
    pick([
      "../letter", "../../letter", "../beside/letter", "../../../elsewhere/letter", surroundings.elsewhere + "/letter",
      surroundings.elsewhere, surroundings.root + "/above", "..", ".", "", "../..", "/dev/null", "/dev/zero", "/dev/stdin", "/dev/tty",
      "pipe",
      "../../pipe", "loop", "loop/loop/loop", "Link", "Huge", "nowhere", "Deep", "../../../elsewhere/d.app", "App/Help", "App/Help/up",
      String(repeating: "a/", count: 3000), "\u{0}", "App\u{0}/x", "../../folder-link", "../../dangling", "App.xcodeproj", ".trestle",
      ".trestle/App.app", "/proc/self/mem", "/proc/self/environ", "../p/App/App.swift",
    ])
  }

  private func path(_ harmless: String) -> String { isHostile() ? hostilePath() : harmless }

  // MARK: Objects

  private func object(_ isa: String, _ values: [String: Any]) -> String {
    count += 1
    let id = String(format: "%024X", count)
    objects.append(
      "\(id) = { isa = \(isa); \(values.sorted { $0.key < $1.key }.map { "\($0.key) = \(Self.text($0.value));" }.joined(separator: " ")) };"
    )
    return id
  }

  private static func text(_ value: Any) -> String {
    if let list = value as? [String] { return "( " + list.map { "\(quote($0))," }.joined(separator: " ") + " )" }
    if let table = value as? [String: Any] {
      return "{ " + table.sorted { $0.key < $1.key }.map { "\(quote($0.key)) = \(text($0.value));" }.joined(separator: " ") + " }"
    }
    return quote("\(value)")
  }

  private static func quote(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case "\n": quoted += "\\n"
      case "\u{0}": quoted += "\\000"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private func file(_ harmless: String, _ text: String? = nil) -> String {
    let path = path(harmless)
    if let text, path == harmless { write(path, text) }
    let tree = path.hasPrefix("/") ? "<absolute>" : chance(20) ? "SOURCE_ROOT" : "<group>"
    return object("PBXFileReference", ["path": path, "sourceTree": tree, "name": name((harmless as NSString).lastPathComponent)])
  }

  private func add(_ reference: String, toSources isSource: Bool) {
    children.append(reference)
    let build = object("PBXBuildFile", ["fileRef": reference])
    if isSource { sources.append(build) } else { resources.append(build) }
  }

  // MARK: Files

  private func write(_ name: String, _ text: String) {
    let path = folder + "/" + name
    try? FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try? text.write(toFile: path, atomically: false, encoding: .utf8)
  }

  private func makeLink(_ name: String, to destination: String) {
    let path = folder + "/" + name
    try? FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    symlink(destination, path)
  }

  /// Makes the project in an empty folder.
  func write() {
    try? FileManager.default.removeItem(atPath: folder)
    mkdir(folder, 0o755)
    addTraps()
    add(
      file("App/App.swift", "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate { @objc func tap() {} }\n"),
      toSources: true)
    if chance(60) {
      add(file("App/List.swift", "import UIKit\nclass List: UITableViewController { let a = ImageResource.logo }\n"), toSources: true)
    }
    for add in [
      HostileProject.addStrings, HostileProject.addCatalog, HostileProject.addAssets, HostileProject.addFolder, HostileProject.addModel,
      HostileProject.addInterfaces, HostileProject.addSynchronized,
      HostileProject.addObjectiveC, HostileProject.addPods, HostileProject.addOdd,
    ] where chance(45) { add(self)() }
    writeProject()
    if chance(25) { addScheme() }
    if chance(10) { write(".trestle.json", pick(["{\"leaveOut\": [\"App/List.swift\"]}", "{\"target\": \"../x\"}", "{", "[]"])) }
    addOutput()
  }

  /// Cycles, pipes, huge files and links, to which references may lead.
  private func addTraps() {
    guard share > 0 else { return }
    mkfifo(folder + "/pipe", 0o600)
    makeLink("loop", to: ".")
    makeLink("Link", to: surroundings.elsewhere)
    let huge = open(folder + "/Huge", O_CREAT | O_WRONLY, 0o600)
    ftruncate(huge, 1 << 40)
    close(huge)
    if chance(20) { write("Deep/" + String(repeating: "d/", count: 150) + "a.swift", "let deep = 1\n") }
  }

  private func addStrings() {
    let variants = ["en", "de", "Base"].map { language -> String in
      let language = name(language)
      write("App/\(OutputSafe.component(language)).lproj/Main.strings", "\"a\" = \"b\";\n")
      return object(
        "PBXFileReference",
        [
          "name": language, "path": path("App/\(OutputSafe.component(language))" + (chance(70) ? ".lproj" : "") + "/Main.strings"),
          "sourceTree": "<group>",
        ])
    }
    add(object("PBXVariantGroup", ["name": name("Main.strings"), "children": variants, "sourceTree": "<group>"]), toSources: false)
    write(
      "App/de.lproj/Plural.stringsdict",
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%d</string></dict></dict></plist>"
    )
    add(file("App/de.lproj/Plural.stringsdict"), toSources: false)
  }

  private func addCatalog() {
    var strings: [String: Any] = [:]
    for key in ["hello", "bye"] {
      var languages: [String: Any] = [:]
      for language in ["en", "de", "fr"] { languages[name(language)] = ["stringUnit": ["state": "translated", "value": name("text")]] }
      strings[name(key)] = ["localizations": languages]
    }
    let catalog: [String: Any] = ["sourceLanguage": name("en"), "version": "1.0", "strings": strings]
    let data = (try? JSONSerialization.data(withJSONObject: catalog)) ?? Data()
    add(file("App/Localizable.xcstrings", String(decoding: data, as: UTF8.self)), toSources: false)
  }

  private func addAssets() {
    for set in ["logo.imageset", "brand.colorset", "Group/icon.imageset"] {
      write("App/Assets.xcassets/\(set)/Contents.json", "{\"images\": []}")
    }
    write("App/Assets.xcassets/Group/Contents.json", "{\"properties\": {\"provides-namespace\": true}}")
    if isHostile() { makeLink("App/Assets.xcassets/up", to: "..") }
    if isHostile() { makeLink("App/Assets.xcassets/here", to: ".") }
    if isHostile() { makeLink("App/Assets.xcassets/logo.imageset/logo.png", to: surroundings.elsewhere + "/pipe") }
    add(file("App/Assets.xcassets"), toSources: false)
  }

  private func addFolder() {
    write("App/Help/index.html", "<p>")
    write("App/Help/deep/page.html", "<p>")
    if isHostile() { makeLink("App/Help/up", to: "..") }
    if isHostile() { makeLink("App/Help/self", to: ".") }
    if isHostile() { makeLink("App/Help/out", to: surroundings.elsewhere) }
    if isHostile() { makeLink("App/Help/letter", to: surroundings.elsewhere + "/letter") }
    if isHostile() { makeLink("App/Help/dangling", to: "nowhere/at all") }
    if isHostile() { mkfifo(folder + "/App/Help/pipe", 0o600) }
    if isHostile() { makeLink("App/Help/.trestle-files", to: surroundings.elsewhere + "/letter") }
    if isHostile() { makeLink("App/Help/a\nb", to: "index.html") }
    add(file("App/Help"), toSources: false)
  }

  private func addModel() {
    let entity = Self.escaped(name("Item"))
    write(
      "App/Store.xcdatamodeld/Store.xcdatamodel/contents",
      "<?xml version=\"1.0\"?><model><entity name=\"\(entity)\" representedClassName=\"\(Self.escaped(name("Item")))\" codeGenerationType=\"class\"><attribute name=\"a\" attributeType=\"String\"/></entity></model>"
    )
    if isHostile() { makeLink("App/Store.xcdatamodeld/up", to: "..") }
    add(file("App/Store.xcdatamodeld"), toSources: true)
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;").filter { $0 >= " " }
  }

  private func addInterfaces() {
    write("App/Main.storyboard", "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"></document>")
    write("App/\(OutputSafe.component(name("Cell"))).xib", "<document></document>")
    add(file("App/Main.storyboard"), toSources: false)
    add(file("App/Cell.xib"), toSources: false)
  }

  private func addSynchronized() {
    write("Auto/A.swift", "let auto = 1\n")
    write("Auto/note.txt", "a note")
    write("Auto/Inner/B.swift", "let inner = 1\n")
    if isHostile() { makeLink("Auto/parent", to: "..") }
    if isHostile() { makeLink("Auto/self", to: ".") }
    if isHostile() { makeLink("Auto/Inner/up", to: "..") }
    if isHostile() { makeLink("Auto/C.swift", to: "../pipe") }
    if isHostile() { makeLink("Auto/D.swift", to: "/dev/zero") }
    if isHostile() { makeLink("Auto/out", to: surroundings.elsewhere) }
    let group = object("PBXFileSystemSynchronizedRootGroup", ["path": path("Auto"), "sourceTree": "<group>"])
    children.append(group)
    synchronized.append(group)
  }
  private var synchronized: [String] = []

  private func addObjectiveC() {
    write("App/Old.h", "#import <UIKit/UIKit.h>\n@interface Old : NSObject\n- (void)run;\n@end\n")
    write("App/Bridge.h", "#import \"Old.h\"\n#import \"\(pick(["Old.h", "../../letter", "/dev/zero", "pipe", "Bridge.h"]))\"\n")
    add(file("App/Old.m", "#import \"Old.h\"\n@implementation Old\n- (void)run { }\n@end\n"), toSources: true)
    bridge = path("App/Bridge.h")
  }
  private var bridge: String?

  private func addPods() {
    let pod = name("Toast")
    write("Pods/\(OutputSafe.component(pod))/Toast.swift", "public let toast = 1\n")
    if isHostile() { makeLink("Pods/Toast/up", to: "..") }
    let bundle = name("ToastAssets").replacing("'", with: "").replacing("\n", with: " ")
    write(
      "Local/Local.podspec",
      "Pod::Spec.new do |s|\n  s.name = 'Local'\n  s.module_name = '\(bundle)'\n  s.source_files = '\(pick(["**/*.swift", "**/**/**/*.swift", "{a,b}{a,b}{a,b}/*", "*a*a*a*a*b", "../../**"]))'\n  s.resource_bundles = { '\(bundle)' => ['*.txt'] }\n  s.dependency 'Local/A'\nend\n"
    )
    write("Local/L.swift", "public let local = 1\n")
    write("Local/note.txt", "a")
    if isHostile() { makeLink("Local/up", to: "..") }
    write("Podfile", "target 'App' do\n  pod 'Local', :path => '\(path("Local"))'\nend\n")
  }

  private func addOdd() {
    write("App/Shader.metal", "kernel void f() {}\n")
    write("App/note.txt", "a")
    add(file("App/Shader.metal"), toSources: true)
    add(file("App/note.txt"), toSources: false)
    add(file("../beside/letter"), toSources: false)
    add(file("App/Missing.png"), toSources: false)
  }

  private func addScheme() {
    let scheme = OutputSafe.component(name("App"))
    write(
      "App.xcodeproj/xcshareddata/xcschemes/\(scheme).xcscheme",
      "<?xml version=\"1.0\"?><Scheme><LaunchAction><BuildableProductRunnable><BuildableReference BlueprintName=\"\(Self.escaped(name("App")))\"/></BuildableProductRunnable></LaunchAction></Scheme>"
    )
  }

  // MARK: The project file

  private func settings(_ target: String) -> [String: Any] {
    var settings: [String: Any] = ["SDKROOT": "iphoneos", "SWIFT_VERSION": "5.0", "PRODUCT_NAME": name("$(TARGET_NAME)")]
    settings["PRODUCT_BUNDLE_IDENTIFIER"] = name("org.example.$(PRODUCT_NAME:rfc1034identifier)")
    if isHostile() { settings["PRODUCT_MODULE_NAME"] = hostileName() }
    if chance(50) {
      write(
        "App/Info.plist",
        "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>CFBundleExecutable</key><string>\(Self.escaped(name("$(EXECUTABLE_NAME)")))</string><key>CFBundleName</key><string>\(Self.escaped(name("$(PRODUCT_NAME)")))</string></dict></plist>"
      )
      settings["INFOPLIST_FILE"] = path("App/Info.plist")
    }
    if isHostile() { settings["EXECUTABLE_NAME"] = hostileName() }
    if isHostile() { settings["DEVELOPMENT_LANGUAGE"] = hostileName() }
    if isHostile() { settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] = "YES" }
    if isHostile(), chance(20) {
      for step in 0..<40 { settings["E\(step)"] = "$(E\(step + 1))$(E\(step + 1))" }
      settings["INFOPLIST_KEY_UIAppFonts"] = "$(E0)"
    }
    if isHostile() { settings["LOOP"] = pick(["$(LOOP)$(LOOP)", "$(LOOP2) $(LOOP2)", String(repeating: "$(", count: 5000)]) }
    if isHostile() { settings["GCC_PREFIX_HEADER"] = hostilePath() }
    if isHostile() { settings["HEADER_SEARCH_PATHS"] = [hostilePath(), "/**"] }
    if let bridge { settings["SWIFT_OBJC_BRIDGING_HEADER"] = bridge }
    return settings
  }

  private func configurations(_ target: String) -> String {
    var values: [String: Any] = ["name": "Debug", "buildSettings": settings(target)]
    if chance(30) {
      write(
        "App/A.xcconfig",
        pick([
          "#include \"A.xcconfig\"\n", "#include \"B.xcconfig\"\n#include \"B.xcconfig\"\nA = $(inherited)$(inherited) x\n", "A = 1\n",
          "#include \"/dev/zero\"\n", "#include \"../pipe\"\n", "#include \"../../../letter\"\n", "PRODUCT_NAME = \(name("App"))\n",
        ]))
      write("App/B.xcconfig", "#include \"A.xcconfig\"\n#include \"C.xcconfig\"\n#include \"C.xcconfig\"\nA = $(inherited)$(inherited)\n")
      write("App/C.xcconfig", String(repeating: "A = $(inherited)$(inherited)y\n", count: 40))
      let file = object("PBXFileReference", ["path": path("App/A.xcconfig"), "sourceTree": "<group>"])
      children.append(file)
      values["baseConfigurationReference"] = file
    }
    let configuration = object("XCBuildConfiguration", values)
    return object("XCConfigurationList", ["buildConfigurations": [configuration]])
  }

  private func copyPhase() -> String {
    write("App/copied.txt", "a")
    let reference = file("App/copied.txt")
    children.append(reference)
    let build = object("PBXBuildFile", ["fileRef": reference])
    return object(
      "PBXCopyFilesBuildPhase",
      ["dstPath": name(pick(["", "Data", "Data/Deep"])), "dstSubfolderSpec": pick(["1", "7", "10"]), "files": [build]])
  }

  private func package() -> String {
    let package = name("Geo"), target = name("Geo")
    write(
      "Packages/Geo/Package.swift",
      "// swift-tools-version:5.9\nimport PackageDescription\nlet package = Package(name: \(Self.quote(package)), products: [.library(name: \"Geo\", targets: [\(Self.quote(target))])], targets: [.target(name: \(Self.quote(target)), path: \(Self.quote(path("Code"))), resources: [.copy(\(Self.quote(path("data.txt"))))])])\n"
    )
    write("Packages/Geo/Code/G.swift", "import UIKit\npublic let geo = 1\n")
    write("Packages/Geo/Code/data.txt", "a")
    if isHostile() { makeLink("Packages/Geo/Code/up", to: "..") }
    if isHostile() { makeLink("Packages/Geo/Code/self", to: ".") }
    let reference = object("XCLocalSwiftPackageReference", ["relativePath": path("Packages/Geo")])
    return object("XCSwiftPackageProductDependency", ["productName": "Geo", "package": reference])
  }

  private func target(_ type: String, _ harmless: String, phases: [String], more: [String: Any] = [:]) -> String {
    let name = name(harmless)
    var values: [String: Any] = [
      "name": name, "productType": "com.apple.product-type." + type, "buildPhases": phases, "buildConfigurationList": configurations(name),
    ]
    values.merge(more) { $1 }
    return object("PBXNativeTarget", values)
  }

  private func writeProject() {
    var targets: [String] = []
    var dependencies: [String] = []
    for (type, title) in [("framework", "Kit"), ("bundle", "Data"), ("library.static", "Core")] where chance(35) {
      let source = file("\(title)/\(title).swift", "public let \(title.lowercased()) = 1\n")
      let text = file("\(title)/\(title).txt", "a")
      children += [source, text]
      let phases = [
        object("PBXSourcesBuildPhase", ["files": type == "bundle" ? [] : [object("PBXBuildFile", ["fileRef": source])]]),
        object("PBXResourcesBuildPhase", ["files": [object("PBXBuildFile", ["fileRef": text])]]),
      ]
      let target = target(type, title, phases: phases)
      targets.append(target)
      dependencies.append(object("PBXTargetDependency", ["target": target]))
    }
    var phases = [object("PBXSourcesBuildPhase", ["files": sources]), object("PBXResourcesBuildPhase", ["files": resources])]
    if chance(50) { phases.append(copyPhase()) }
    var more: [String: Any] = ["dependencies": dependencies, "fileSystemSynchronizedGroups": synchronized]
    if chance(20) { more["packageProductDependencies"] = [package()] }
    let application = target("application", "App", phases: phases, more: more)
    targets.append(application)
    if chance(30) {
      let source = file("Tests/T.swift", "import XCTest\nclass T: XCTestCase { func testA() {} }\n")
      children.append(source)
      let phase = object("PBXSourcesBuildPhase", ["files": [object("PBXBuildFile", ["fileRef": source])]])
      targets.append(
        target(
          "bundle.unit-test", "AppTests", phases: [phase], more: ["dependencies": [object("PBXTargetDependency", ["target": application])]])
      )
    }
    let main = object("PBXGroup", ["children": children, "sourceTree": "<group>"])
    let root = object(
      "PBXProject",
      [
        "mainGroup": main, "targets": targets, "buildConfigurationList": configurations(""),
        "projectDirPath": chance(2) ? hostilePath() : "",
        "developmentRegion": name("en"),
      ])
    let text =
      "// !$*UTF8*$!\n{ archiveVersion = 1; objectVersion = 77; rootObject = \(root); objects = {\n\(objects.joined(separator: "\n"))\n}; }\n"
    if share > 0, chance(1) {
      mkdir(folder + "/App.xcodeproj", 0o755)
      mkfifo(folder + "/App.xcodeproj/project.pbxproj", 0o600)
    } else {
      write("App.xcodeproj/project.pbxproj", text)
    }
  }

  // MARK: The output

  /// Puts something at the place of the output folder, as a repository may have it.
  private func addOutput() {
    guard isHostile() else { return }
    let output = folder + "/.trestle"
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: symlink(surroundings.elsewhere, output)
    case 1: symlink("../../..", output)
    case 2: symlink("nowhere", output)
    case 3: write(".trestle", "a file")
    case 4: mkfifo(output, 0o600)
    case 5: write(".trestle/notes.txt", "mine")
    case 6:
      // The record of another folder, with names that lead out.
      write(".trestle/.trestle-files", "trestle output 1 77\n- ../../letter\n- App.app/letter\n- /\n- Sources\nx")
      makeLink(
        ".trestle/" + pick(["App.app", "Sources", "Index", "Tests.app", "Products", "Package.resolved", "Attachments"]),
        to: surroundings.elsewhere)
    case 7:
      write(".trestle/.trestle-files", "trestle output 1 77\n")
      makeLink(".trestle/.build/" + pick(["debug", "x86_64-unknown-linux-gnu/debug", "a/b/c/d"]), to: surroundings.elsewhere)
    default:
      // The output of an older version.
      write(".trestle/.gitignore", "*\n")
      write(".trestle/Index/tool", "")
      makeLink(".trestle/" + pick(["App.app", "Sources", "Tests", ".build", "Package.swift"]), to: surroundings.elsewhere)
    }
  }

  /// Replaces a file or a folder of the output by something that leads out of it.
  func disturbOutput() {
    let output = folder + "/.trestle"
    guard let names = try? FileManager.default.subpathsOfDirectory(atPath: output).sorted(), !names.isEmpty else { return }
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let path = output + "/" + pick(names)
      guard (try? FileManager.default.destinationOfSymbolicLink(atPath: FilePathText.parent(path))) == nil else { continue }
      try? FileManager.default.removeItem(atPath: path)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: symlink(surroundings.elsewhere, path)
      case 1: symlink(surroundings.elsewhere + "/letter", path)
      case 2: mkfifo(path, 0o600)
      case 3: symlink("nowhere", path)
      default: mkdir(path, 0o755)
      }
    }
  }
}

/// The names of files that the generator itself writes: one part of a path.
private enum OutputSafe {
  static func component(_ name: String) -> String {
    let text = name.utf8.prefix(60).map { $0 < 0x20 || $0 == UInt8(ascii: "/") ? UInt8(ascii: "_") : $0 }
    let name = String(decoding: text, as: UTF8.self)
    return ["", ".", ".."].contains(name) ? "_" : name
  }
}

private enum FilePathText {
  static func parent(_ path: String) -> String { (path as NSString).deletingLastPathComponent }
}

/// SplitMix64, so that a failing project can be made again.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

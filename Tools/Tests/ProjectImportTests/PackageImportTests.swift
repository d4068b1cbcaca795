import Foundation
import Testing
import TrestleExpectations

import ProjectImport
import XcodeProject

@Suite struct PackageImportTests {
  private static let sources = [
    "Kit/Package.swift": """
    // swift-tools-version:5.5
    import PackageDescription
    let package = Package(
      name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
      dependencies: [.package(url: "https://example.invalid/Snap.git", from: "1.0.0"), .package(path: "../Plain")],
      targets: [.target(name: "Kit", dependencies: ["Snap", "Plain"], resources: [.process("Res")])])
    """,
    "Kit/Sources/Kit/Kit.swift": "import UIKit\nimport Snap\npublic class Kit: UIView { @objc func f() {} }\n",
    "Kit/Sources/Kit/Res/note.txt": "note",
    "Plain/Package.swift": """
    // swift-tools-version:5.5
    import PackageDescription
    let package = Package(name: "Plain", products: [.library(name: "Plain", targets: ["Plain"])], targets: [.target(name: "Plain")])
    """,
    "Plain/Sources/Plain/Plain.swift": "public let plain = 1\n",
    "SourcePackages/checkouts/Snap/Package.swift": """
    // swift-tools-version:5.1
    import PackageDescription
    let package = Package(name: "Snap", products: [.library(name: "Snap", targets: ["Snap"])], targets: [.target(name: "Snap", path: "Code")])
    """,
    "SourcePackages/checkouts/Snap/Code/Snap.swift": "#if os(iOS)\npublic let snap = 1\n#endif\n",
    "Fresh/App.swift": "import UIKit\nimport Kit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n",
  ]

  private func folder() throws -> String {
    let folder = try Folders.temporary()
    try TrestleProgram.write(Self.sources, to: folder) { text in
      text.replacing(
        "objects = {",
        with:
          "objects = { KP = { isa = XCSwiftPackageProductDependency; productName = Kit; package = KR; }; KR = { isa = XCLocalSwiftPackageReference; relativePath = Kit; };",
        maxReplacements: 1
      )
      .replacing(
        "productType = \"com.apple.product-type.application\";",
        with: "productType = \"com.apple.product-type.application\"; packageProductDependencies = ( KP );")
    }
    return folder
  }

  @Test(
    "A package that names UIKit is translated with its dependencies; remote ones are taken from their checkouts, plain ones built unchanged"
  )
  func application() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let project = try Folders.project(in: folder)
    expect(project.targets.map(\.name), equals: ["Snap", "Kit", "Fresh"])
    expect(project.diagnosis.findings.filter { $0.severity == .error }, equals: [])
    try project.write()
    let manifest = try String(contentsOfFile: folder + "/.trestle/Package.swift", encoding: .utf8)
    expect(manifest.contains("dependencies: [\"Snap\", .product(name: \"Plain\", package: \"plain\")]"))
    expect(!manifest.contains("example.invalid"))
    let written = Folders.contents(of: folder)
    expect(written.keys.contains(".trestle/Fresh.app/Frameworks/Kit.framework/note.txt"))
    let module = try String(contentsOfFile: folder + "/.trestle/Sources/Kit/_TrestleModule.swift", encoding: .utf8)
    expect(module.contains("static let module = Foundation.Bundle("))
    // The packages' own folders stay as they were, and nothing is asked twice.
    expect(!written.keys.contains { $0.hasPrefix("Kit/.build") || $0.hasPrefix("Plain/.build") })
    try expect(Folders.project(in: folder).write(), equals: 0)
  }

  @Test("A package in Objective-C is translated, since the package manager has no Foundation for it")
  func objectiveC() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let sources = folder + "/Plain/Sources/Plain"
    try FileManager.default.createDirectory(atPath: sources + "/include", withIntermediateDirectories: true)
    try FileManager.default.removeItem(atPath: sources + "/Plain.swift")
    let header = "#import <Foundation/Foundation.h>\n@interface Plain : NSObject\n- (NSString *)word;\n@end\n"
    let source = "#import \"Plain.h\"\n@implementation Plain\n- (NSString *)word { return @\"plain\"; }\n@end\n"
    try header.write(toFile: sources + "/include/Plain.h", atomically: true, encoding: .utf8)
    try source.write(toFile: sources + "/Plain.m", atomically: true, encoding: .utf8)
    let kit = folder + "/Kit/Sources/Kit/Kit.swift"
    try "import UIKit\nimport Plain\npublic let word = Plain().word()\n".write(toFile: kit, atomically: true, encoding: .utf8)
    let project = try Folders.project(in: folder)
    expect(project.targets.map(\.name), equals: ["Snap", "Plain", "Kit", "Fresh"])
    try project.write()
    let text = try String(contentsOfFile: folder + "/.trestle/Sources/Plain/Plain.m.linux.swift", encoding: .utf8)
    expect(text.contains("open class Plain"), "\(text)")
  }

  @Test("A package that imports a C module of the system is translated, as only here the module has its name")
  func systemModule() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let source = folder + "/Plain/Sources/Plain/Plain.swift"
    try "import libxml2\npublic let plain = 1\n".write(toFile: source, atomically: true, encoding: .utf8)
    try expect(Folders.project(in: folder).targets.map(\.name), equals: ["Snap", "Plain", "Kit", "Fresh"])
  }

  @Test(
    "A package reads XML by the libxml2 of the machine",
    .enabled(if: TrestleProgram.canRun && FileManager.default.fileExists(atPath: "/usr/include/libxml2"), "\(TrestleProgram.reason)"))
  func libxml2() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let sources = [
      "Plain/Sources/Plain/Plain.swift": """
      import Foundation
      import libxml2
      public func rootName(_ text: String) -> String? {
        guard let document = xmlReadMemory(text, Int32(text.utf8.count), nil, nil, 0) else { return nil }
        defer { xmlFreeDoc(document) }
        return xmlDocGetRootElement(document).map { String(cString: $0.pointee.name) }
      }
      """,
      "Kit/Sources/Kit/Kit.swift": "import UIKit\nimport Plain\npublic func name() -> String { rootName(\"<feed/>\") ?? \"\" }\n",
      "Fresh/App.swift": """
      import UIKit
      import Kit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidFinishLaunching(_ application: UIApplication) {
          print("@ \\(name())")
          exit(0)
        }
      }
      """,
    ]
    for (path, text) in sources { try text.write(toFile: "\(folder)/\(path)", atomically: true, encoding: .utf8) }
    let outcome = try TrestleProgram.run(["run", folder, "--headless"])
    expect(outcome.reports, equals: ["feed"], "\(outcome.output)")
  }

  @Test("A package itself is a project: its library of the same name is built, with the targets it needs")
  func package() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let options = { () -> ImportOptions in
      var options = ImportOptions()
      options.packageFolders = [folder + "/SourcePackages/checkouts"]
      return options
    }()
    let project = try Folders.project(in: folder + "/Kit/Package.swift", options: options)
    expect(project.target.name, equals: "Kit")
    expect(project.targets.map(\.name), equals: ["Snap", "Kit"])
    expect(project.folder, equals: folder + "/Kit")
  }

  @Test("A remote package without a checkout is named, with the solution")
  func missing() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.removeItem(atPath: folder + "/SourcePackages")
    let project = try Folders.project(in: folder)
    let note = project.diagnosis.findings.first { $0.tag == "package-missing" }
    expect(note?.message.contains("--package Snap=FOLDER"), equals: true)
  }

  @Test("A remote address that is a path is the folder of the package")
  func pathAsAddress() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = try FileManager.default.contentsOfDirectory(atPath: folder).first { $0.hasSuffix(".xcodeproj") }
    let project = folder + "/" + (try #require(file)) + "/project.pbxproj"
    let text = try String(contentsOfFile: project, encoding: .utf8)
    try text.replacing(
      "isa = XCLocalSwiftPackageReference; relativePath = Kit;",
      with: "isa = XCRemoteSwiftPackageReference; repositoryURL = \"./Kit/\"; requirement = { kind = branch; branch = main; };"
    ).write(toFile: project, atomically: true, encoding: .utf8)
    try expect(Folders.project(in: folder).targets.map(\.name), equals: ["Snap", "Kit", "Fresh"])
  }
}

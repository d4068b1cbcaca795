import Foundation
import Testing
import TrestleExpectations

import ProjectImport

/// Applications that call a library in C, of which only the header is there.
@Suite(.enabled(if: TrestleProgram.canRun, Comment(rawValue: TrestleProgram.reason)))
struct AbsentFunctionTests {
  @Test("Functions of a header that no source and no library has print one line and return nothing; --strict does not build")
  func header() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let sources = [
      "Fresh/Bridging.h": "#include \"core.h\"\n",
      "Fresh/core.h": "int core_count(int kind);\nconst char *core_name(void);\n\ndouble core_ratio(double a);\nint core_unused(void);\n",
      "Fresh/App.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          print("@", core_count(1) + core_count(2), core_name() == nil, core_ratio(2.5))
          return true
        }
      }
      """,
    ]
    try TrestleProgram.write(sources, to: folder) {
      $0.replacing("PRODUCT_BUNDLE_IDENTIFIER", with: "SWIFT_OBJC_BRIDGING_HEADER = Fresh/Bridging.h; PRODUCT_BUNDLE_IDENTIFIER")
    }
    let command = ["run", folder, "--headless", "--snapshot", folder + "/screen.png"]
    try expect(TrestleProgram.run(command + ["--strict"]).status, equals: 1)
    let shown = try TrestleProgram.run(command)
    expect(shown.status, equals: 0, "\(shown.output)")
    expect(shown.reports, equals: ["0 true 0.0"], "\(shown.output)")
    let lines = shown.output.split(separator: "\n")
    expect(lines.count { $0 == "left out: core_count(): no source and no library here has it" }, equals: 1, "\(shown.output)")
    let warnings = lines.filter { $0.contains("[trestle:left-out]") }
    expect(
      warnings.map { $0.prefix { $0 != " " } }, equals: ["Fresh/core.h:1:", "Fresh/core.h:2:", "Fresh/core.h:4:"], "\(shown.output)")
    let source = "#include \"core.h\"\nint core_count(int kind) { return kind; }\ndouble core_ratio(double a) { return a; }\n"
    try source.write(toFile: folder + "/Fresh/core.c", atomically: true, encoding: .utf8)
    let again = try TrestleProgram.run(command)
    expect(again.reports, equals: ["3 true 2.5"], "\(again.output)")
    expect(again.output.split(separator: "\n").count { $0.contains("[trestle:left-out]") }, equals: 1, "\(again.output)")
    // A source that does not compile is left out with its functions, until it is mended.
    try (source + "#include <Security/Gone.h>\n").write(toFile: folder + "/Fresh/core.c", atomically: true, encoding: .utf8)
    let damaged = try TrestleProgram.run(command)
    expect(damaged.reports, equals: ["0 true 0.0"], "\(damaged.output)")
    let line = "Fresh/core.c:4: warning: core.c is left out: it does not compile: 'Security/Gone.h' file not found [trestle:left-out]"
    expect(damaged.output.contains(line), "\(damaged.output)")
    try source.write(toFile: folder + "/Fresh/core.c", atomically: true, encoding: .utf8)
    let mended = try TrestleProgram.run(command)
    expect(mended.reports, equals: ["3 true 2.5"], "\(mended.output)")
  }

  @Test("Functions of a library of the machine that a package calls and the library lacks print one line and return nothing")
  func package() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let sources = [
      "Store/Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Store", products: [.library(name: "Store", targets: ["Store"])],
        targets: [.systemLibrary(name: "CCore"), .target(name: "Store", dependencies: ["CCore"])])
      """,
      "Store/Sources/CCore/module.modulemap": "module CCore { header \"core.h\" export * }\n",
      "Store/Sources/CCore/core.h": "int core_count(int kind);\nconst char *core_name(void);\n",
      "Store/Sources/Store/Store.swift": """
      import CCore

      public func count() -> Int32 { core_count(1) + core_count(2) }
      public func hasName() -> Bool { core_name() != nil }
      """,
      "Fresh/App.swift": """
      import Store
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          print("@", count(), hasName())
          return true
        }
      }
      """,
    ]
    try TrestleProgram.write(sources, to: folder) { text in
      let objects =
        "objects = { SP = { isa = XCSwiftPackageProductDependency; productName = Store; package = ST; }; "
        + "ST = { isa = XCLocalSwiftPackageReference; relativePath = Store; };"
      let type = "productType = \"com.apple.product-type.application\";"
      return text.replacing("objects = {", with: objects, maxReplacements: 1)
        .replacing(type, with: type + " packageProductDependencies = ( SP );")
    }
    let shown = try TrestleProgram.run(["run", folder, "--headless"])
    expect(shown.reports, equals: ["0 false"], "\(shown.output)")
    let warnings = shown.output.split(separator: "\n").filter { $0.contains("[trestle:left-out]") }
    expect(
      warnings == [
        "Store/Sources/Store/Store.swift:3: warning: core_count() is left out: no source and no library here has it. [trestle:left-out]",
        "Store/Sources/Store/Store.swift:4: warning: core_name() is left out: no source and no library here has it. [trestle:left-out]",
      ], "\(shown.output)")
  }
}

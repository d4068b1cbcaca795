import Foundation
import Testing
import TrestleExpectations

import ProjectImport
import XcodeProject

/// An application of which many sources have a fault runs without exactly the parts that have them.
@Suite(.enabled(if: TrestleProgram.canRun, Comment(rawValue: TrestleProgram.reason)))
struct FaultTests {
  /// Writes an application that prints how many of its sources work.
  private func write(_ faults: [String: Faults.Fault], to folder: String) throws {
    var sources: [String: String] = [:]
    var calls: [String] = []
    for (name, fault) in faults.sorted(by: { $0.key < $1.key }) {
      // The type before the function.
      let start = try #require(fault.source.firstRange(of: "func kept"))
      let type = try #require(fault.source[..<start.lowerBound].matches(of: #/(?:struct|class|enum) (\w+)/#).first { $0.1 != "Inner" }?.1)
      sources["Fresh/\(name).swift"] = fault.source + "\n"
      calls.append("    count += \(type)\(type == "Cases" ? ".a" : "()").kept()")
    }
    sources["Fresh/App.swift"] = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          count()
          print("@ \\(Member().count())")
          exit(0)
        }
        private func count() {
          var count = 0
      \(calls.joined(separator: "\n"))
          print("@ \\(count)")
        }
      }
      """
    // Xcode's template lists its sources; a folder that is synchronized has all.
    try TrestleProgram.write(sources, to: folder)
  }

  @Test("An application with more than 40 kinds of faults runs without exactly these parts, each of which is a warning")
  func all() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let faults = Faults.all
    try write(faults, to: folder)
    let outcome = try TrestleProgram.run(["run", folder, "--headless"])
    let warnings = outcome.output.split(separator: "\n").filter { $0.contains("[trestle:left-out]") }
    for (name, fault) in faults {
      let own = warnings.filter { $0.hasPrefix("Fresh/\(name).swift:") }
      let subjects = own.compactMap { $0.firstMatch(of: #/warning: (.*?) is left out: /#).map { String($0.1) } }
      expect(subjects, equals: fault.leftOut, "\(name): \(own)")
    }
    expect(outcome.reports, equals: ["\(faults.count)", "0"], "\(outcome.output)")
    expect(outcome.output.contains("left out: Member.count(), Member.swift:1: it does not compile: "), "\(outcome.output)")
    let strict = try TrestleProgram.run(["run", folder, "--headless", "--strict"])
    expect(strict.status == 2 && strict.output.contains("error: the library UnknownLibrary is not there"), "\(strict.output)")
    expect(!strict.output.contains("left-out"), "\(strict.output)")
  }

  @Test("A package that does not compile as it is gets translated; one that cannot be is left out with what uses it, until it compiles")
  func package() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func manifest(_ name: String, _ dependencies: String, _ targets: String) -> String {
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])], dependencies: [\(dependencies)], targets: [\(targets)])
      """
    }
    let sources = [
      "Report/Package.swift": manifest("Report", "", ".target(name: \"Report\", dependencies: [\"Part\"]), .target(name: \"Part\")"),
      "Report/Sources/Part/part.c": "int part(void) { return 1; }\n",
      "Report/Sources/Part/include/part.h": "int part(void);\n",
      "Report/Sources/Report/Report.swift":
        "import Foundation\nimport Part\n@objc public class Report: NSObject { public static func send() -> Int32 { part() } }\n",
      "Wrap/Package.swift": manifest(
        "Wrap", ".package(path: \"../Report\")", ".target(name: \"Wrap\", dependencies: [\"Report\", \"Own\"]), .target(name: \"Own\")"),
      "Wrap/Sources/Own/own.c": "int own(void) { return 2; }\n",
      "Wrap/Sources/Own/include/own.h": "int own(void);\n",
      "Wrap/Sources/Wrap/Wrap.swift":
        "import Own\nimport Report\npublic enum Wrap { public static func all() -> Int32 { own() + Report.send() } }\n",
      "Fetch/Package.swift": manifest("Fetch", "", ".target(name: \"Fetch\")"),
      "Fetch/Sources/Fetch/Fetch.swift":
        "import Foundation\npublic func host() -> String { URLRequest(url: URL(string: \"http://machine/\")!).url!.host! }\n",
      "Fresh/App.swift": """
      import UIKit
      import Fetch
      import Wrap
      import Report
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          print("@ started")
          print("@ \\(host())")
          report()
          exit(0)
        }
        func report() { print("@ \\(Report.send() + Wrap.all())") }
      }
      """,
    ]
    try TrestleProgram.write(sources, to: folder) { text in
      text.replacing(
        "objects = {",
        with: """
          objects = {
          AA = { isa = XCSwiftPackageProductDependency; productName = Report; package = AB; };
          AB = { isa = XCLocalSwiftPackageReference; relativePath = Report; };
          AC = { isa = XCSwiftPackageProductDependency; productName = Wrap; package = AD; };
          AD = { isa = XCLocalSwiftPackageReference; relativePath = Wrap; };
          AE = { isa = XCSwiftPackageProductDependency; productName = Fetch; package = AF; };
          AF = { isa = XCLocalSwiftPackageReference; relativePath = Fetch; };
          """, maxReplacements: 1
      )
      .replacing(
        "productType = \"com.apple.product-type.application\";",
        with: "productType = \"com.apple.product-type.application\"; packageProductDependencies = ( AA, AC, AE );")
    }
    let plan = try TrestleProgram.run(["doctor", folder, "--build"])
    expect(plan.status, equals: 0, "\(plan.output)")
    let warnings = plan.output.split(separator: "\n").filter { $0.contains("warning: the package") }
    expect(
      warnings == [
        "Report/Sources/Report/Report.swift:3: warning: the package Report is left out: it does not compile: Objective-C interoperability is disabled [trestle:left-out]",
        "Wrap/Package.swift:1: warning: the package Wrap is left out: its target Wrap cannot be built: it uses Report, which does not compile [trestle:left-out]",
      ], "\(plan.output)")
    let line = "1  Objective-C interoperability is disabled\n     Report/Sources/Report/Report.swift:3: the package Report\n"
    expect(plan.output.contains(line), "\(plan.output)")
    let without = try TrestleProgram.run(["run", folder, "--headless"])
    expect(without.reports, equals: ["started", "machine"], "\(without.output)")
    let source = folder + "/Report/Sources/Report/Report.swift"
    try String(contentsOfFile: source, encoding: .utf8).replacing("@objc ", with: "").write(
      toFile: source, atomically: true, encoding: .utf8)
    let with = try TrestleProgram.run(["run", folder, "--headless"])
    expect(with.reports, equals: ["started", "machine", "4"], "\(with.output)")
    expect(!with.output.contains("left-out"), "\(with.output)")
  }

  @Test("The plan for porting names the reasons, the most frequent first, and the share of functions that run")
  func plan() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let fault = try #require(Faults.bodies["Member"])
    try write(["Member": fault, "Global": try #require(Faults.bodies["Global"])], to: folder)
    try "func again() -> Int { unknown() }\n".write(toFile: folder + "/Fresh/Again.swift", atomically: true, encoding: .utf8)
    let outcome = try TrestleProgram.run(["doctor", folder, "--build"])
    expect(outcome.status, equals: 0, "\(outcome.output)")
    let lines = outcome.output.split(separator: "\n").filter { !$0.contains("warning:") && !$0.hasPrefix("note:") }
    expect(
      lines.suffix(6) == [
        "2  cannot find 'unknown' in scope", "     Fresh/Again.swift:1: the body of again()",
        "     Fresh/Global.swift:2: the body of global()",
        "1  value of type '[Int]' has no member 'missing'", "     Fresh/Member.swift:1: the body of Member.count()",
        "57.1 % of the functions run: 3 of 7 are left out, 3 parts in all",
      ], "\(outcome.output)")
    // A body that was mended is compiled again, and so is all when a declaration changes.
    try "func unknown() -> Int { 1 }\n".write(toFile: folder + "/Fresh/Found.swift", atomically: true, encoding: .utf8)
    let again = try TrestleProgram.run(["doctor", folder, "--build", "--json"])
    expect(again.output.contains("\"functionsLeftOut\" : 1"), "\(again.output)")
  }
}

import Foundation
import Testing
import TrestleExpectations

import ProjectImport
import XcodeProject

@Suite(.serialized, .enabled(if: TrestleProgram.canRun, Comment(rawValue: TrestleProgram.reason)))
struct ProductTests {
  private static let app = """
    import UIKit

    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func applicationDidFinishLaunching(_ application: UIApplication) {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = ViewController()
        window?.makeKeyAndVisible()
        print("@", Bundle.main.url(forResource: "note", withExtension: "txt").flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "none")
      }
    }
    class ViewController: UIViewController {
      override func viewDidLoad() {
        view.backgroundColor = .orange
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))
      }
      @objc private func tap() {}
    }
    """

  private func project() throws -> String {
    let folder = try Folders.temporary()
    try TrestleProgram.write(["Fresh/App.swift": Self.app, "Fresh/note.txt": "a note"], to: folder)
    return folder
  }

  @Test("A built application runs from another folder, without the project and with its own libraries")
  func output() throws {
    let folder = try project()
    let other = try Folders.temporary()
    defer { [folder, other].forEach { try? FileManager.default.removeItem(atPath: $0) } }
    let outcome = try TrestleProgram.run(["build", folder, "--configuration", "Debug", "--output", other + "/out"])
    expect(outcome.status, equals: 0, "\(outcome.output)")
    try FileManager.default.removeItem(atPath: folder)
    try FileManager.default.moveItem(atPath: other + "/out", toPath: other + "/moved here")
    let application = other + "/moved here/Fresh.app"
    let run = try TrestleProgram.run(
      program: application + "/run", [], environment: ["TRESTLE_DRIVER": "headless", "TRESTLE_SNAPSHOT": other + "/a.png"])
    expect(run.status, equals: 0, "\(run.output)")
    expect(run.reports, equals: ["a note"])
    try expect(TrestleProgram.size(ofPicture: other + "/a.png"), equals: [750, 1334])
    let libraries = try Subprocess.run("env", ["LD_LIBRARY_PATH=\(application)/lib", "ldd", application + "/Fresh"]) { line in
      expect(!line.contains(Folders.root + "/"), "\(line)")
      expect(!line.contains("not found"), "\(line)")
    }
    expect(libraries, equals: 0)
    let links = FileManager.default.enumerator(atPath: application)?.compactMap { $0 as? String }.filter {
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(application)/\($0)")) != nil
    }
    expect(links, equals: [])
  }

  @Test("Building again replaces the output of a build, and no other folder")
  func replacing() throws {
    let folder = try project()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder + "/out/Fresh.app", withIntermediateDirectories: true)
    try "mine".write(toFile: folder + "/out/Fresh.app/letter", atomically: true, encoding: .utf8)
    let refused = try TrestleProgram.run(["build", folder, "--configuration", "Debug", "--output", folder + "/out"])
    expect(refused.status, equals: 2, "\(refused.output)")
    expect(FileManager.default.fileExists(atPath: folder + "/out/Fresh.app/letter"))
    for _ in 0..<2 {
      let outcome = try TrestleProgram.run(["build", folder, "--configuration", "Debug"])
      expect(outcome.status, equals: 0, "\(outcome.output)")
      expect(FileManager.default.isExecutableFile(atPath: folder + "/.trestle/Products/Fresh.app/run"))
    }
  }

  @Test("The dynamic library of a package is found by the application beside its resources, and is a part of a built one")
  func dynamicLibrary() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let manifest = """
      // swift-tools-version:5.5
      import PackageDescription
      let package = Package(
        name: "Word", products: [.library(name: "Word", type: .dynamic, targets: ["Word"])], targets: [.target(name: "Word")])
      """
    let files = [
      "Word/Package.swift": manifest, "Word/Sources/Word/Word.swift": "public let word = \"a word\"\n",
      "Fresh/App.swift": "import Word\n" + Self.app.replacing("\"none\"", with: "word"),
    ]
    try TrestleProgram.write(files, to: folder) { text in
      let objects =
        "objects = { WP = { isa = XCSwiftPackageProductDependency; productName = Word; package = WR; }; "
        + "WR = { isa = XCLocalSwiftPackageReference; relativePath = Word; };"
      let type = "productType = \"com.apple.product-type.application\";"
      return text.replacing("objects = {", with: objects, maxReplacements: 1)
        .replacing(type, with: type + " packageProductDependencies = ( WP );")
    }
    let outcome = try TrestleProgram.run(["snapshot", folder, "--output", folder + "/a.png"])
    expect(outcome.status, equals: 0, "\(outcome.output)")
    expect(outcome.reports, equals: ["a word"])
    let built = try TrestleProgram.run(["build", folder, "--configuration", "Debug", "--output", folder + "/out"])
    expect(built.status, equals: 0, "\(built.output)")
    expect(FileManager.default.fileExists(atPath: folder + "/out/Fresh.app/lib/libWord.so"))
  }

  @Test("A kept package has the sources under their own names, products of Trestle for their imports, and the resources")
  func keptPackage() throws {
    let folder = try project()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let kept = folder + "/kept"
    let outcome = try TrestleProgram.run(["build", folder, "--keep-package", kept])
    expect(outcome.status, equals: 0, "\(outcome.output)")
    let text = try String(contentsOfFile: kept + "/Sources/Fresh/App.swift", encoding: .utf8)
    expect(text.hasPrefix("import UIKit\n"))
    expect(!text.contains("@objc"))
    try expect(String(contentsOfFile: kept + "/Resources/note.txt", encoding: .utf8), equals: "a note")
    let manifest = try Subprocess.output("swift", ["package", "dump-package", "--package-path", kept])
    expect(manifest.contains("\"UIKit\""), "\(manifest)")
    expect(!manifest.contains("TrestleRuntime"))
    let runtime = Runtime(root: Folders.root, isRelease: false)
    var lines: [String] = []
    let sources = ["App.swift", "_TrestleModule.swift"].map { "\(kept)/Sources/Fresh/\($0)" }
    let status = try Subprocess.run(
      "swiftc", ["-typecheck", "-swift-version", "5", "-module-name", "Fresh"] + runtime.compilerFlags + sources
    ) { lines.append($0) }
    expect(status, equals: 0, "\(lines.joined(separator: "\n"))")
    // Again, over the first one; but not over something else.
    try expect(TrestleProgram.run(["build", folder, "--keep-package", kept]).status, equals: 0)
    try expect(TrestleProgram.run(["build", folder, "--keep-package", folder]).status != 0)
  }

  @Test("No command writes beside .trestle")
  func tree() throws {
    let folder = try Folders.copy("Trips")
    defer { try? FileManager.default.removeItem(atPath: FilePath.parent(of: folder)) }
    let before = Folders.contents(of: folder)
    let project = folder + "/Trips.xcodeproj"
    for words in [
      ["doctor", project], ["run", project, "--headless", "--snapshot", folder + "/.trestle/a.png"], ["test", project],
      ["build", project, "--configuration", "Debug"], ["snapshot", project, "--output", folder + "/.trestle/b.png"],
    ] {
      let outcome = try TrestleProgram.run(words)
      expect(outcome.status, equals: 0, "\(words[0]): \(outcome.output)")
      expect(Folders.contents(of: folder).filter { !$0.key.hasPrefix(".trestle") }, equals: before, "\(words[0])")
    }
  }

  @Test("An error of the compiler names the original file and line, and the exit status distinguishes errors of the project")
  func errors() throws {
    let folder = try project()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Self.app.replacing("@objc private func tap() {}", with: "@objc private func tap() { let wrong: Int = \"\" }")
      .write(toFile: folder + "/Fresh/App.swift", atomically: true, encoding: .utf8)
    let line = Self.app.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("func tap") }! + 1
    let outcome = try TrestleProgram.run(["run", folder, "--headless", "--strict"])
    expect(outcome.status, equals: 1)
    expect(outcome.output.contains("Fresh/App.swift:\(line):"), "\(outcome.output)")
    expect(!outcome.output.contains(".trestle/Sources"), "\(outcome.output)")
  }

  @Test("A folder that cannot be written, a program that is missing and an unknown word are one line each")
  func machine() throws {
    let folder = try project()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try "".write(toFile: folder + "/.trestle", atomically: true, encoding: .utf8)
    let written = try TrestleProgram.run(["run", folder, "--headless"])
    expect(written.status, equals: 2)
    expect(written.output.hasPrefix("\(folder)/.trestle: error: the folder cannot be written"), "\(written.output)")
    let timeout = Subprocess.path(of: "timeout")!
    let lines = try Subprocess.output(
      "env", ["PATH=/nowhere", "TRESTLE_ROOT=\(Folders.root)", timeout, "300", TrestleProgram.path, "run", folder, "--headless"])
    expect(lines.hasSuffix("there is no swift in PATH: install the Swift toolchain [trestle:machine]"), "\(lines)")
    for words in [["run", folder, "--colour"], ["dance"], [], ["run", folder, folder], ["run", folder, "--size"]] {
      try expect(TrestleProgram.run(words).status, equals: 64)
    }
  }
}

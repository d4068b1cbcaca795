import Foundation
import Testing
import TrestleExpectations

import ProjectImport
import XcodeProject

/// Each begins with a file or a folder of a user where the command writes.
@Suite struct OutputFolderTests {
  /// Makes a project from a template in a folder of its own, beside which the user has files.
  private func makeProject(_ change: (String) -> String = { $0 }, more: [String: String] = [:]) throws -> String {
    let folder = try Folders.temporary() + "/work/p"
    for (name, text) in ProjectTemplate(name: "Fresh", hasStoryboard: false).files.merging(more, uniquingKeysWith: { $1 }) {
      try write(name.hasSuffix("pbxproj") ? change(text) : text, to: folder + "/" + name)
    }
    for name in ["letter", "d.app/letter", "d.app/Info.plist", "g.lproj/Localizable.strings"] {
      try write("of the user", to: "\(folder)/../../user/\(name)")
    }
    return folder
  }

  private func write(_ text: String, to path: String) throws {
    try FileManager.default.createDirectory(atPath: FilePath.parent(of: FilePath.normalize(path)), withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: false, encoding: .utf8)
  }

  private func remove(_ folder: String) { try? FileManager.default.removeItem(atPath: FilePath.parent(of: FilePath.parent(of: folder))) }

  /// Expects that a command is refused, and that the user's files remain.
  private func expectRefusal(_ folder: String, at path: String? = nil, _ body: () throws -> Void) {
    let root = FilePath.parent(of: FilePath.parent(of: folder))
    let before = Folders.contents(of: root).filter { !$0.key.hasPrefix("work/p/.trestle/") }
    let error = #expect(throws: OutputFolder.Obstacle.self, performing: body)
    if let path { expect(error?.path, equals: path) }
    expect(error?.description.contains("\n"), equals: false)
    expect(Folders.contents(of: root).filter { !$0.key.hasPrefix("work/p/.trestle/") }, equals: before)
  }

  @Test("A kept package is written into a new, empty or own folder, and not over a package or a file of the user")
  func keptPackage() throws {
    let folder = try makeProject()
    defer { remove(folder) }
    let project = try Folders.project(in: folder)
    try project.write()
    let kept = FilePath.normalize(folder + "/../../user")
    try write("// of the user\n", to: kept + "/Package.swift")
    expectRefusal(folder, at: kept) { try project.writeKeptPackage(to: kept) }
    // A new one, and again.
    let new = kept + "/new"
    try project.writeKeptPackage(to: new)
    try write("mine", to: new + "/notes.txt")
    try project.writeKeptPackage(to: new)
    try expect(String(contentsOfFile: new + "/notes.txt", encoding: .utf8), equals: "mine")
    // An edited file.
    let source = new + "/Sources/Fresh/AppDelegate.swift"
    try write("let mine = 1\n", to: source)
    expectRefusal(folder, at: source) { try project.writeKeptPackage(to: new) }
    try expect(String(contentsOfFile: source, encoding: .utf8), equals: "let mine = 1\n")
  }

  @Test(
    "A link at the place of the output folder or inside of it is not followed, and says what is in the way",
    arguments: [
      "", "/Fresh.app", "/Sources", "/Sources/Fresh", "/Package.swift", "/.build", "/Package.resolved", "/Index", "/Products",
      "/.build/debug",
    ])
  func links(place: String) throws {
    let folder = try makeProject()
    defer { remove(folder) }
    let user = FilePath.normalize(folder + "/../../user")
    let path = folder + "/.trestle" + place
    // First as it comes with a repository, then in a folder that is the command's own.
    try FileManager.default.createDirectory(atPath: FilePath.parent(of: path), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: user)
    expectRefusal(folder, at: folder + "/.trestle") { try Folders.project(in: folder).write() }
    try FileManager.default.removeItem(atPath: folder + "/.trestle")
    try Folders.project(in: folder).write()
    guard !place.isEmpty, place != "/Package.swift" else { return }
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: FilePath.parent(of: path), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: user)
    expectRefusal(folder, at: path) { try Folders.project(in: folder).write() }
  }

  @Test("A link in place of a generated file is replaced, and the file behind it remains")
  func linkedFile() throws {
    let folder = try makeProject()
    defer { remove(folder) }
    try Folders.project(in: folder).write()
    let user = FilePath.normalize(folder + "/../../user")
    let manifest = folder + "/.trestle/Package.swift"
    try FileManager.default.removeItem(atPath: manifest)
    try FileManager.default.createSymbolicLink(atPath: manifest, withDestinationPath: user + "/letter")
    try Folders.project(in: folder).write()
    try expect(String(contentsOfFile: user + "/letter", encoding: .utf8), equals: "of the user")
    try expect(String(contentsOfFile: manifest, encoding: .utf8).contains("Written by trestle"))
  }

  @Test("A folder of the user's at the place of the output is left alone, and so are the user's files in the output")
  func foreign() throws {
    let folder = try makeProject()
    defer { remove(folder) }
    try write("mine", to: folder + "/.trestle/notes.txt")
    expectRefusal(folder, at: folder + "/.trestle") { try Folders.project(in: folder).write() }
    try FileManager.default.removeItem(atPath: folder + "/.trestle")
    try Folders.project(in: folder).write()
    for name in ["notes.txt", "Sources/Fresh/notes.txt", "Fresh.app/notes.txt"] { try write("mine", to: "\(folder)/.trestle/\(name)") }
    try Folders.project(in: folder).write()
    for name in ["notes.txt", "Sources/Fresh/notes.txt", "Fresh.app/notes.txt"] {
      try expect(String(contentsOfFile: "\(folder)/.trestle/\(name)", encoding: .utf8), equals: "mine")
    }
    // At the place of a file that is new.
    try write("let added = 1\n", to: folder + "/Fresh/Added.swift")
    try write("mine", to: folder + "/.trestle/Sources/Fresh/Added.linux.swift")
    expectRefusal(folder, at: folder + "/.trestle/Sources/Fresh/Added.linux.swift") { try Folders.project(in: folder).write() }
  }

  @Test("The output of an older version is taken over, and what is old in it is removed")
  func older() throws {
    let folder = try makeProject()
    defer { remove(folder) }
    try Folders.project(in: folder).write()
    try FileManager.default.removeItem(atPath: folder + "/.trestle/.trestle-files")
    try write("let old = 1\n", to: folder + "/.trestle/Sources/Fresh/Old.linux.swift")
    try write("mine", to: folder + "/.trestle/notes.txt")
    try Folders.project(in: folder).write()
    expect(!FileManager.default.fileExists(atPath: folder + "/.trestle/Sources/Fresh/Old.linux.swift"))
    expect(FileManager.default.fileExists(atPath: folder + "/.trestle/notes.txt"))
  }

  @Test("A copy of a project with its output is written as the original is")
  func copy() throws {
    let folder = try makeProject()
    defer { remove(folder) }
    try Folders.project(in: folder).write()
    let copy = FilePath.parent(of: folder) + "/copy"
    try FileManager.default.copyItem(atPath: folder, toPath: copy)
    try Folders.project(in: copy).write()
    expect(FileManager.default.fileExists(atPath: copy + "/.trestle/Fresh.app/Info.plist"))
  }

  @Test(
    "The name of a product or target that leads out becomes one in the output folder, and a warning names it",
    arguments: ["../../../user/d", "../../user/d", "/tmp/d", "a/../../../../user/d", "x/\u{301}/../../../../user/d"])
  func productName(name: String) throws {
    let folder = try makeProject({
      $0.replacing("PRODUCT_NAME = \"$(TARGET_NAME)\"", with: "PRODUCT_NAME = \"\(name)\"").replacing(
        "name = Fresh;", with: "name = \"\(name)\";")
    })
    defer { remove(folder) }
    let project = try Folders.project(in: folder)
    expect(project.applicationFolder, equals: folder + "/.trestle/d.app")
    expect(project.diagnosis.findings.contains { $0.severity == .warning && $0.message.contains(name) })
    let before = Folders.contents(of: FilePath.normalize(folder + "/../../user"))
    try project.write()
    _ = try project.writeTestFolder()
    expect(Folders.contents(of: FilePath.normalize(folder + "/../../user")), equals: before)
    expect(FileManager.default.fileExists(atPath: folder + "/.trestle/d.app/Info.plist"))
  }

  @Test("A language of a catalog that leads out becomes one in the application")
  func language() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"a": {"localizations": {"../../../../user/g": {"stringUnit": {"value": "b"}}, "..": {"stringUnit": {"value": "c"}}}}}}
      """
    let folder = try makeProject(more: ["Fresh/Localizable.xcstrings": catalog])
    defer { remove(folder) }
    try Folders.project(in: folder).write()
    try expect(String(contentsOfFile: folder + "/../../user/g.lproj/Localizable.strings", encoding: .utf8), equals: "of the user")
    expect(FileManager.default.fileExists(atPath: folder + "/.trestle/Fresh.app/g.lproj/Localizable.strings"))
  }

  @Test("A product is made beside its place, and replaces only one that was not changed")
  func product() throws {
    let folder = try makeProject(more: ["Fresh/note.txt": "a note"])
    defer { remove(folder) }
    let project = try Folders.project(in: folder)
    let path = FilePath.normalize(folder + "/../../user/out/Fresh.app")
    for _ in 0..<2 { try OutputFolder.replace(path) { try project.writeProduct(to: &$0) } }
    try expect(FileManager.default.contentsOfDirectory(atPath: FilePath.parent(of: path)), equals: ["Fresh.app"])
    try expect(String(contentsOfFile: path + "/note.txt", encoding: .utf8), equals: "a note")
    try write("mine", to: path + "/letter")
    expectRefusal(folder, at: path + "/letter") { try OutputFolder.replace(path) { try project.writeProduct(to: &$0) } }
    try FileManager.default.removeItem(atPath: path + "/letter")
    try write("a note of mine", to: path + "/note.txt")
    expectRefusal(folder, at: path + "/note.txt") { try OutputFolder.replace(path) { try project.writeProduct(to: &$0) } }
  }

  @Test("Pipes, devices and endless files at the place of a project's files are not read", .timeLimit(.minutes(10)))
  func pipes() throws {
    let folder = try makeProject()
    defer { remove(folder) }
    let project = folder + "/Fresh.xcodeproj/project.pbxproj"
    let text = try String(contentsOfFile: project, encoding: .utf8)
    for make in [{ mkfifo($0, 0o600) }, { symlink("/dev/zero", $0) }, { symlink("/dev/tty", $0) }] as [(String) -> Int32] {
      for name in ["Fresh/Pipe.swift", "Fresh/Pipe.xcstrings", ".trestle.json", "Podfile"] {
        expect(make(folder + "/" + name), equals: 0)
        _ = try? Folders.project(in: folder).write()
        try FileManager.default.removeItem(atPath: folder + "/" + name)
      }
      try FileManager.default.removeItem(atPath: project)
      expect(make(project), equals: 0)
      #expect(throws: ProjectError.self) { try Folders.project(in: folder) }
      try FileManager.default.removeItem(atPath: project)
      try text.write(toFile: project, atomically: false, encoding: .utf8)
    }
    _ = FileManager.default.createFile(atPath: folder + "/Fresh/Huge.swift", contents: nil)
    expect(truncate(folder + "/Fresh/Huge.swift", 1 << 40), equals: 0)
    try Folders.project(in: folder).write()
  }

  @Test("A synchronized folder with links to its parent and to itself compiles each file once", .timeLimit(.minutes(10)))
  func cycles() throws {
    let folder = try makeProject(more: ["Fresh/Inner/Extra.swift": "let extra = 1\n", "Fresh/Help/page.html": "a"])
    defer { remove(folder) }
    let before = try Folders.project(in: folder).target.sources
    for (name, destination) in [("up", ".."), ("self", "."), ("again", "."), ("Inner/up", ".."), ("Help/up", ".."), ("Alias", "Inner")] {
      try FileManager.default.createSymbolicLink(atPath: "\(folder)/Fresh/\(name)", withDestinationPath: destination)
    }
    let project = try Folders.project(in: folder)
    expect(project.target.sources, equals: before)
    try project.write()
  }
}

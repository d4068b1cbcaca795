import Foundation
import Testing
import TrestleExpectations
import XcodeProject

@testable import ProjectImport

/// Packages and pods are fetched at the revisions that a project pins, from repositories on this machine.
struct FetchTests {
  /// A repository with one commit, and its revision.
  private func repository(_ name: String, _ files: [String: String], tag: String? = nil, in folder: String) throws -> (
    path: String, revision: String
  ) {
    let path = "\(folder)/remote/\(name)"
    for (name, text) in files { try write(text, to: "\(path)/\(name)") }
    let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-C", path]
    _ = try Subprocess.output("git", ["init", "-q", path])
    _ = try Subprocess.output("git", ["-C", path, "add", "."])
    _ = try Subprocess.output("git", identity + ["commit", "-q", "-m", "First"])
    if let tag { _ = try Subprocess.output("git", identity + ["tag", "-a", tag, "-m", tag]) }
    return (path, try Subprocess.output("git", ["-C", path, "rev-parse", "HEAD"]))
  }

  private func write(_ text: String, to path: String) throws {
    let file = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func resolved(_ pins: [(address: String, revision: String)]) -> String {
    let list = pins.map { pin in
      #"{"identity": "x", "kind": "remoteSourceControl", "location": "\#(pin.address)", "state": {"revision": "\#(pin.revision)", "version": "1.0.0"}}"#
    }
    return #"{"pins": [\#(list.joined(separator: ", "))], "version": 2}"#
  }

  private let manifest = """
    // swift-tools-version:5.9
    import PackageDescription
    let package = Package(name: "Depth", products: [.library(name: "Depth", targets: ["Depth"])], targets: [.target(name: "Depth")])
    """

  @Test("All three versions of Package.resolved are read, and what is no revision is passed over")
  func versions() throws {
    let first =
      #"{"object": {"pins": [{"package": "A", "repositoryURL": "https://example.com/a/Ab.git", "state": {"revision": "12"}}]}, "version": 1}"#
    let pins = try #require(PackagePins(Data(first.utf8))).pins
    expect(pins, equals: [.init(identity: "ab", address: "https://example.com/a/Ab.git", revision: "12", version: nil)])
    let third =
      #"{"originHash": "0", "pins": [{"identity": "b", "kind": "registry", "location": "", "state": {"version": "1"}}], "version": 3}"#
    try expect(#require(PackagePins(Data(third.utf8))).pins.isEmpty)
    expect(PackagePins(Data("[]".utf8)) == nil)
  }

  @Test("A project has its own pins, and those that only the workspace above it has")
  func workspaceAbove() throws {
    let shared = "xcshareddata/swiftpm/Package.resolved"
    let list = #"<Workspace version="1.0"><FileRef location="group:App/App.xcodeproj"></FileRef></Workspace>"#
    let files = MemoryFiles([
      "/p/App/App.xcodeproj/project.pbxproj": "",
      "/p/App/App.xcodeproj/project.xcworkspace/\(shared)": resolved([("https://example.org/Near.git", "1")]),
      "/p/All.xcworkspace/contents.xcworkspacedata": list,
      "/p/All.xcworkspace/\(shared)": resolved([("https://example.org/near", "2"), ("https://example.org/Far.git", "3")]),
      "/p/Other.xcworkspace/contents.xcworkspacedata": #"<Workspace version="1.0"></Workspace>"#,
      "/p/Other.xcworkspace/\(shared)": resolved([("https://example.org/Other.git", "4")]),
    ])
    let pins = try #require(PackagePins(of: .project("/p/App/App.xcodeproj"), files: files)).pins
    expect(pins.map { "\($0.identity) \($0.revision)" }, equals: ["near 1", "far 3"])
  }

  @Test("A submodule with data of a package's tests is not fetched, any other is asked for")
  func submodules() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let part = try repository("Part.git", ["part.h": "int part;\n"], in: folder)
    let (path, _) = try repository("Depth.git", ["Package.swift": manifest, "Sources/Depth/Depth.swift": "import UIKit\n"], in: folder)
    let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "protocol.file.allow=always", "-C", path]
    func add(_ place: String) throws -> String {
      _ = try Subprocess.output("git", identity + ["submodule", "-q", "add", part.path, place])
      _ = try Subprocess.output("git", identity + ["commit", "-q", "-a", "-m", place])
      return try Subprocess.output("git", ["-C", path, "rev-parse", "HEAD"])
    }
    let cache = GitCache(folder: folder + "/cache")
    let checkout = try cache.fetch(path, at: add("Tests/Test Files"))
    expect(!FileManager.default.fileExists(atPath: checkout + "/Tests/Test Files/part.h"))
    // Git takes no submodule from a folder.
    let other = try add("Sources/Part")
    #expect(throws: GitCache.Failure.self) { try cache.fetch(path, at: other) }
  }

  @Test("A package is fetched at its revision once, and a wrong revision, a missing server and --offline are reasons")
  func fetch() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (path, revision) = try repository(
      "Depth.git", ["Package.swift": manifest, "Sources/Depth/Depth.swift": "import UIKit\n"], in: folder)
    let cache = GitCache(folder: folder + "/cache")
    func pin(_ address: String, _ revision: String) -> PackagePins.Pin {
      .init(identity: PackagePins.identity(of: address), address: address, revision: revision)
    }
    var offline = PackageFetch(cache: cache, isOffline: true)
    offline.fetch([pin(path, revision)]) { _ in Issue.record("nothing may be fetched") }
    expect(offline.failures["depth"]?.contains("--offline"), equals: true)
    var fetch = PackageFetch(cache: cache, isOffline: false)
    var fetched: [[String]] = []
    fetch.fetch([pin(path, revision), pin(folder + "/absent", revision), pin(path + "/../Depth.git/", String(repeating: "1", count: 40))]) {
      fetched.append($0)
    }
    expect(fetched.count, equals: 1)
    let checkout = try #require(fetch.folders["depth"])
    expect(FilePath.name(of: checkout) == "Depth" && FileManager.default.fileExists(atPath: checkout + "/Package.swift"))
    expect(fetch.failures["absent"] != nil)
    // The next round of a build does not ask again.
    var round = PackageFetch(cache: cache, isOffline: false)
    round.fetch([pin(folder + "/absent", revision)]) { _ in Issue.record("asked again") }
    expect(round.failures["absent"], equals: fetch.failures["absent"])
    // It is in the cache now.
    try FileManager.default.removeItem(atPath: path)
    var again = PackageFetch(cache: cache, isOffline: true)
    again.fetch([pin(path, revision)]) { _ in Issue.record("nothing may be fetched") }
    expect(again.folders["depth"] == checkout && again.failures.isEmpty)
    #expect(throws: GitCache.Failure(reason: "main is no revision")) { try cache.fetch(path, at: "main") }
  }

  @Test("The newest release that a requirement allows is taken")
  func releases() {
    let names = ["1.0.0": "a", "v1.4": "b", "1.4.2": "c", "2.0.0": "d", "2.1.0-beta": "e", "main": "f"]
    func newest(_ requirement: String?) -> String? { ReleaseChoice(requirement).newest(of: names)?.revision }
    expect(newest(nil), equals: "d")
    expect(newest("from: \"1.0.0\""), equals: "c")
    expect(newest(".upToNextMinor(from: \"1.0.0\")"), equals: "a")
    expect(newest("\"1.0.0\"..<\"1.4.2\""), equals: "b")
    expect(newest("exact: \"2.0.0\""), equals: "d")
    expect(newest("branch: \"main\""), equals: "f")
    expect(newest("from: \"3.0.0\"") == nil)
  }

  @Test("A project's package is fetched by its pin; one that cannot be is left out with the address and the reason")
  func project() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (place, revision) = try repository(
      "Depth", ["Package.swift": manifest, "Sources/Depth/Depth.swift": "import UIKit\npublic func depth() -> Int { 1 }\n"], in: folder)
    let path = "file://" + place
    let sources = ["Fresh/App.swift": "import UIKit\nimport Depth\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n"]
    try TrestleProgram.write(sources, to: folder + "/app") { Self.adding(package: path, to: $0) }
    let pins = folder + "/app/Fresh.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
    try write(resolved([(path, revision)]), to: pins)
    func read(offline: Bool) throws -> ImportedProject {
      var options = ImportOptions()
      options.leavesOutErrors = true
      options.fetch = PackageFetch(cache: GitCache(folder: folder + "/cache"), isOffline: offline)
      return try ImportedProject(
        try ProjectLocation.find(folder + "/app", files: DiskFiles()), options: options,
        runtime: Runtime(root: Folders.root, isRelease: false))
    }
    let without = try read(offline: true)
    expect(!without.diagnosis.isRefused, "\(without.diagnosis.findings)")
    expect(without.diagnosis.findings.contains { $0.tag == "package-missing" && $0.message.contains("(\(path)) cannot be fetched: ") })
    let with = try read(offline: false)
    expect(with.targets.map(\.name), equals: ["Depth", "Fresh"], "\(with.diagnosis.findings)")
    try expect(read(offline: true).targets.map(\.name), equals: ["Depth", "Fresh"])
  }

  @Test("A package that is built as it is, and one of whose own packages cannot be fetched, is left out with that one's address")
  func packageOfPackage() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let manifest = """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Depth", products: [.library(name: "Depth", targets: ["Depth"])],
        dependencies: [.package(url: "https://localhost:1/absent/Base", from: "1.0.0")],
        targets: [.target(name: "Depth", dependencies: [.product(name: "Base", package: "Base")])])
      """
    let (place, revision) = try repository("Depth", ["Package.swift": manifest, "Sources/Depth/Depth.swift": "import Base\n"], in: folder)
    let path = "file://" + place
    let sources = ["Fresh/App.swift": "import UIKit\nimport Depth\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n"]
    try TrestleProgram.write(sources, to: folder + "/app") { Self.adding(package: path, to: $0) }
    let pins = [(path, revision), ("https://localhost:1/absent/Base", String(repeating: "1", count: 40))]
    try write(resolved(pins), to: folder + "/app/Fresh.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
    var options = ImportOptions()
    options.leavesOutErrors = true
    options.fetch = PackageFetch(cache: GitCache(folder: folder + "/cache"), isOffline: false)
    let project = try ImportedProject(
      try ProjectLocation.find(folder + "/app", files: DiskFiles()), options: options,
      runtime: Runtime(root: Folders.root, isRelease: false))
    expect(!project.diagnosis.isRefused, "\(project.diagnosis.findings)")
    expect(project.diagnosis.findings.contains { $0.tag == "package-missing" && $0.message.contains("/absent/Base) cannot be fetched: ") })
    expect(project.targets.flatMap(\.packageProducts).isEmpty)
  }

  @Test("A package whose plugin cannot be fetched is built without the plugin, and a local package that is not there is named")
  func plugin() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let manifest = """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Depth", products: [.library(name: "Depth", targets: ["Depth"]), .library(name: "Keyed", targets: ["Keyed"])],
        dependencies: [.package(url: "https://localhost:1/absent/Rules", from: "1.0.0"), .package(path: "../Keys")],
        targets: [
          .target(name: "Depth", dependencies: ["CDepth"], plugins: [.plugin(name: "Check", package: "Rules")]),
          .target(name: "CDepth"), .target(name: "Keyed", dependencies: ["Keys"]),
        ])
      """
    let files = [
      "Package.swift": manifest, "Sources/Depth/Depth.swift": "public let depth = 1\n", "Sources/CDepth/include/d.h": "int d(void);\n",
      "Sources/CDepth/d.c": "int d(void) { return 1; }\n", "Sources/Keyed/Keyed.swift": "import Keys\n",
    ]
    let (place, revision) = try repository("Depth", files, in: folder)
    let path = "file://" + place
    let sources = [
      "Fresh/App.swift": "import UIKit\nimport Depth\nimport Absent\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n"
    ]
    try TrestleProgram.write(sources, to: folder + "/app") { Self.adding(package: path, to: $0) }
    let pins = [(path, revision), ("https://localhost:1/absent/Rules", String(repeating: "1", count: 40))]
    try write(resolved(pins), to: folder + "/app/Fresh.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
    var options = ImportOptions()
    options.leavesOutErrors = true
    options.fetch = PackageFetch(cache: GitCache(folder: folder + "/cache"), isOffline: false)
    let project = try ImportedProject(
      try ProjectLocation.find(folder + "/app", files: DiskFiles()), options: options,
      runtime: Runtime(root: Folders.root, isRelease: false))
    let messages = project.diagnosis.findings.map(\.message)
    expect(!project.diagnosis.isRefused, "\(messages)")
    expect(messages.filter { $0.hasPrefix("the plugin Check is not run: ") }.count, equals: 1, "\(messages)")
    expect(messages.contains { $0.hasPrefix("the target Keyed of the package Depth is left out: it uses Keys") }, "\(messages)")
    expect(messages.filter { $0.hasPrefix("there is no package in ") && $0.contains("--package Keys=FOLDER") }.count, equals: 1)
    // The names of all its modules are known, so that the compiler need not find a missing one.
    expect(messages.contains { $0.hasPrefix("the library Absent is not there") }, "\(messages)")
    let product = try #require(project.targets.flatMap(\.packageProducts).first)
    guard case .local(let place) = product.source else { throw CocoaError(.fileReadUnknown) }
    expect(place.hasPrefix(folder + "/cache/reduced/") && FilePath.name(of: place) == "Depth", "\(place)")
  }

  /// Adds a package to the template's project.
  private static func adding(package: String, to text: String) -> String {
    var text = text
    let objects = """
      AAAAAAAAAAAAAAAAAAAAAAA1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "\(package)"; requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
      AAAAAAAAAAAAAAAAAAAAAAA2 = {isa = XCSwiftPackageProductDependency; package = AAAAAAAAAAAAAAAAAAAAAAA1; productName = Depth; };

      """
    if let range = text.range(of: "objects = {\n") { text.insert(contentsOf: objects, at: range.upperBound) }
    if let range = text.range(of: "isa = PBXNativeTarget;\n") {
      text.insert(contentsOf: "packageProductDependencies = (AAAAAAAAAAAAAAAAAAAAAAA2);\n", at: range.upperBound)
    }
    return text
  }

  @Test("A lock file of pods is read, and pods of repositories are fetched at their commits")
  func pods() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let podspec = "Pod::Spec.new do |s|\n  s.name = 'Deep'\n  s.source_files = 'Sources/*.swift'\n  s.dependency 'Lower'\nend\n"
    let lower =
      "{\"name\": \"Lower\", \"version\": \"1.2\", \"source_files\": \"*.swift\", \"source\": {\"git\": \"LOWER\", \"tag\": \"v1.2\"}}"
    let deep = try repository("Deep", ["Deep.podspec": podspec, "Sources/Deep.swift": "public func deep() {}\n"], in: folder)
    // Its own specification is older than its sources.
    let old = "Pod::Spec.new do |s|\n  s.name = 'Lower'\n  s.source_files = 'Old/*.swift'\nend\n"
    let low = try repository("Lower", ["Lower.swift": "public func lower() {}\n", "Lower.podspec": old], tag: "v1.2", in: folder)
    let lock = PodLock(
      """
      PODS:
        - Deep/Core (0.1):
          - Lower (~> 1)
        - Local (1.0)
        - Lower (1.2)

      DEPENDENCIES:
        - Deep (from `\(deep.path)`)

      EXTERNAL SOURCES:
        Deep:
          :git: "\(deep.path)"
        Local:
          :path: "../Local"

      CHECKOUT OPTIONS:
        Deep:
          :commit: \(deep.revision)
          :git: "\(deep.path)"
      """)
    expect(lock.pods.map(\.name), equals: ["Deep", "Lower"])
    expect(lock.pods[0].commit == deep.revision && lock.pods[0].address == deep.path)
    // The specifications of releases, in folders as the repository of CocoaPods has them.
    let digest = try Subprocess.output("sh", ["-c", "printf Lower | md5sum"])
    let shard = digest.prefix(3).map(String.init).joined(separator: "/")
    try write(lower.replacing("LOWER", with: low.path), to: "\(folder)/specs/\(shard)/Lower/1.2/Lower.podspec.json")
    var fetch = PodFetch(
      PackageFetch(cache: GitCache(folder: folder + "/cache"), isOffline: false), specifications: "file://\(folder)/specs")
    fetch.fetch(lock) { _ in }
    expect(fetch.failures.isEmpty, "\(fetch.failures)")
    // They are targets of the application.
    try TrestleProgram.write(["Fresh/App.swift": "import UIKit\nimport Deep\n"], to: folder + "/app")
    try write("target 'Fresh' do\n  pod 'Deep', :git => 'x'\nend\n", to: folder + "/app/Podfile")
    let model = try ProjectModel(.project(folder + "/app/Fresh.xcodeproj"), pods: fetch.folders)
    let app = try #require(model.targets.first { $0.name == "Fresh" })
    expect(model.closure(of: app).map(\.name), equals: ["Lower", "Deep", "Fresh"])
    var offline = PodFetch(PackageFetch(cache: GitCache(folder: folder + "/other"), isOffline: true))
    offline.fetch(lock) { _ in }
    expect(offline.failures.count, equals: 2)
  }

  @Test("A file that git ignores is named with its template, which takes its place when asked for")
  func templates() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("let key = \"<#your key#>\"\nlet other = <#key#>\n", to: folder + "/Secrets.swift.example")
    let template = try #require(FileTemplate(for: folder + "/Secrets.swift", files: DiskFiles()))
    expect(template.path, equals: folder + "/Secrets.swift.example")
    let text = TemplatedFiles().contents(of: folder + "/Secrets.swift").map { String(decoding: $0, as: UTF8.self) }
    expect(text, equals: "let key = \"\"\nlet other = \"\"\n")
    expect(TemplatedFiles().contents(of: folder + "/Other.swift") == nil)
    // The folder of the missing file is ignored as a whole.
    try write("let id = 1\n", to: folder + "/Keys-demo.swift")
    expect(FileTemplate(for: folder + "/Ignored/Keys.swift", files: DiskFiles())?.path, equals: folder + "/Keys-demo.swift")
  }
}

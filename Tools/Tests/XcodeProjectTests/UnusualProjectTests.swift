import Foundation
import Testing
import TrestleExpectations

@testable import XcodeProject

/// Project files as people leave them: repeated entries, other letters than the disk's, products among resources.
@Suite struct UnusualProjectTests {
  /// Returns a project with one application; `objects` are added, `target` is what its target has beside the usual.
  private func model(
    _ objects: String, target: String, settings: String = "", sources: [String: String] = [:], other: String = ""
  ) throws -> ProjectModel {
    let text = """
      // !$*UTF8*$!
      { objectVersion = 50; rootObject = P; objects = {
        P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = ( T, \(other) ); };
        L = { isa = XCConfigurationList; buildConfigurations = ( D ); };
        D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; \(settings) }; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; \(target) };
        \(objects)
      }; }
      """
    var files = MemoryFiles(sources)
    files.add("/p/App.xcodeproj/project.pbxproj", .init(text.utf8))
    return try ProjectModel(.project("/p/App.xcodeproj"), files: files)
  }

  private static func file(_ id: String, _ path: String, tree: String = "<group>") -> String {
    "\(id) = { isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"\(tree)\"; }; \(id)B = { isa = PBXBuildFile; fileRef = \(id); };"
  }

  @Test(
    "A project that sets no version of Swift and was last saved before Xcode 8 is in Swift 2",
    arguments: [("LastUpgradeCheck = 0640;", "2"), ("LastSwiftUpdateCheck = 0710; LastUpgradeCheck = 0820;", nil), ("", nil)])
  func oldVersion(attributes: String, version: String?) throws {
    let text = """
      { objectVersion = 46; rootObject = P; objects = {
        P = { isa = PBXProject; attributes = { \(attributes) }; buildConfigurationList = L; targets = ( T ); };
        L = { isa = XCConfigurationList; buildConfigurations = ( D ); };
        D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; };
      }; }
      """
    func languageVersion(of text: String) throws -> String? {
      var files = MemoryFiles([:])
      files.add("/p/App.xcodeproj/project.pbxproj", .init(text.utf8))
      return try ProjectModel(.project("/p/App.xcodeproj"), files: files).targets.first?.languageVersion
    }
    try expect(languageVersion(of: text), equals: version)
    try expect(languageVersion(of: text.replacing("SDKROOT", with: "SWIFT_VERSION = 3.0; SDKROOT")), equals: "3")
  }

  @Test("A file that a phase lists twice is built once")
  func repeated() throws {
    let objects =
      "G = { isa = PBXGroup; children = ( A, R ); sourceTree = \"<group>\"; };" + Self.file("A", "A.swift") + Self.file("R", "data.json")
      + "A2 = { isa = PBXBuildFile; fileRef = A; }; S = { isa = PBXSourcesBuildPhase; files = ( AB, A2 ); };"
      + "RP = { isa = PBXResourcesBuildPhase; files = ( RB, RB ); };"
    let app = try #require(try model(objects, target: "buildPhases = ( S, RP );").targets.first)
    expect(app.sources, equals: ["/p/A.swift"])
    expect(app.resources.map(\.destination), equals: ["data.json"])
  }

  @Test("The Info.plist is processed, not copied, even if the resources list it; interfaces among the sources are resources")
  func infoAndInterfaces() throws {
    let objects =
      "G = { isa = PBXGroup; children = ( A, I, X ); sourceTree = \"<group>\"; };" + Self.file("A", "Main.storyboard")
      + Self.file("I", "Sub/App-Info.plist") + Self.file("X", "Other/Info.plist")
      + "S = { isa = PBXSourcesBuildPhase; files = ( AB ); }; RP = { isa = PBXResourcesBuildPhase; files = ( IB, XB ); };"
    let read = try model(
      objects, target: "buildPhases = ( S, RP );", settings: "INFOPLIST_FILE = \"$(SRCROOT)/Sub/$(TARGET_NAME)-Info.plist\";")
    let app = try #require(read.targets.first)
    expect(app.infoPlist, equals: "/p/Sub/App-Info.plist")
    expect(app.sources.isEmpty)
    expect(app.resources.map(\.destination), equals: ["Main.storyboard"])
  }

  @Test("Files are found case-insensitively, as on a disk that does not distinguish case")
  func letters() throws {
    let objects =
      "G = { isa = PBXGroup; children = ( GA ); sourceTree = \"<group>\"; };"
      + "GA = { isa = PBXGroup; path = app; children = ( A, C, M ); sourceTree = \"<group>\"; };" + Self.file("A", "appdelegate.swift")
      + Self.file("C", "assets.xcassets") + Self.file("M", "Missing.swift")
      + "S = { isa = PBXSourcesBuildPhase; files = ( AB, MB ); }; RP = { isa = PBXResourcesBuildPhase; files = ( CB ); };"
    let read = try model(
      objects, target: "buildPhases = ( S, RP );", settings: "INFOPLIST_FILE = \"APP/info.plist\";",
      sources: ["/p/App/AppDelegate.swift": "", "/p/App/Assets.xcassets/Contents.json": "{}", "/p/App/Info.plist": "<plist/>"])
    let app = try #require(read.targets.first)
    expect(app.sources, equals: ["/p/App/AppDelegate.swift", "/p/App/Missing.swift"])
    expect(app.resources.map(\.path), equals: ["/p/App/Assets.xcassets"])
    expect(app.infoPlist, equals: "/p/App/Info.plist")
  }

  @Test("Composed and decomposed letters are the same name")
  func accents() throws {
    let objects =
      "G = { isa = PBXGroup; children = ( A ); sourceTree = \"<group>\"; };" + Self.file("A", "Men\\U00fc.swift")
      + "S = { isa = PBXSourcesBuildPhase; files = ( AB ); };"
    let folder = NSTemporaryDirectory() + "trestle-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // Decomposed on the disk, composed in the project.
    _ = FileManager.default.createFile(atPath: folder + "/Menu\u{308}.swift", contents: Data())
    let path = DiskFiles().actualPath(folder + "/Men\u{fc}.swift")
    expect(FileManager.default.fileExists(atPath: path))
    try expect(model(objects, target: "buildPhases = ( S );").targets.first?.sources, equals: ["/p/Men\u{fc}.swift"])
  }

  @Test("Groups that are absolute, without a path or outside of the project lead to their files; the system's are no files of the target")
  func places() throws {
    let objects =
      "G = { isa = PBXGroup; children = ( N, O, Z, Q ); sourceTree = \"<group>\"; };"
      + "N = { isa = PBXGroup; name = Named; children = ( A ); sourceTree = \"<group>\"; };"
      + "O = { isa = PBXGroup; path = ../Shared; children = ( B ); sourceTree = SOURCE_ROOT; };"
      + "Z = { isa = PBXGroup; path = /abs/deep; children = ( C ); sourceTree = \"<absolute>\"; };" + Self.file("A", "A.swift")
      + Self.file("B", "B.swift") + Self.file("C", "C.swift") + Self.file("Q", "usr/lib/libz.tbd", tree: "SDKROOT")
      + "S = { isa = PBXSourcesBuildPhase; files = ( AB, BB, CB ); }; F = { isa = PBXFrameworksBuildPhase; files = ( QB ); };"
    let app = try #require(try model(objects, target: "buildPhases = ( S, F );").targets.first)
    expect(app.sources, equals: ["/p/A.swift", "/Shared/B.swift", "/abs/deep/C.swift"])
    expect(app.linked, equals: [LinkedLibrary(name: "z", path: "/SDKROOT/usr/lib/libz.tbd", origin: .system, isOptional: false)])
  }

  @Test("A watch application, an extension and a tool for the Mac beside an application do not keep it from being built")
  func companions() throws {
    let objects = """
      G = { isa = PBXGroup; children = ( A ); sourceTree = "<group>"; }; \(Self.file("A", "A.swift"))
      S = { isa = PBXSourcesBuildPhase; files = ( AB ); };
      W = { isa = PBXNativeTarget; name = Watch; productType = "com.apple.product-type.application"; buildConfigurationList = WL; };
      WL = { isa = XCConfigurationList; buildConfigurations = ( WD ); };
      WD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = watchos; }; };
      E = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; };
      M = { isa = PBXNativeTarget; name = Tool; productType = "com.apple.product-type.framework"; buildConfigurationList = ML; };
      ML = { isa = XCConfigurationList; buildConfigurations = ( MD ); };
      MD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = macosx; }; };
      DW = { isa = PBXTargetDependency; target = W; }; DE = { isa = PBXTargetDependency; target = E; };
      DM = { isa = PBXTargetDependency; target = M; };
      """
    let read = try model(objects, target: "buildPhases = ( S ); dependencies = ( DW, DE, DM );", other: "W, E, M")
    expect(read.targets.map(\.name), equals: ["App", "Watch", "Widget", "Tool"])
    expect(read.targets.map(\.isForIOS), equals: [true, false, true, false])
    expect(read.closure(of: read.targets[0]).map(\.name), equals: ["App"])
  }

  @Test("A bundle among the resources is the target that makes it")
  func bundles() throws {
    let objects = """
      G = { isa = PBXGroup; children = ( A, R ); sourceTree = "<group>"; }; \(Self.file("A", "A.swift")) \(Self.file("R", "logo.png"))
      \(Self.file("BR", "Art.bundle", tree: "BUILT_PRODUCTS_DIR"))
      S = { isa = PBXSourcesBuildPhase; files = ( AB ); }; RP = { isa = PBXResourcesBuildPhase; files = ( BRB ); };
      B = { isa = PBXNativeTarget; name = Art; productType = "com.apple.product-type.bundle"; productReference = BR; buildPhases = ( BP ); };
      BP = { isa = PBXResourcesBuildPhase; files = ( RB ); };
      """
    let read = try model(objects, target: "buildPhases = ( S, RP );", other: "B")
    expect(read.targets[0].resources.isEmpty)
    expect(read.closure(of: read.targets[0]).map(\.name), equals: ["Art", "App"])
  }

  @Test("Variables of settings may have no brackets; a dollar sign in a value of the Info.plist is one")
  func variables() throws {
    let objects = "G = { isa = PBXGroup; children = ( ); sourceTree = \"<group>\"; };"
    let read = try model(
      objects, target: "", settings: "INFOPLIST_FILE = \"$SRCROOT/Info.plist\"; NOTE = \"5 $ and $1 and $UNKNOWN.\";",
      sources: ["/p/Info.plist": "<plist version=\"1.0\"><dict><key>Price</key><string>$SRCROOT ${TARGET_NAME}</string></dict></plist>"])
    let app = try #require(read.targets.first)
    expect(app.infoPlist, equals: "/p/Info.plist")
    expect(app.settings["NOTE"], equals: "5 $ and $1 and $UNKNOWN.")
    let files = MemoryFiles([
      "/p/Info.plist": "<plist version=\"1.0\"><dict><key>Price</key><string>$SRCROOT ${TARGET_NAME}</string></dict></plist>"
    ])
    try expect(InfoDictionary(target: app, files: files).values["Price"] as? String, equals: "$SRCROOT App")
  }

  @Test(
    "The settings determine the devices and the orientation of an application",
    arguments: [("1,2", [1, 2], ""), ("2", [2], "UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight"), ("", [], "")])
  func devices(family: String, families: [Int], orientations: String) throws {
    let objects = "G = { isa = PBXGroup; children = ( ); sourceTree = \"<group>\"; };"
    let read = try model(
      objects, target: "buildConfigurationList = L;",
      settings:
        "TARGETED_DEVICE_FAMILY = \"\(family)\"; GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UISupportedInterfaceOrientations = \"\(orientations)\";"
    )
    let info = try InfoDictionary(target: try #require(read.targets.first), files: MemoryFiles())
    expect(info.deviceFamilies, equals: families)
    expect(info.isLandscapeOnly(pad: true), equals: !orientations.isEmpty)
  }

  @Test("A bundle identifier is one part of a path, because Foundation makes the path of the settings of it")
  func identifier() throws {
    let objects = "G = { isa = PBXGroup; children = ( ); sourceTree = \"<group>\"; };"
    for (given, written) in [("com.example.app", "com.example.app"), ("../../x/g", "g"), ("a/b", "b"), ("..", "_")] {
      let read = try model(objects, target: "buildConfigurationList = L;", settings: "PRODUCT_BUNDLE_IDENTIFIER = \"\(given)\";")
      let info = try InfoDictionary(target: try #require(read.targets.first), files: MemoryFiles())
      expect(info.values["CFBundleIdentifier"] as? String, equals: written)
    }
  }

  @Test("A project is found some folders below; a workspace whose projects are all missing is passed over")
  func search() throws {
    let files = MemoryFiles([
      "/r/README.md": "", "/r/ios/App/App.xcodeproj/project.pbxproj": "{}", "/r/ios/App/Pods/Pods.xcodeproj/project.pbxproj": "{}",
      "/r/ios/App/App.xcworkspace/contents.xcworkspacedata": "<Workspace><FileRef location=\"group:Gone.xcodeproj\"/></Workspace>",
      "/s/A/A.xcodeproj/project.pbxproj": "{}", "/s/B/B.xcodeproj/project.pbxproj": "{}",
    ])
    try expect(ProjectLocation.find("/r", files: files), equals: .project("/r/ios/App/App.xcodeproj"))
    #expect(throws: ProjectLocation.Failure.several(["/s/A", "/s/B"])) { try ProjectLocation.find("/s", files: files) }
    #expect(throws: ProjectLocation.Failure.none("/r/ios/App/Pods/Pods.xcodeproj/x")) {
      var files = files
      files.add("/r/ios/App/Pods/Pods.xcodeproj/x/y", Data())
      _ = try ProjectLocation.find("/r/ios/App/Pods/Pods.xcodeproj/x", files: files)
    }
  }
}

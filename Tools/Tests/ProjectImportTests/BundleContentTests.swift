import Foundation
import Testing
import TrestleExpectations

import ProjectImport
import XcodeProject

/// The contents of the application's folder for projects with repeated names and with bundles of other targets.
@Suite struct BundleContentTests {
  private static let project = """
    // !$*UTF8*$!
    { objectVersion = 50; rootObject = P; objects = {
      P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = ( T, B, K ); };
      L = { isa = XCConfigurationList; buildConfigurations = ( D ); };
      D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
      TL = { isa = XCConfigurationList; buildConfigurations = ( TD ); };
      TD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = App/Info.plist; PRODUCT_NAME = "$(TARGET_NAME)"; }; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = TL;
        buildPhases = ( S, R ); dependencies = ( KD ); };
      S = { isa = PBXSourcesBuildPhase; files = ( ABF ); };
      R = { isa = PBXResourcesBuildPhase; files = ( C1B, C2B, D1B, D2B, IB, BRB, VB, XB ); };
      KD = { isa = PBXTargetDependency; target = K; };
      K = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = ( KS, KR ); };
      KS = { isa = PBXSourcesBuildPhase; files = ( KAB ); }; KR = { isa = PBXResourcesBuildPhase; files = ( BRB, D1B ); };
      B = { isa = PBXNativeTarget; name = Art; productType = "com.apple.product-type.bundle"; productReference = BR; buildPhases = ( BP ); };
      BP = { isa = PBXResourcesBuildPhase; files = ( LB ); };
      BR = { isa = PBXFileReference; path = Art.bundle; sourceTree = BUILT_PRODUCTS_DIR; }; BRB = { isa = PBXBuildFile; fileRef = BR; };
      G = { isa = PBXGroup; children = ( A, C1, C2, D1, D2, I, LF, KA, V, X ); sourceTree = "<group>"; };
      A = { isa = PBXFileReference; path = App/A.swift; }; ABF = { isa = PBXBuildFile; fileRef = A; };
      KA = { isa = PBXFileReference; path = Kit/K.swift; }; KAB = { isa = PBXBuildFile; fileRef = KA; };
      C1 = { isa = PBXFileReference; path = App/Assets.xcassets; }; C1B = { isa = PBXBuildFile; fileRef = C1; };
      C2 = { isa = PBXFileReference; path = Other/Assets.xcassets; }; C2B = { isa = PBXBuildFile; fileRef = C2; };
      D1 = { isa = PBXFileReference; path = App/data.txt; }; D1B = { isa = PBXBuildFile; fileRef = D1; };
      D2 = { isa = PBXFileReference; path = Other/data.txt; }; D2B = { isa = PBXBuildFile; fileRef = D2; };
      I = { isa = PBXFileReference; path = App/Info.plist; }; IB = { isa = PBXBuildFile; fileRef = I; };
      V = { isa = PBXVariantGroup; name = InfoPlist.strings; children = ( VE ); }; VB = { isa = PBXBuildFile; fileRef = V; };
      VE = { isa = PBXFileReference; name = en; path = App/en.lproj/InfoPlist.strings; };
      X = { isa = PBXFileReference; path = App/InfoPlist.xcstrings; }; XB = { isa = PBXBuildFile; fileRef = X; };
      LF = { isa = PBXFileReference; path = Art/logo.txt; }; LB = { isa = PBXBuildFile; fileRef = LF; };
    }; }
    """

  @Test("Catalogs of one name are all there, the first of other files; bundles lie where they are named; Info.plist is the processed one")
  func contents() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = [
      "App.xcodeproj/project.pbxproj": Self.project, "App/A.swift": "import Kit\n", "Kit/K.swift": "", "App/data.txt": "first",
      "Other/data.txt": "second", "App/Assets.xcassets/one.dataset/Contents.json": "{}",
      "Other/Assets.xcassets/two.dataset/Contents.json": "{}", "Art/logo.txt": "logo",
      "App/en.lproj/InfoPlist.strings": "CFBundleDisplayName = \"Shown\";\n",
      "App/InfoPlist.xcstrings": """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "CFBundleDisplayName": { "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "Gezeigt" } } } } } }
      """,
      "App/Info.plist": "<plist version=\"1.0\"><dict><key>Name</key><string>$(TARGET_NAME)</string></dict></plist>",
    ]
    for (name, text) in files {
      let file = URL(fileURLWithPath: folder + "/" + name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let imported = try Folders.project(in: folder)
    try imported.write()
    func text(_ name: String) -> String? { try? String(contentsOfFile: "\(imported.applicationFolder)/\(name)", encoding: .utf8) }
    expect(text("Assets.xcassets/one.dataset/Contents.json"), equals: "{}")
    expect(text("Assets-2.xcassets/two.dataset/Contents.json"), equals: "{}")
    expect(text("data.txt"), equals: "first")
    let bundle = Bundle(path: imported.applicationFolder)
    let values = ["Name", "CFBundleDisplayName"].map { bundle?.object(forInfoDictionaryKey: $0) as? String }
    expect(values, equals: ["App", "Shown"])
    // Foundation looks in the file of the language alone.
    let german = try PropertyListSerialization.propertyList(from: Data(#require(text("de.lproj/InfoPlist.strings")).utf8), format: nil)
    expect(["Name", "CFBundleDisplayName"].map { (german as? [String: Any])?[$0] as? String }, equals: ["App", "Gezeigt"])
    expect(text("Art.bundle/logo.txt"), equals: "logo")
    expect(text("Art.bundle/Info.plist")?.contains("BNDL"), equals: true)
    expect(text("Frameworks/Kit.framework/Art.bundle/logo.txt"), equals: "logo")
    expect(text("Frameworks/Kit.framework/data.txt"), equals: "first")
    let info = try #require(text("Info.plist"))
    expect(info.contains("<string>App</string>") && info.contains("CFBundleExecutable"))
  }

  @Test("An application that copies a resource and writes to the copy does not change the project; an edited resource is copied again")
  func ownResources() throws {
    let folder = try Folders.copy("Trips")
    defer { try? FileManager.default.removeItem(atPath: FilePath.parent(of: folder)) }
    let imported = try Folders.project(in: folder + "/Trips.xcodeproj")
    try imported.write()
    let resource = try #require(imported.target.resources.first { FilePath.suffix(of: $0.path) == "xib" })
    let (source, bundled) = (resource.path, "\(imported.applicationFolder)/\(resource.destination)")
    let original = try Data(contentsOf: URL(fileURLWithPath: source))
    try FileManager.default.copyItem(atPath: bundled, toPath: folder + "/copy")
    let copy = try #require(FileHandle(forUpdatingAtPath: folder + "/copy"))
    try copy.write(contentsOf: Data("changed".utf8))
    try copy.close()
    try expect(Data(contentsOf: URL(fileURLWithPath: source)), equals: original)
    try expect(Folders.project(in: folder + "/Trips.xcodeproj").write(), equals: 0)
    try (original + Data(" ".utf8)).write(to: URL(fileURLWithPath: source))
    try expect(Folders.project(in: folder + "/Trips.xcodeproj").write(), equals: 1)
    try expect(Data(contentsOf: URL(fileURLWithPath: bundled)).count, equals: original.count + 1)
  }

  @Test("Libraries that no source imports are left out: pods in Objective-C and packages that would be fetched")
  func unused() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func write(import name: String, prefix: String = "") throws {
      let project = """
        { objectVersion = 50; rootObject = P; objects = {
          P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = ( T, O ); };
          L = { isa = XCConfigurationList; buildConfigurations = ( D ); };
          D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; GCC_PREFIX_HEADER = App.pch; }; };
          T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = ( S ); dependencies = ( OD );
            packageProductDependencies = ( PP ); };
          PP = { isa = XCSwiftPackageProductDependency; productName = Far; package = PR; };
          PR = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://far.example/Far.git"; requirement = { kind = branch; branch = main; }; };
          OD = { isa = PBXTargetDependency; target = O; };
          O = { isa = PBXNativeTarget; name = Old; productType = "com.apple.product-type.framework"; buildPhases = ( OS ); };
          OS = { isa = PBXSourcesBuildPhase; files = ( OB ); }; OB = { isa = PBXBuildFile; fileRef = OF; };
          S = { isa = PBXSourcesBuildPhase; files = ( AB ); }; AB = { isa = PBXBuildFile; fileRef = A; };
          G = { isa = PBXGroup; children = ( A, OF ); sourceTree = "<group>"; };
          A = { isa = PBXFileReference; path = A.swift; }; OF = { isa = PBXFileReference; path = Old.m; };
        }; }
        """
      try FileManager.default.createDirectory(atPath: folder + "/App.xcodeproj", withIntermediateDirectories: true)
      try project.write(toFile: folder + "/App.xcodeproj/project.pbxproj", atomically: true, encoding: .utf8)
      try "import \(name)\n".write(toFile: folder + "/A.swift", atomically: true, encoding: .utf8)
      try "".write(toFile: folder + "/Old.m", atomically: true, encoding: .utf8)
      try prefix.write(toFile: folder + "/App.pch", atomically: true, encoding: .utf8)
    }
    func manifest() throws -> String {
      try Folders.project(in: folder).write()
      return try String(contentsOfFile: folder + "/.trestle/Package.swift", encoding: .utf8)
    }
    try write(import: "UIKit")
    try expect(Folders.project(in: folder).diagnosis.findings.filter { $0.severity == .error }, equals: [])
    try expect(!manifest().contains("far.example"))
    try write(import: "Far")
    try expect(manifest().contains("far.example"))
    try write(import: "Old")
    try expect(Folders.project(in: folder).diagnosis.findings.filter { $0.severity == .error }.map(\.tag), equals: ["objective-c-sources"])
    for (prefix, targets) in [("", ["App"]), ("#import <Old/Old.h>\n", ["Old", "App"])] {
      try write(import: "UIKit", prefix: prefix)
      try "@interface Old : NSObject\n@end\n@implementation Old\n@end".write(toFile: folder + "/Old.m", atomically: true, encoding: .utf8)
      try expect(Folders.project(in: folder).targets.map(\.name), equals: targets)
    }
  }
}

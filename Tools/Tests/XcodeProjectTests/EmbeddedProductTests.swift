import Foundation
import Testing
import TrestleExpectations

import XcodeProject

@Suite struct EmbeddedProductTests {
  private static func project(_ objects: String, targets: String) -> Data {
    Data(
      "{ objectVersion = 50; rootObject = P; objects = { P = { isa = PBXProject; mainGroup = G; targets = ( \(targets) ); }; \(objects) }; }"
        .utf8)
  }

  private static func target(_ id: String, _ name: String, _ type: String, phases: String = "") -> String {
    """
    \(id) = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(type)"; buildPhases = ( \(phases) );
      buildConfigurationList = L; };
    """
  }

  private static let settings = """
    L = { isa = XCConfigurationList; buildConfigurations = ( C ); };
    C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; PRODUCT_NAME = "$(TARGET_NAME)"; }; };
    """

  @Test(
    "The product of another project, or of another one of the workspace, is a dependency if it is embedded among the frameworks",
    arguments: [
      ("10", true, "Kit", true), ("10", true, "BeforeRenaming", true), ("13", true, "Kit", false), ("10", false, "", true),
      ("13", false, "", false),
    ])
  func embedded(place: String, isProxy: Bool, name: String, isNeeded: Bool) throws {
    let app = """
      G = { isa = PBXGroup; children = ( O ); sourceTree = "<group>"; };
      O = { isa = PBXFileReference; path = ../Kit.xcodeproj; sourceTree = "<group>"; };
      X = { isa = PBXContainerItemProxy; containerPortal = O; remoteGlobalIDString = T; remoteInfo = "\(name)"; };
      R = { isa = \(isProxy ? "PBXReferenceProxy; remoteRef = X" : "PBXFileReference"); path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
      B = { isa = PBXBuildFile; fileRef = R; };
      E = { isa = PBXCopyFilesBuildPhase; dstPath = ""; dstSubfolderSpec = \(place); files = ( B ); };
      """
    var files = MemoryFiles([:])
    files.add(
      "/lib/Example/App.xcodeproj/project.pbxproj",
      Self.project(app + Self.target("T", "App", "application", phases: "E") + Self.settings, targets: "T"))
    files.add(
      "/lib/Kit.xcodeproj/project.pbxproj",
      Self.project(
        "G = { isa = PBXGroup; children = ( ); sourceTree = \"<group>\"; };" + Self.target("T", "Kit", "framework") + Self.settings,
        targets: "T"))
    files.add(
      "/lib/All.xcworkspace/contents.xcworkspacedata",
      Data(
        """
        <Workspace version="1.0"><FileRef location="group:Example/App.xcodeproj"/><FileRef location="group:Kit.xcodeproj"/></Workspace>
        """.utf8))
    let model = try ProjectModel(.workspace("/lib/All.xcworkspace"), files: files)
    expect(model.closure(of: model.targets[0]).map(\.name), equals: (isNeeded ? ["Kit", "App"] : ["App"]))
  }

  @Test("Of two libraries of one module, as a pod and a target, a target is built with the first") func twice() throws {
    func library(_ path: String) -> String {
      """
      O\(path) = { isa = PBXFileReference; path = \(path)/Kit.xcodeproj; sourceTree = "<group>"; };
      X\(path) = { isa = PBXContainerItemProxy; containerPortal = O\(path); remoteInfo = Kit; };
      D\(path) = { isa = PBXTargetDependency; targetProxy = X\(path); };
      """
    }
    let group = "G = { isa = PBXGroup; children = ( OA, OB ); sourceTree = \"<group>\"; };"
    let app = Self.target("T", "App", "application").replacing("name = App;", with: "name = App; dependencies = ( DA, DB );")
    var files = MemoryFiles([:])
    files.add("/App.xcodeproj/project.pbxproj", Self.project(group + library("A") + library("B") + app + Self.settings, targets: "T"))
    for path in ["A", "B"] {
      files.add(
        "/\(path)/Kit.xcodeproj/project.pbxproj", Self.project(group + Self.target("T", "Kit", "framework") + Self.settings, targets: "T"))
    }
    let model = try ProjectModel(.project("/App.xcodeproj"), files: files)
    let target = try #require(model.targets.first { $0.name == "App" })
    expect(model.closure(of: target).map(\.project), equals: ["/A/Kit.xcodeproj/project.pbxproj", "/App.xcodeproj/project.pbxproj"])
    expect(model.dependencies(of: target).count, equals: 1)
  }
}

import Foundation
import Testing
import TrestleExpectations

import XcodeProject

@Suite struct CompanionProjectTests {
  /// Returns a project of one target, of which the application links a framework.
  private static func project(_ target: String, type: String, links: String? = nil, kit: String = "iphoneos", product: String? = nil)
    -> Data
  {
    let file = links.map { "F = { isa = PBXFileReference; path = \"\($0)\"; sourceTree = SOURCE_ROOT; };" } ?? ""
    return Data(
      """
      { objectVersion = 50; rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = ( T ); };
        G = { isa = PBXGroup; children = ( F ); sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = "\(target)"; productType = "com.apple.product-type.\(type)"; buildPhases = ( PH );
          buildConfigurationList = L; \(product == nil ? "" : "packageProductDependencies = ( D );") };
        D = { isa = XCSwiftPackageProductDependency; productName = "\(product ?? "")"; };
        L = { isa = XCConfigurationList; buildConfigurations = ( C ); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = \(kit); PRODUCT_NAME = "\(target.prefix { $0 != " " })"; }; };
        PH = { isa = PBXFrameworksBuildPhase; files = ( B ); };
        B = { isa = PBXBuildFile; fileRef = F; };
        \(file)
      }; }
      """.utf8)
  }

  private func files() -> MemoryFiles {
    var files = MemoryFiles()
    files.add("/p/App.xcodeproj/project.pbxproj", Self.project("App", type: "application", links: "Carthage/Build/iOS/Snap.framework"))
    return files
  }

  @Test("The Pods beside a project and the other projects of its workspace are read, but their applications are not offered")
  func pods() throws {
    var files = files()
    files.add("/p/Pods/Pods.xcodeproj/project.pbxproj", Self.project("Pod", type: "framework"))
    files.add("/p/Kit/Kit.xcodeproj/project.pbxproj", Self.project("Sample", type: "application"))
    files.add(
      "/p/App.xcworkspace/contents.xcworkspacedata",
      Data("<Workspace><FileRef location='group:App.xcodeproj'/><FileRef location='group:Kit/Kit.xcodeproj'/></Workspace>".utf8))
    let model = try ProjectModel(.project("/p/App.xcodeproj"), files: files)
    expect(Set(model.targets.map(\.name)), equals: ["App", "Pod", "Sample"])
    expect(model.ownProjects, equals: ["/p/App.xcodeproj/project.pbxproj"])
    expect(model.projects.first, equals: "/p/App.xcodeproj/project.pbxproj")
  }

  @Test("A framework that Carthage built is taken from its checkout, from the target for iOS")
  func carthage() throws {
    var files = files()
    files.add("/p/Carthage/Checkouts/Snap/Mac.xcodeproj/project.pbxproj", Self.project("Snap macOS", type: "framework", kit: "macosx"))
    files.add("/p/Carthage/Checkouts/Snap/Snap.xcodeproj/project.pbxproj", Self.project("Snap iOS", type: "framework"))
    let model = try ProjectModel(.project("/p/App.xcodeproj"), files: files)
    let app = try #require(model.targets.first { $0.name == "App" })
    expect(model.dependencies(of: app).map(\.name), equals: ["Snap iOS"])
  }

  @Test("Pods that are checked in without their project are targets, with the pods that they need")
  func podsWithoutProject() throws {
    var files = files()
    files.add("/p/App.xcodeproj/project.pbxproj", Self.project("App", type: "application", links: "Pods_App.framework"))
    for path in [
      "Snap-Kit/Source/A.swift", "Snap-Kit/Source/Deep/B.swift", "Snap-Kit/Art.xcassets/Contents.json", "Core/C.swift", "Core/LICENSE",
    ] {
      files.add("/p/Pods/\(path)", Data())
    }
    files.add("/p/Pods/Target Support Files/Snap-Kit/x.swift", Data())
    files.add(
      "/p/Podfile.lock", Data("PODS:\n  - Core (1.0)\n  - Snap-Kit (2.0):\n    - Core/Parts (~> 1)\n\nDEPENDENCIES:\n  - Snap-Kit\n".utf8))
    let model = try ProjectModel(.project("/p/App.xcodeproj"), files: files)
    expect(model.targets.map(\.name), equals: ["App", "Core", "Snap-Kit"])
    expect(model.closure(of: model.targets[0]).map(\.moduleName), equals: ["Core", "Snap_Kit", "App"])
    expect(model.targets[2].swiftSources, equals: ["/p/Pods/Snap-Kit/Source/A.swift", "/p/Pods/Snap-Kit/Source/Deep/B.swift"])
    expect(model.targets[2].resources.map(\.destination), equals: ["Art.xcassets"])
    files.add("/p/Pods/Pods.xcodeproj/project.pbxproj", Self.project("Pod", type: "framework"))
    try expect(ProjectModel(.project("/p/App.xcodeproj"), files: files).targets.map(\.name), equals: ["App", "Pod"])
  }

  @Test("A product without its package is of the package of another target's product, or of one with its name", arguments: [true, false])
  func productWithoutPackage(isNamedByAnother: Bool) throws {
    let address = "https://example.org/\(isNamedByAnother ? "Collection" : "Snap.git")"
    let objects = """
      objects = { R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "\(address)";
          requirement = { kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
        E = { isa = XCSwiftPackageProductDependency; productName = \(isNamedByAnother ? "Snap" : "Other"); package = R; };
      """
    let project = String(decoding: Self.project("App", type: "application", product: "Snap"), as: UTF8.self)
    var files = MemoryFiles()
    files.add("/p/App.xcodeproj/project.pbxproj", Data(project.replacing("objects = {", with: objects).utf8))
    let product = try #require(ProjectModel(.project("/p/App.xcodeproj"), files: files).targets[0].packageProducts.first)
    guard case .remote(let found, _) = product.source else { throw CocoaError(.fileReadUnknown) }
    expect(found, equals: address)
  }

  @Test("The workspace above an example's project is read, with its packages; else the package around it has the product")
  func workspaceAbove() throws {
    var files = MemoryFiles()
    files.add("/lib/Example/App.xcodeproj/project.pbxproj", Self.project("App", type: "application", product: "Snap"))
    files.add("/lib/Package.swift", Data("products: [.library(name: \"Snap\")]".utf8))
    let path = ProjectLocation.project("/lib/Example/App.xcodeproj")
    try expect(ProjectModel(path, files: files).targets[0].packageProducts, equals: [PackageProduct(name: "Snap", source: .local("/lib"))])
    files.add("/lib/Kit/Package.swift", Data("products: [.library(name: \"Snap\")]".utf8))
    files.add("/lib/Kit.xcodeproj/project.pbxproj", Self.project("Kit", type: "framework"))
    files.add(
      "/lib/Lib.xcworkspace/contents.xcworkspacedata",
      Data(
        "<Workspace><FileRef location='group:Kit'/><FileRef location='group:Kit.xcodeproj'/><FileRef location='group:Example/App.xcodeproj'/></Workspace>"
          .utf8))
    let model = try ProjectModel(path, files: files)
    expect(model.targets.map(\.name), equals: ["App", "Kit"])
    expect(model.targets[0].packageProducts, equals: [PackageProduct(name: "Snap", source: .local("/lib/Kit"))])
  }
}

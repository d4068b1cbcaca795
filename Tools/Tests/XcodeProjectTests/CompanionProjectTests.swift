import Foundation
import Testing

@testable import XcodeProject

@Suite struct CompanionProjectTests {
  /// A project of one target, of which the application links a framework.
  private static func project(_ target: String, type: String, links: String? = nil, kit: String = "iphoneos") -> Data {
    let file = links.map { "F = { isa = PBXFileReference; path = \"\($0)\"; sourceTree = SOURCE_ROOT; };" } ?? ""
    return Data(
      """
      { objectVersion = 50; rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = ( T ); };
        G = { isa = PBXGroup; children = ( F ); sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = "\(target)"; productType = "com.apple.product-type.\(type)"; buildPhases = ( PH );
          buildConfigurationList = L; };
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
    #expect(Set(model.targets.map(\.name)) == ["App", "Pod", "Sample"])
    #expect(model.ownProjects == ["/p/App.xcodeproj/project.pbxproj"])
    #expect(model.projects.first == "/p/App.xcodeproj/project.pbxproj")
  }

  @Test("A framework that Carthage built is taken from its checkout, by the target for iOS")
  func carthage() throws {
    var files = files()
    files.add("/p/Carthage/Checkouts/Snap/Mac.xcodeproj/project.pbxproj", Self.project("Snap macOS", type: "framework", kit: "macosx"))
    files.add("/p/Carthage/Checkouts/Snap/Snap.xcodeproj/project.pbxproj", Self.project("Snap iOS", type: "framework"))
    let model = try ProjectModel(.project("/p/App.xcodeproj"), files: files)
    let app = try #require(model.targets.first { $0.name == "App" })
    #expect(model.dependencies(of: app).map(\.name) == ["Snap iOS"])
  }
}

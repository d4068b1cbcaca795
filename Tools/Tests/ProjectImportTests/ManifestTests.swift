import Foundation
import Testing
import TrestleExpectations

@testable import ProjectImport
import XcodeProject

@Suite struct ManifestTests {
  private static func target(_ id: String, _ name: String, type: String, source: String? = nil, needs: [String] = []) -> String {
    """
    \(id) = { isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.\(type)"; buildPhases = ( \(source == nil ? "" : "S\(id)") );
      buildConfigurationList = L; dependencies = ( \(needs.map { "D\($0)" }.joined(separator: ", ")) ); };
    D\(id) = { isa = PBXTargetDependency; target = \(id); };
    \(source.map { "S\(id) = { isa = PBXSourcesBuildPhase; files = ( B\(id) ); }; B\(id) = { isa = PBXBuildFile; fileRef = F\(id); }; F\(id) = { isa = PBXFileReference; path = \"\($0)\"; sourceTree = SOURCE_ROOT; };" } ?? "")
    """
  }

  @Test("A target depends on all modules behind a target without sources, such as the target that represents all pods")
  func indirect() throws {
    var files = MemoryFiles()
    let objects = [
      Self.target("T1", "App", type: "application", source: "App.swift", needs: ["T2"]),
      Self.target("T2", "Pods-App", type: "framework", needs: ["T3"]),
      Self.target("T3", "Kit", type: "framework", source: "Kit.swift", needs: ["T4"]),
      Self.target("T4", "Core", type: "framework", source: "Core.swift"),
    ].joined(separator: "\n")
    files.add(
      "/p/App.xcodeproj/project.pbxproj",
      Data(
        """
        { objectVersion = 50; rootObject = P; objects = {
          P = { isa = PBXProject; mainGroup = G; targets = ( T1, T2, T3, T4 ); };
          G = { isa = PBXGroup; children = ( FT1, FT3, FT4 ); sourceTree = "<group>"; };
          L = { isa = XCConfigurationList; buildConfigurations = ( C ); };
          C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; PRODUCT_NAME = "$(TARGET_NAME)"; }; };
          \(objects)
        }; }
        """.utf8))
    let model = try ProjectModel(.project("/p/App.xcodeproj"), files: files)
    let text = ManifestText(
      name: "App", targets: model.targets.filter { !$0.swiftSources.isEmpty }, model: model,
      runtime: Runtime(root: "/nowhere", isRelease: false), packageOverrides: [:]
    ).text
    expect(text.contains("name: \"App\", dependencies: [\"Core\", \"Kit\"]"), "\(text)")
    expect(text.contains("name: \"Kit\", dependencies: [\"Core\"]"))
    expect(!text.contains("Pods"))
  }
}

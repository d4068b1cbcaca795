import Testing

@testable import ProjectImport
@testable import XcodeProject

/// Targets of Swift and Objective-C without a bridging header, as frameworks are.
@Suite struct ForeignClassesTests {
  private func errors(_ swift: String, _ objectiveC: String) throws -> [Finding] {
    var files = MemoryFiles(["/p/Dots.m": objectiveC, "/p/Pages.swift": swift])
    let text = """
      { objectVersion = 50; rootObject = P; objects = {
        P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = ( T ); };
        L = { isa = XCConfigurationList; buildConfigurations = ( D ); };
        D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
        G = { isa = PBXGroup; children = ( A, B ); sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = Pages.swift; sourceTree = "<group>"; }; AB = { isa = PBXBuildFile; fileRef = A; };
        B = { isa = PBXFileReference; path = Dots.m; sourceTree = "<group>"; }; BB = { isa = PBXBuildFile; fileRef = B; };
        S = { isa = PBXSourcesBuildPhase; files = ( AB, BB ); };
        T = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = ( S ); };
      }; }
      """
    files.add("/p/Kit.xcodeproj/project.pbxproj", .init(text.utf8))
    let model = try ProjectModel(.project("/p/Kit.xcodeproj"), files: files)
    let target = try #require(model.targets.first)
    let translation = Translation(of: target, dependencies: [], availableModules: ["UIKit"], bundlePath: nil, files: files)
    return Diagnosis(of: target, in: model, translations: [translation], files: files).findings.filter { $0.severity == .error }
  }

  @Test("A class in Objective-C that a Swift source of its target uses is refused at its source")
  func used() throws {
    let found = try errors("import UIKit\nlet dots = Dots(frame: .zero)\n", "#import \"Dots.h\"\n@implementation Dots\n@end\n")
    #expect(found.map(\.tag) == ["objective-c-sources"])
    #expect(found.first?.path == "/p/Dots.m" && found.first?.message.hasPrefix("Dots, which Swift sources use") == true)
  }

  @Test(
    "Objective-C that Swift sources only mention, extend by a category or declare themselves is left out",
    arguments: [
      ("// Dots\n/// See Dots.\nlet name = \"Dots\"\nlet other = MyDots.self\n", "@implementation Dots\n"),
      ("extension UIView {}\n", "@implementation UIView (Dots)\n"), ("class Dots {}\nlet dots = Dots()\n", "@implementation Dots\n"),
    ])
  func unused(swift: String, objectiveC: String) throws {
    #expect(try errors("import UIKit\n" + swift, objectiveC).isEmpty)
  }
}

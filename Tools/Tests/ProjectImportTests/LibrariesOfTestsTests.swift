import Foundation
import Testing
import TrestleExpectations

import ProjectImport
import XcodeProject

@Suite struct LibrariesOfTestsTests {
  private static let project = """
    // !$*UTF8*$!
    { objectVersion = 50; rootObject = P; objects = {
      P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = ( T, K, U ); };
      L = { isa = XCConfigurationList; buildConfigurations = ( D ); };
      D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0;
        PRODUCT_NAME = "$(TARGET_NAME)"; }; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = ( S ); };
      S = { isa = PBXSourcesBuildPhase; files = ( AB ); };
      K = { isa = PBXNativeTarget; name = Helper; productType = "com.apple.product-type.framework"; buildPhases = ( KS ); };
      KS = { isa = PBXSourcesBuildPhase; files = ( HB ); };
      U = { isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = ( US );
        dependencies = ( UT, UK ); };
      US = { isa = PBXSourcesBuildPhase; files = ( UB ); };
      UT = { isa = PBXTargetDependency; target = T; }; UK = { isa = PBXTargetDependency; target = K; };
      G = { isa = PBXGroup; children = ( A, H, V ); sourceTree = "<group>"; };
      A = { isa = PBXFileReference; path = App/A.swift; }; AB = { isa = PBXBuildFile; fileRef = A; };
      H = { isa = PBXFileReference; path = Helper/H.swift; }; HB = { isa = PBXBuildFile; fileRef = H; };
      V = { isa = PBXFileReference; path = AppTests/V.swift; }; UB = { isa = PBXBuildFile; fileRef = V; };
    }; }
    """

  @Test(
    "A library that only the tests depend on is missing for the application, whether the tests are read or not", arguments: [true, false])
  func missing(withTests: Bool) throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = [
      "App.xcodeproj/project.pbxproj": Self.project, "App/A.swift": "import UIKit\nimport Helper\n", "Helper/H.swift": "",
      "AppTests/V.swift": "import XCTest\nimport Helper\n",
    ]
    for (name, text) in files {
      let file = URL(fileURLWithPath: folder + "/" + name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    var options = ImportOptions()
    options.includesTests = withTests
    let project = try Folders.project(in: folder, options: options)
    let errors = project.diagnosis.findings.filter { $0.severity == .error }.map { $0.description(from: project.folder) }
    expect(errors.count, equals: 1)
    expect(errors.first?.hasPrefix("App/A.swift:2:1: error: the library Helper is not there"), equals: true, "\(errors)")
  }
}

import Foundation
import Testing
import TrestleExpectations

import ProjectImport
import XcodeProject

@Suite struct FolderReferenceTests {
  private static let project = """
    // !$*UTF8*$!
    { objectVersion = 50; rootObject = P; objects = {
      P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = ( T ); };
      L = { isa = XCConfigurationList; buildConfigurations = ( D ); };
      D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = ( S, R ); };
      S = { isa = PBXSourcesBuildPhase; files = ( AB ); }; R = { isa = PBXResourcesBuildPhase; files = ( WB, KB ); };
      G = { isa = PBXGroup; children = ( A, W, K ); sourceTree = "<group>"; };
      A = { isa = PBXFileReference; path = App/A.swift; }; AB = { isa = PBXBuildFile; fileRef = A; };
      W = { isa = PBXFileReference; lastKnownFileType = folder; name = Whole; path = ../Whole; };
      WB = { isa = PBXBuildFile; fileRef = W; };
      K = { isa = PBXFileReference; lastKnownFileType = folder; name = Kit; path = Kit; }; KB = { isa = PBXBuildFile; fileRef = K; };
    }; }
    """

  @Test("A folder reference that contains the project does not copy its output; a package is no resource")
  func ownFolder() throws {
    let outer = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: outer) }
    let folder = outer + "/Whole"
    let files = [
      "App.xcodeproj/project.pbxproj": Self.project, "App/A.swift": "import UIKit\n", "note.txt": "note", ".git/HEAD": "main",
      "Kit/Package.swift": "// swift-tools-version:5.9\n", "Kit/data.txt": "data",
    ]
    for (name, text) in files {
      let file = URL(fileURLWithPath: folder + "/" + name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let imported = try Folders.project(in: folder)
    try imported.write()
    try expect(Folders.project(in: folder).write(), equals: 0)
    let bundle = Folders.contents(of: imported.applicationFolder).keys.filter { $0.contains("txt") || $0.contains("HEAD") }
    expect(bundle, equals: ["Whole/note.txt"])
  }
}

import Foundation
import Testing
import TrestleExpectations

@testable import ProjectImport

@Suite struct FrameworkUseTests {
  private func names(source text: String) -> Set<String> {
    var use = FrameworkUse()
    use.add(source: text)
    return use.names
  }

  @Test("Imports are found with attributes, access levels, kinds of declarations and behind conditions")
  func sources() {
    let text = """
      import AVFoundation
        @preconcurrency public import MapKit; import class CoreData.NSManagedObject
      #if canImport(WebKit) && !canImport(AppKit)
      let note = "import Photos" // import Vision
      final class Importer { func isImport(SpriteKit: Int) {} }
      """
    expect(names(source: text), equals: ["AVFoundation", "MapKit", "CoreData", "WebKit", "AppKit"])
    expect(names(source: "// import Vision\nlet a = 1"), equals: [])
  }

  @Test("Headers in C and documents of Interface Builder name frameworks as well")
  func others() {
    var use = FrameworkUse()
    use.add(header: "#import <MessageUI/MessageUI.h>\n@import StoreKit;\n#include \"Local.h\"\n# include <stdio.h>")
    expect(use.names, equals: ["MessageUI", "StoreKit", "stdio"])
    use = FrameworkUse()
    use.add(document: #"<view/><mapView id="a"/><view customClass="SCNView"/><view customClass="ScannerView"/>"#)
    expect(use.names, equals: ["MapKit", "SceneKit"])
  }

  @Test("Three frameworks need these and what they use, each after what it uses, and nothing else")
  func closure() {
    let runtime = Runtime(root: Folders.root, isRelease: false)
    let found = runtime.frameworks(importedBy: ["UIKit", "Foundation", "AVFoundation", "MapKit", "SpriteKit", "Unknown"])
    expect(
      Set(found) == [
        "AVFoundation", "AudioToolbox", "CoreMedia", "CoreVideo", "Contacts", "CoreImage", "CoreLocation", "ImageIO", "MapKit", "Metal",
        "SpriteKit", "TrestleBarCodes", "TrestleBus", "_Testing_CoreImage", "simd",
      ])
    for (name, later) in [("CoreVideo", "CoreMedia"), ("AVFoundation", "SpriteKit"), ("Metal", "CoreImage"), ("Contacts", "MapKit")] {
      expect(found.firstIndex(of: name)!, below: found.firstIndex(of: later)!)
    }
    expect(runtime.frameworks(importedBy: ["UIKit", "Combine", "os", "QuartzCore"]), equals: [])
    expect(runtime.frameworks(importedBy: ["Security"]), equals: ["TrestleCryptography", "Security"])
  }

  @Test("A project imports the frameworks of its sources and documents, and links their libraries")
  func project() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, text) in ProjectTemplate(name: "Fresh", hasStoryboard: true).files {
      let file = URL(fileURLWithPath: folder + "/" + name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.replacing("import UIKit\n", with: "import UIKit\nimport PDFKit\n").write(to: file, atomically: true, encoding: .utf8)
    }
    let project = try Folders.project(in: folder)
    expect(project.frameworks, equals: [])
    try project.write()
    expect(project.frameworks, equals: ["PDFKit"])
    let manifest = try String(contentsOfFile: folder + "/.trestle/Package.swift", encoding: .utf8)
    expect(manifest.contains("\"-lTrestleRuntime\", \"-lTrestlePDFKit\""))
  }

  @Test("Progress has its share, and the time left once it can be told")
  func progress() {
    expect(BuildProgress.text("UIKit", share: 0.5, elapsed: 3), equals: "UIKit: 50 %")
    expect(BuildProgress.text("UIKit", share: 0.25, elapsed: 60), equals: "UIKit: 25 %, about 3 min left")
    expect(BuildProgress.text("UIKit", share: 0.9, elapsed: 60), equals: "UIKit: 90 %, less than a minute left")
    var progress = BuildProgress(of: "UIKit")
    expect(progress.text(for: "[3/4] Compiling A"), equals: "UIKit: 75 %")
    expect(progress.text(for: "[4/8] Compiling B"), equals: "UIKit: 75 %")
    expect(progress.text(for: "warning: [1/2]") == nil)
    expect(progress.text(for: "[9/0] odd") == nil)
  }
}

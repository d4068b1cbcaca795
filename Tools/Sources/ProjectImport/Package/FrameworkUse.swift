import Foundation
import SourceTranslator
import XcodeProject

/// Finds the frameworks that sources and interface documents use, so that no other is built.
struct FrameworkUse {
  private(set) var names: Set<String> = []

  /// Adds the modules that a source in Swift imports, or would import if they were there.
  mutating func add(source text: String) {
    for line in text.lines(holding: "mport") {
      guard let first = line.utf8.first(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }), Self.beginnings.contains(first)
      else { continue }
      for match in line.matches(of: Self.importing) { names.insert(String(match.output.1)) }
    }
  }

  /// Compiled once. Nothing changes it.
  nonisolated(unsafe) private static let importing =
    /(?:\bimport[ \t]+(?:(?:class|struct|enum|func|protocol|typealias|var|let)[ \t]+)?|\bcanImport\()(\w+)/

  /// The first letters of attributes, access levels, `import` and `#if`.
  private static let beginnings = Set("@#ipf".utf8)

  /// Adds the modules that a header or a source in C imports.
  mutating func add(header text: String) {
    for match in text.matches(of: /(?:#[ \t]*(?:import|include)[ \t]*<|@import[ \t]+)(\w+)/) { names.insert(String(match.output.1)) }
  }

  /// Adds the modules whose views and controllers a document of Interface Builder has, which no source need import.
  mutating func add(document text: String) {
    for (element, module) in Self.elements where text.holds("<\(element) ") { names.insert(module) }
    for (prefix, module) in Self.prefixes where text.holds("customClass=\"\(prefix)") { names.insert(module) }
  }

  private static let elements = [
    "wkWebView": "WebKit", "webView": "WebKit", "mapView": "MapKit", "mkMapView": "MapKit", "sceneKitView": "SceneKit",
    "skView": "SpriteKit",
    "arskView": "ARKit", "arscnView": "ARKit", "mtkView": "MetalKit", "pdfView": "PDFKit", "avPlayerViewController": "AVKit",
  ]

  /// The beginnings of the names of classes that a document can name without a module.
  private static let prefixes = [
    "WK": "WebKit", "MK": "MapKit", "SCN": "SceneKit", "SK": "SpriteKit", "AR": "ARKit", "MTK": "MetalKit", "PDF": "PDFKit",
    "AVPlayer": "AVKit",
  ]

  /// Adds what is used in a folder of sources that are compiled as they are.
  mutating func add(folder: String) {
    guard let all = FileManager.default.enumerator(atPath: folder) else { return }
    for case let path as String in all {
      let text = { String(decoding: DiskFiles().contents(of: "\(folder)/\(path)") ?? Data(), as: UTF8.self) }
      switch FilePath.suffix(of: path) {
      case "swift": add(source: text())
      case "h", "m", "mm", "c", "cpp": add(header: text())
      case "xib", "storyboard": add(document: text())
      default: if FilePath.name(of: path) == ".build" || FilePath.name(of: path) == ".git" { all.skipDescendants() }
      }
    }
  }
}

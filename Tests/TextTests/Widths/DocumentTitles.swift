import Foundation
import FoundationXML

/// A title of one line in a document of Interface Builder, in the system font, with the width of its stored frame.
struct DocumentTitle: Hashable {
  var text: String
  var size: Double
  var weight: Double
  var width: Double
}

/// Collects the titles of labels and buttons whose frame is the size of the text: without width constraint, image or inset.
final class DocumentTitles: NSObject, XMLParserDelegate {
  private(set) var titles: Set<DocumentTitle> = []
  private var stack: [Element] = []

  private struct Element {
    var name: String
    var attributes: [String: String]
    var children: [(name: String, attributes: [String: String])] = []
    var widths: Set<String> = []
  }

  static func read(_ folder: URL) -> Set<DocumentTitle> {
    let reader = DocumentTitles()
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard ["storyboard", "xib"].contains(file.pathExtension), let data = try? Data(contentsOf: file) else { continue }
      let parser = XMLParser(data: data)
      parser.delegate = reader
      reader.stack = []
      _ = parser.parse()
    }
    return reader.titles
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    stack.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    let element = stack.removeLast()
    add(element)
    guard !stack.isEmpty else { return }
    if name == "constraint", element.attributes["firstAttribute"] == "width", element.attributes["secondItem"] == nil, stack.count > 1 {
      // The constraint is in the list of the element itself, or of one above it.
      for index in stack.indices {
        stack[index].widths.insert(element.attributes["firstItem"] ?? stack[stack.count - 2].attributes["id"] ?? "")
      }
    }
    stack[stack.count - 1].children.append((name, element.attributes))
  }

  private func add(_ element: Element) {
    let tool = stack.first.flatMap { Double($0.attributes["toolsVersion"]?.prefix { $0.isNumber } ?? "") } ?? 0
    // The system font of documents before Xcode 7 was Helvetica Neue.
    guard element.name == "label" || element.name == "button", tool >= 9000, !element.widths.contains(element.attributes["id"] ?? "-"),
      stack.first?.attributes["type"]?.contains("CocoaTouch") == true,
      let frame = child(element, "rect", "frame"), let width = frame["width"].flatMap(Double.init),
      let text = text(of: element), let font = font(of: element), text.unicodeScalars.allSatisfy({ $0.value >= 32 && $0.value < 0x250 })
    else { return }
    titles.insert(DocumentTitle(text: text, size: font.size, weight: font.weight, width: width))
  }

  private func text(of element: Element) -> String? {
    if element.name == "label" {
      return element.attributes["numberOfLines"] ?? "1" == "1" ? element.attributes["text"].flatMap { $0.isEmpty ? nil : $0 } : nil
    }
    guard let state = child(element, "state", "normal"), state["image"] == nil, state["backgroundImage"] == nil,
      !element.children.contains(where: { $0.name == "inset" || $0.name == "buttonConfiguration" })
    else { return nil }
    return state["title"].flatMap { $0.isEmpty ? nil : $0 }
  }

  private func font(of element: Element) -> (size: Double, weight: Double)? {
    guard let font = child(element, "fontDescription", "fontDescription") else {
      return element.name == "label" ? (17, 0) : ["roundedRect", "system"].contains(element.attributes["buttonType"]) ? (15, 0) : (18, 0)
    }
    if let style = font["style"] { return DocumentTitles.styles[style] }
    guard font["name"] == nil, font["design"] == nil, let size = font["pointSize"].flatMap(Double.init), size >= 6, size <= 40 else {
      return nil
    }
    switch font["type"] {
    case "system": return DocumentTitles.weights[font["weight"] ?? "regular"].map { (size, $0) }
    case "boldSystem": return (size, 0.4)
    default: return nil
    }
  }

  private func child(_ element: Element, _ name: String, _ key: String) -> [String: String]? {
    element.children.first { $0.name == name && $0.attributes["key"] == key }?.attributes
  }

  private static let weights = ["light": -0.4, "regular": 0, "medium": 0.23, "semibold": 0.3, "bold": 0.4]
  private static let styles: [String: (size: Double, weight: Double)] = [
    "UICTFontTextStyleBody": (17, 0), "UICTFontTextStyleHeadline": (17, 0.3), "UICTFontTextStyleSubhead": (15, 0),
    "UICTFontTextStyleFootnote": (13, 0), "UICTFontTextStyleCaption1": (12, 0), "UICTFontTextStyleCaption2": (11, 0),
    "UICTFontTextStyleCallout": (16, 0), "UICTFontTextStyleTitle1": (28, 0), "UICTFontTextStyleTitle2": (22, 0),
    "UICTFontTextStyleTitle3": (20, 0), "UICTFontTextStyleTitle0": (34, 0),
  ]
}

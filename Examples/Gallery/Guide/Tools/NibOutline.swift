import FoundationXML
import UIKit

/// The objects of an interface document and their connections, as its editor lists them.
final class NibOutline: NSObject, XMLParserDelegate {
  struct Object: Equatable {
    var id: String
    /// The element, such as `tableView`.
    var kind: String
    var customClass: String?
    var depth: Int
    var attributes: [String: String]
  }

  struct Connection: Equatable {
    var source: String
    var property: String
    var destination: String
  }

  private(set) var objects: [Object] = []
  private(set) var connections: [Connection] = []
  /// The ids of the open elements; nil for one that is no object.
  private var open: [String?] = []

  /// Reads a document of the bundle. A document that cannot be read has no objects.
  init(named name: String, extension: String = "xib") {
    super.init()
    guard let url = Bundle.module.url(forResource: name, withExtension: `extension`), let data = try? Data(contentsOf: url) else { return }
    let parser = XMLParser(data: data)
    parser.delegate = self
    _ = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String] = [:]
  ) {
    let owner = open.compactMap { $0 }.last
    var id = attributeDict["id"]
    if elementName == "outlet" || elementName == "action" {
      id = nil
      let property = attributeDict["property"] ?? attributeDict["selector"] ?? ""
      connections.append(Connection(source: owner ?? "", property: property, destination: attributeDict["destination"] ?? ""))
    } else if let id, elementName != "device" {
      objects.append(
        Object(
          id: id, kind: elementName, customClass: attributeDict["customClass"], depth: open.compactMap { $0 }.count,
          attributes: attributeDict))
    }
    open.append(id)
  }

  func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?) {
    open.removeLast()
  }
}

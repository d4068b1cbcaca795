/// An XML element of an Interface Builder document.
package final class InterfaceNode {
  let name: String
  var attributes: [String: String]
  let line: Int
  var children: [InterfaceNode] = []
  var text = ""

  init(name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }
}

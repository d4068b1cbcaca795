import UIKit

/// A chemical element.
struct Element {
  var number: Int
  var symbol: String
  var name: String
  var state: String
  var kind: String

  static let all: [Element] = elementTable.split(separator: "\n").map { line in
    let parts = line.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    return Element(number: Int(parts[0])!, symbol: parts[1], name: parts[2], state: parts[3], kind: parts[4])
  }

  /// The color of its kind.
  var color: UIColor {
    switch kind {
    case "alkali metal": .systemRed
    case "alkaline earth metal": .systemOrange
    case "transition metal": .systemBlue
    case "post-transition metal": .systemTeal
    case "metalloid": .systemGreen
    case "nonmetal": .systemMint
    case "halogen": .systemYellow
    case "noble gas": .systemPurple
    case "lanthanide": .systemPink
    default: .systemIndigo
    }
  }
}

/// The elements by their state at room temperature, each with its tile.
final class ElementsController: UITableViewController {
  private let states: [(title: String, elements: [Element])] = ["solid", "liquid", "gas", "unknown"].map { state in
    (state.capitalized, Element.all.filter { $0.state == state })
  }

  convenience init() {
    self.init(style: .insetGrouped)
    title = "Elements"
  }

  override func numberOfSections(in tableView: UITableView) -> Int { states.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { states[section].elements.count }

  // Listing 4-11: the title of a section is the state its elements are in.
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { states[section].title }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "element") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "element")
    let element = states[indexPath.section].elements[indexPath.row]
    cell.textLabel?.text = element.name
    cell.detailTextLabel?.text = "\(element.number) · \(element.kind)"
    cell.imageView?.image = ElementTile.image(of: element)
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    show(ElementController(states[indexPath.section].elements[indexPath.row]), sender: self)
  }
}

/// The tile of an element, drawn once for each design and appearance.
@MainActor enum ElementTile {
  /// The property that determines the color of a tile.
  private struct Key: Hashable {
    var number: Int
    var design: String
    var style: UIUserInterfaceStyle
  }

  private static var tiles: [Key: UIImage] = [:]

  static func image(of element: Element) -> UIImage {
    let traits = UITraitCollection.current
    let key = Key(number: element.number, design: traits.design.name, style: traits.userInterfaceStyle)
    if let tile = tiles[key] { return tile }
    let size = CGSize(width: 32, height: 32)
    let tile = UIGraphicsImageRenderer(size: size).image { _ in
      element.color.setFill()
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 6).fill()
      let text = element.symbol as NSString
      let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: 15), .foregroundColor: UIColor.white]
      let room = text.size(withAttributes: attributes)
      text.draw(at: CGPoint(x: (size.width - room.width) / 2, y: (size.height - room.height) / 2), withAttributes: attributes)
    }
    tiles[key] = tile
    return tile
  }
}

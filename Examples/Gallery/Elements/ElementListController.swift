import UIKit

/// The elements in one list: by name with an index, by number, or by symbol.
final class ElementListController: UITableViewController {
  enum Order {
    case name
    case number
    case symbol
  }

  private let order: Order
  private let sections: [(title: String?, elements: [Element])]

  init(order: Order) {
    self.order = order
    switch order {
    case .name:
      let groups = Dictionary(grouping: Element.all) { String($0.name.prefix(1)) }
      sections = groups.keys.sorted().map { ($0, groups[$0]!.sorted { $0.name < $1.name }) }
    case .number: sections = [(nil, Element.all.sorted { $0.number < $1.number })]
    case .symbol: sections = [(nil, Element.all.sorted { $0.symbol < $1.symbol })]
    }
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].elements.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].title }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { order == .name ? sections.compactMap(\.title) : nil }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "element") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "element")
    let element = sections[indexPath.section].elements[indexPath.row]
    cell.textLabel?.text = order == .symbol ? "\(element.symbol) – \(element.name)" : element.name
    cell.detailTextLabel?.text = "\(element.number) · \(element.kind)"
    cell.imageView?.image = ElementTile.image(of: element)
    // Rows beside an index have no accessories.
    cell.accessoryType = order == .name ? .none : .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    show(ElementController(sections[indexPath.section].elements[indexPath.row]), sender: self)
  }
}

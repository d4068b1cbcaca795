import CoreGraphics
import Foundation

/// The sections and cells of a document's static table. The cells are created once and never reused.
@MainActor final class StaticTableContent: NSObject, UITableViewDataSource {
  struct Section {
    let header: String?
    let footer: String?
    let cells: [UITableViewCell]
    /// The heights of the cells; nil uses the table's.
    let heights: [CGFloat?]
  }

  let sections: [Section]

  init(_ element: PlannedElement, _ maker: InterfaceMaker) {
    sections = element.children.filter { $0.kind == "tableViewSection" }.map { section in
      var cells: [UITableViewCell] = []
      var heights: [CGFloat?] = []
      for child in section.list("cells") where child.kind == "tableViewCell" {
        guard let cell = maker.make(child, as: UITableViewCell.self) else { continue }
        cells.append(cell)
        heights.append(child.number("rowHeight").map { $0 < 0 ? UITableView.automaticDimension : $0 })
      }
      return Section(
        header: maker.text(section, "headerTitle"), footer: maker.text(section, "footerTitle"), cells: cells, heights: heights)
    }
    super.init()
  }

  /// Creates the content with each prototype cell once, as in the editor.
  init(prototypes element: PlannedElement, _ maker: InterfaceMaker) {
    let prototypes = element.children.filter { $0.kind == "tableViewCell" }
    let cells = prototypes.map { PrototypeSource($0, maker).make(UITableViewCell.self) ?? UITableViewCell() }
    let heights = prototypes.map { $0.number("rowHeight").map { $0 < 0 ? UITableView.automaticDimension : $0 } }
    sections = [Section(header: nil, footer: nil, cells: cells, heights: heights)]
    super.init()
  }

  func cell(at path: IndexPath) -> UITableViewCell? {
    guard sections.indices.contains(path.section), sections[path.section].cells.indices.contains(path.row) else { return nil }
    return sections[path.section].cells[path.row]
  }

  func height(at path: IndexPath) -> CGFloat? {
    guard sections.indices.contains(path.section), sections[path.section].heights.indices.contains(path.row) else { return nil }
    return sections[path.section].heights[path.row]
  }

  func header(of section: Int) -> String? { sections.indices.contains(section) ? sections[section].header : nil }
  func footer(of section: Int) -> String? { sections.indices.contains(section) ? sections[section].footer : nil }
  func rowCount(of section: Int) -> Int { sections.indices.contains(section) ? sections[section].cells.count : 0 }

  // MARK: A data source of its own, for tables outside table controllers

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount(of: section) }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell(at: indexPath) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { header(of: section) }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footer(of: section) }
}

import CoreGraphics

/// The sections and cells of a document's static table. The cells are created once and never reused.
@MainActor package final class StaticTableContent: NSObject, UITableViewDataSource {
  package struct Section {
    let header: String?
    let footer: String?
    let cells: [UITableViewCell]
    /// The heights of the cells; nil uses the table's.
    let heights: [CGFloat?]

    package init(header: String?, footer: String?, cells: [UITableViewCell], heights: [CGFloat?]) {
      self.header = header
      self.footer = footer
      self.cells = cells
      self.heights = heights
    }
  }

  let sections: [Section]

  package init(_ sections: [Section]) {
    self.sections = sections
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

  package func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount(of: section) }
  package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell(at: indexPath) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  package func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { header(of: section) }
  package func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footer(of: section) }
}

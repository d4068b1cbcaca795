import CoreGraphics

extension StaticTableContent {
  convenience init(_ element: PlannedElement, _ maker: InterfaceMaker) {
    let sections = element.children.filter { $0.kind == "tableViewSection" }.map { section in
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
    self.init(sections)
  }

  /// Creates the content with each prototype cell once, as in the editor.
  convenience init(prototypes element: PlannedElement, _ maker: InterfaceMaker) {
    let prototypes = element.children.filter { $0.kind == "tableViewCell" }
    let cells = prototypes.map { PrototypeSource($0, maker).make(UITableViewCell.self) ?? UITableViewCell() }
    let heights = prototypes.map { $0.number("rowHeight").map { $0 < 0 ? UITableView.automaticDimension : $0 } }
    let sections = [Section(header: nil, footer: nil, cells: cells, heights: heights)]
    self.init(sections)
  }
}

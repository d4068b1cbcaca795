import UIKit

/// The data source and delegate of the measured table.
@MainActor final class BenchData: NSObject, UITableViewDataSource {
  static var bound = 0
  static var created = 0

  /// One rounded square per color, shared by all rows.
  static let squares = squares(side: 29)

  static func squares(side: CGFloat) -> [UIImage] {
    BenchRows.palette.map { hex in
      let format = UIGraphicsImageRendererFormat()
      format.scale = CGFloat(BenchRows.scale)
      return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { _ in
        UIColor(red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255, alpha: 1)
          .setFill()
        UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: side, height: side), cornerRadius: 6).fill()
      }
    }
  }

  let options: BenchOptions
  var count: Int
  var generation = 0
  var order: BenchOrder?

  init(options: BenchOptions) {
    self.options = options
    count = options.rows
    super.init()
    if [.batch, .batchAnimated].contains(options.scenario) { order = BenchOrder(count: options.rows) }
  }

  func id(_ row: Int) -> Int { order.map { Int($0.ids[row]) } ?? row }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { order?.ids.count ?? count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let id = id(indexPath.row)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if let cell = cell as? any BenchRow {
      cell.show(id: id, generation: generation, variable: options.isVariable)
      return cell
    }
    Self.bound += 1
    cell.imageView?.image = Self.squares[id & 7]
    cell.textLabel?.text = BenchRows.title(id)
    cell.detailTextLabel?.text = BenchRows.subtitle(id, generation: generation, variable: options.isVariable)
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

/// The same with heights provided by the model.
@MainActor final class BenchHeights: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    CGFloat(BenchRows.height(indexPath.row, variable: true)) / CGFloat(BenchRows.scale)
  }
}

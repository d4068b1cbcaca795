import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// A cell with an image half as wide as the cell: the constraint connects a view of the content with the cell.
private final class HalfPictureCell: UITableViewCell {
  let picture = UIImageView()
  let name = UILabel()
  let text = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    text.numberOfLines = 0
    for view in [picture, name, text] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    let low = margins.bottomAnchor.constraint(equalTo: name.bottomAnchor)
    low.priority = UILayoutPriority(250)
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
      picture.topAnchor.constraint(equalTo: margins.topAnchor), picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      name.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8), name.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      margins.bottomAnchor.constraint(greaterThanOrEqualTo: name.bottomAnchor), low,
      text.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 16),
      text.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8), text.topAnchor.constraint(equalTo: margins.topAnchor),
      margins.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 5),
      margins.trailingAnchor.constraint(equalTo: text.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor private final class Pictures: UIViewController, UITableViewDataSource {
  let table = UITableView(frame: .zero, style: .plain)

  override func loadView() {
    view = table
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 140
    table.register(HalfPictureCell.self, forCellReuseIdentifier: "Cell")
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath) as! HalfPictureCell
    let size = CGSize(width: 300, height: 200)
    cell.picture.image = UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
    cell.name.text = "Name"
    cell.text.text = String(repeating: "Several words of text. ", count: 20)
    return cell
  }
}

@MainActor @Suite struct CellConstraintTests {
  @Test("A cell whose content is bound to the cell's own width is laid out in the height it was measured with")
  func boundToCell() throws {
    let controller = Pictures()
    let screen = TestScreen(size: CGSize(width: 375, height: 667))
    screen.show(controller)
    let cell = try #require(controller.table.cellForRow(at: IndexPath(row: 0, section: 0)) as? HalfPictureCell)
    expect(abs(cell.picture.frame.width - 187.5), below: 1)
    let needed = cell.text.sizeThatFits(CGSize(width: cell.text.frame.width, height: 10_000)).height
    expect(abs(cell.text.frame.height - needed), below: 1)
    expect(abs(cell.text.frame.maxY - (cell.contentView.bounds.height - 16)), below: 1)
  }
}

import UIKit

/// A cell, and below it its views pulled apart by depth. A tap on a part shows its name, frame and depth, and marks it in the cell.
final class CellPartsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  enum Subject { case normal, editing, content }

  private static let rowHeight: CGFloat = 72
  private static let laneHeight: CGFloat = 40
  private static let leastWidth: CGFloat = 104

  private let subject: Subject
  private let table = UITableView(frame: .zero, style: .plain)
  private let mode = UISegmentedControl(items: ["Normal".translated, "Editing".translated])
  private let facts = UILabel()
  private let stage = UIScrollView()
  private let marker = UIView()
  private(set) var parts: [CellPart] = []
  private var shownWidth: CGFloat = 0

  init(_ subject: Subject) {
    self.subject = subject
    super.init(nibName: nil, bundle: nil)
    title = "Cell".translated
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    table.dataSource = self
    table.delegate = self
    table.rowHeight = Self.rowHeight
    table.isScrollEnabled = false
    table.allowsSelection = false
    mode.selectedSegmentIndex = subject == .editing ? 1 : 0
    mode.isHidden = subject == .content
    mode.addTarget(self, action: CellPartsController.modeChanged, for: .valueChanged)
    facts.numberOfLines = 0
    facts.font = .systemFont(ofSize: 14)
    facts.text = "Tap a part.".translated
    marker.isUserInteractionEnabled = false
    marker.layer.borderWidth = 2
    marker.layer.borderColor = UIColor.systemRed.cgColor
    for part in [table, mode, facts, stage] { view.addSubview(part) }
    table.setEditing(subject == .editing, animated: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.safeAreaLayoutGuide.layoutFrame
    table.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: Self.rowHeight)
    mode.frame = CGRect(x: area.minX + 16, y: table.frame.maxY + 10, width: area.width - 32, height: mode.isHidden ? 0 : 32)
    facts.frame = CGRect(x: area.minX + 16, y: mode.frame.maxY + 6, width: area.width - 32, height: 44)
    let top = facts.frame.maxY + 4
    stage.frame = CGRect(x: area.minX, y: top, width: area.width, height: max(0, area.maxY - top))
    if shownWidth != area.width { showParts() }
  }

  private func modeChanged() {
    table.setEditing(mode.selectedSegmentIndex == 1, animated: true)
    facts.text = "Tap a part.".translated
    showParts()
  }

  /// Places each part in the first lane of its depth in which it covers no other; deeper lanes are above.
  private func showParts() {
    shownWidth = view.safeAreaLayoutGuide.layoutFrame.width
    table.layoutIfNeeded()
    marker.removeFromSuperview()
    for old in stage.subviews { old.removeFromSuperview() }
    guard let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) else { return }
    cell.layoutIfNeeded()
    parts = CellPart.parts(of: cell)
    if subject == .content { parts = parts.filter { ["contentView", "imageView", "textLabel", "detailTextLabel"].contains($0.name) } }
    let scale = (stage.bounds.width - 32) / max(1, cell.bounds.width)
    // Small parts are wide enough for their names.
    let spans = parts.map { part in
      let width = max(Self.leastWidth, part.frame.width * scale)
      return CGRect(x: min(16 + part.frame.minX * scale, stage.bounds.width - 16 - width), y: 0, width: width, height: Self.laneHeight - 6)
    }
    var lanes: [(depth: Int, parts: [Int])] = []
    for (index, part) in parts.enumerated().sorted(by: { $0.element.depth > $1.element.depth }) {
      let free = lanes.firstIndex { lane in
        lane.depth == part.depth && lane.parts.allSatisfy { !spans[$0].insetBy(dx: -2, dy: 0).intersects(spans[index]) }
      }
      if let free { lanes[free].parts.append(index) } else { lanes.append((part.depth, [index])) }
    }
    for (lane, content) in lanes.enumerated() {
      for index in content.parts {
        let button = PartButton(frame: spans[index].offsetBy(dx: 0, dy: CGFloat(lane) * Self.laneHeight))
        button.show(parts[index])
        button.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .touchUpInside)
        stage.addSubview(button)
      }
    }
    stage.contentSize = CGSize(width: stage.bounds.width, height: CGFloat(lanes.count) * Self.laneHeight)
  }

  private func choose(_ index: Int) {
    facts.text = parts[index].summary
    marker.frame = parts[index].frame
    table.cellForRow(at: IndexPath(row: 0, section: 0))?.addSubview(marker)
  }

  // MARK: Table

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "cell")
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Subtitle"
    cell.textLabel?.font = .systemFont(ofSize: 17)
    cell.detailTextLabel?.font = .systemFont(ofSize: 13)
    cell.imageView?.image = UIImage(systemName: "photo")
    cell.accessoryType = .disclosureIndicator
    cell.showsReorderControl = true
    return cell
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
}

/// One part of the exploded cell.
final class PartButton: UIControl {
  private static let colors: [UIColor] = [.systemGray, .systemBlue, .systemGreen, .systemOrange]
  private let label = UILabel()

  func show(_ part: CellPart) {
    let color = Self.colors[min(part.depth, Self.colors.count - 1)]
    backgroundColor = color.withAlphaComponent(0.25)
    layer.borderColor = color.cgColor
    layer.borderWidth = 1.5
    layer.cornerRadius = 4
    label.text = part.name
    label.font = .systemFont(ofSize: 12)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.frame = bounds.insetBy(dx: 2, dy: 2)
    label.isAccessibilityElement = false
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = part.name
    accessibilityTraits = .button
  }
}

import UIKit

/// Ten million rows of different heights. Only the visible ones exist; a slider and a number field scroll to any row immediately.
final class MillionController: UITableViewController {
  private static let count = 10_000_000
  let slider = UISlider()

  convenience init() {
    self.init(style: .plain)
    title = "Ten Million"
    let meter = UIBarButtonItem(
      image: UIImage(systemName: "stopwatch"), style: .plain, target: self, action: MillionController.toggleMeter)
    meter.accessibilityLabel = "Frame Times".translated
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Row…", style: .plain, target: self, action: MillionController.askForRow), meter,
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    updateHeights()
    slider.frame = CGRect(x: 0, y: 0, width: 260, height: 34)
    slider.accessibilityLabel = "Position in the list"
    slider.addTarget(self, action: MillionController.slid, for: .valueChanged)
    toolbarItems = [
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil), UIBarButtonItem(customView: slider),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
    ]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  // MARK: Jumping

  private func jump(to row: Int) {
    let path = IndexPath(row: min(max(row, 0), Self.count - 1), section: 0)
    tableView.scrollToRow(at: path, at: .top, animated: false)
  }

  private func slid() { jump(to: Int(Double(slider.value) * Double(Self.count - 1))) }

  private func askForRow() {
    let alert = UIAlertController(title: "Row", message: "0 to \((Self.count - 1).formatted())", preferredStyle: .alert)
    alert.addTextField {
      $0.keyboardType = .numberPad
      $0.accessibilityLabel = "Row"
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let go = UIAlertAction(title: "Go", style: .default) { [weak self, weak alert] _ in
      guard let self, let row = Int(alert?.textFields?.first?.text ?? "") else { return }
      self.jump(to: row)
      self.slider.value = Float(Double(row) / Double(Self.count - 1))
    }
    alert.addAction(go)
    alert.preferredAction = go
    present(alert, animated: true)
  }

  private func toggleMeter() {
    guard let window = view.window else { return }
    FrameMeter.show(!FrameMeter.isShown(in: window), in: window)
  }

  // MARK: Rows

  /// The height of the lowest rows, and the difference between two heights.
  private var heights: (least: CGFloat, step: CGFloat) = (44, 8)

  /// Computes the heights for the text size. At accessibility sizes the two texts of a row are below each other.
  private func updateHeights() {
    defer { tableView.estimatedRowHeight = heights.least + 2 * heights.step }
    let traits = tableView.traitCollection
    guard traits.design.table.followsTextSize else { return heights = (44, 8) }
    let metrics = UIFontMetrics(forTextStyle: .body)
    let line = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).lineHeight
    let isStacked = traits.preferredContentSizeCategory.isAccessibilityCategory
    heights = (
      isStacked ? (line * 2 + 24).rounded(.up) : max(44, metrics.scaledValue(for: 44, compatibleWith: traits).rounded()),
      max(8, metrics.scaledValue(for: 8, compatibleWith: traits).rounded())
    )
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let previous = heights
    // The first row below the bar stays there.
    let top = tableView.contentOffset.y + tableView.adjustedContentInset.top + 1
    let first = tableView.indexPathForRow(at: CGPoint(x: 0, y: top))
    updateHeights()
    guard heights != previous else { return }
    tableView.reloadData()
    if let first { tableView.scrollToRow(at: first, at: .top, animated: false) }
  }

  private func height(_ row: Int) -> CGFloat { heights.least + CGFloat(row * 7 % 5) * heights.step }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.count }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height(indexPath.row) }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .value1, reuseIdentifier: "row")
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.detailTextLabel?.text = "\(Int(height(indexPath.row))) points"
    return cell
  }
}

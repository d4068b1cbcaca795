import UIKit

/// Regions as sections, zones as rows. The controller is the table's data source and delegate without being a table controller (listing 4-2).
final class TimeZonesController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let regions = TimeZoneRegion.all
  private let date: Date
  private(set) var tableView: UITableView!
  /// Whether rows are drawn with the local time, or show only the name.
  private(set) var showsTimes = true

  init(date: Date = Gallery.now()) {
    self.date = date
    super.init(nibName: nil, bundle: nil)
    title = "Time Zones"
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Names", style: .plain, target: self, action: TimeZonesController.toggle)
  }

  required init?(coder: NSCoder) { nil }

  // Listing 4-3: the table is created in code and is the controller's view.
  override func loadView() {
    let tableView = UITableView(frame: UIScreen.main.applicationFrame, style: .plain)
    tableView.autoresizingMask = [.flexibleHeight, .flexibleWidth]
    tableView.delegate = self
    tableView.dataSource = self
    self.tableView = tableView
    updateRowHeight()
    tableView.reloadData()
    view = tableView
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateRowHeight()
  }

  /// Drawn rows have a fixed height for the text size; rows with names are measured.
  private func updateRowHeight() {
    tableView.rowHeight = showsTimes ? 56 * TimeZoneView.textScale(for: traitCollection) : UITableView.automaticDimension
  }

  private func toggle() {
    showsTimes.toggle()
    navigationItem.rightBarButtonItem?.title = showsTimes ? "Names" : "Times"
    updateRowHeight()
    tableView.reloadData()
  }

  // Listing 4-4: numbers, titles and rows.
  func numberOfSections(in tableView: UITableView) -> Int { regions.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { regions[section].timeZoneWrappers.count }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { regions[section].name }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if showsTimes { return timeCell(indexPath) }
    let cell = tableView.dequeueReusableCell(withIdentifier: "name") ?? UITableViewCell(style: .default, reuseIdentifier: "name")
    cell.textLabel?.text = regions[indexPath.section].timeZoneWrappers[indexPath.row].localeName
    return cell
  }

  // Listing 5-14: a custom cell that is passed its time zone.
  private func timeCell(_ indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "time") as? TimeZoneCell ?? TimeZoneCell(style: .default, reuseIdentifier: "time")
    cell.setTimeZoneWrapper(regions[indexPath.section].timeZoneWrappers[indexPath.row], at: date)
    return cell
  }

  // Listing 5-2: every other row is tinted just before it is displayed.
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    let color: UIColor = indexPath.row.isMultiple(of: 2) ? .systemBackground : .systemGray5
    cell.backgroundColor = color
    (cell as? TimeZoneCell)?.timeZoneView.rowColor = color
  }
}

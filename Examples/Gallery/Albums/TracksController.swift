import UIKit

/// The tracks of an album, in rows with the height of their titles and notes. A pinch changes the height of all rows.
///
/// Heights are computed in three ways from UIKit's history, with the same result: strings are measured, a model cell's constraints are
/// solved, or each row's own constraints size it.
final class TracksController: UITableViewController {
  enum Way: Int, CaseIterable {
    case measured
    case constraints
    case selfSizing

    var title: String { ["Measured", "Constraints", "Self-Sizing"][rawValue] }
  }

  private let album: Album
  private(set) var way = Way.measured
  /// The height that a pinch has added to every row.
  private(set) var extraHeight: CGFloat = 0
  private var extraAtStart: CGFloat = 0
  private let model = TrackCell(style: .default, reuseIdentifier: nil)
  private let ways = UISegmentedControl(items: Way.allCases.map(\.title))

  init(_ album: Album) {
    self.album = album
    super.init(style: .plain)
    title = album.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TrackCell.self, forCellReuseIdentifier: "track")
    tableView.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: TracksController.pinched))
    ways.selectedSegmentIndex = way.rawValue
    ways.addTarget(self, action: TracksController.wayChosen, for: .valueChanged)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 52))
    ways.frame = CGRect(x: 16, y: 10, width: 288, height: 32)
    ways.autoresizingMask = .flexibleWidth
    header.addSubview(ways)
    tableView.tableHeaderView = header
  }

  private func wayChosen() {
    way = Way(rawValue: ways.selectedSegmentIndex) ?? .measured
    // Rows are self-sizing if the table has an estimate.
    tableView.estimatedRowHeight = way == .selfSizing ? 60 : 0
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { album.tracks.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "track", for: indexPath)
    (cell as? TrackCell)?.show(album.tracks[indexPath.row], number: indexPath.row + 1, extraHeight: extraHeight)
    return cell
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    switch way {
    case .measured: measuredHeight(album.tracks[indexPath.row])
    case .constraints: constrainedHeight(indexPath.row)
    case .selfSizing: UITableView.automaticDimension
    }
  }

  private func measuredHeight(_ title: String) -> CGFloat {
    let room = CGSize(width: tableView.bounds.width - TrackCell.margins, height: .greatestFiniteMagnitude)
    let text = title.boundingRect(with: room, options: .usesLineFragmentOrigin, attributes: [.font: TrackCell.font], context: nil)
    return text.height.rounded(.up) + TrackCell.padding + extraHeight
  }

  private func constrainedHeight(_ row: Int) -> CGFloat {
    model.show(album.tracks[row], number: row + 1, extraHeight: extraHeight)
    model.frame.size.width = tableView.bounds.width
    model.layoutIfNeeded()
    return model.contentView.systemLayoutSizeFitting(
      CGSize(width: tableView.bounds.width, height: UIView.layoutFittingCompressedSize.height), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// An empty block of updates queries all heights again, and animates the rows.
  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    if pinch.state == .began { extraAtStart = extraHeight }
    guard pinch.state == .began || pinch.state == .changed else { return }
    extraHeight = min(max(extraAtStart + (pinch.scale - 1) * 40, 0), 80)
    for case let cell as TrackCell in tableView.visibleCells { cell.extraHeight = extraHeight }
    tableView.beginUpdates()
    tableView.endUpdates()
  }
}

import UIKit

/// Albums as sections, their tracks as rows as high as their titles need. Two fingers make all rows higher or lower.
final class AlbumsController: UITableViewController {
  /// What a pinch has added to every row.
  private(set) var extraHeight: CGFloat = 0
  private var extraAtStart: CGFloat = 0
  private let font = UIFont.systemFont(ofSize: 17)

  convenience init() {
    self.init(style: .grouped)
    title = "Albums"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: AlbumsController.pinched))
  }

  override func numberOfSections(in tableView: UITableView) -> Int { Album.all.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Album.all[section].tracks.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { Album.all[section].title }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { Album.all[section].artist }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "track") ?? UITableViewCell(style: .default, reuseIdentifier: "track")
    cell.textLabel?.text = Album.all[indexPath.section].tracks[indexPath.row]
    cell.textLabel?.font = font
    cell.textLabel?.numberOfLines = 0
    return cell
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let title = Album.all[indexPath.section].tracks[indexPath.row]
    let room = CGSize(width: tableView.bounds.width - 50, height: .greatestFiniteMagnitude)
    let text = title.boundingRect(with: room, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    return max(44, text.height.rounded(.up) + 22 + extraHeight)
  }

  /// An empty block of updates asks all heights again, and moves the rows to them.
  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    if pinch.state == .began { extraAtStart = extraHeight }
    guard pinch.state == .began || pinch.state == .changed else { return }
    extraHeight = min(max(extraAtStart + (pinch.scale - 1) * 40, 0), 80)
    tableView.beginUpdates()
    tableView.endUpdates()
  }
}

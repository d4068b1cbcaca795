import UIKit

/// Albums with their artists; a touch on one shows its tracks.
final class AlbumsController: UITableViewController {
  convenience init() {
    self.init(style: .plain)
    title = "Albums"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Album.all.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "album") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "album")
    let album = Album.all[indexPath.row]
    cell.textLabel?.text = album.title
    cell.detailTextLabel?.text = "\(album.artist) · \(album.tracks.count) tracks"
    cell.imageView?.image = UIImage(systemName: "music.note.list")
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(TracksController(Album.all[indexPath.row]), animated: true)
  }
}

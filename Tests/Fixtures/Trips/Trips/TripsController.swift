import TripKit
import UIKit

extension Notification.Name {
  static let tripSelected = Notification.Name("tripSelected")
}

class TripsController: UITableViewController, BadgeViewDelegate {
  @IBOutlet private weak var countItem: UIBarButtonItem! {
    didSet { countItem.title = "\(Trip.all.count)" }
  }
  private(set) var selections = 0
  private(set) var badge: BadgeView?
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UINib(nibName: "TripCell", bundle: nil), forCellReuseIdentifier: "Trip")
    NotificationCenter.default.addObserver(self, selector: #selector(tripSelected), name: .tripSelected, object: nil)
    timer = Timer.scheduledTimer(timeInterval: 60, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Sort", style: .plain, target: self, action: #selector(sort))
    let badge = BadgeView()
    badge.delegate = self
    self.badge = badge
    if let header = Bundle.main.loadNibNamed("HeaderView", owner: self, options: nil)?.first as? UIView {
      tableView.tableHeaderView = header
    }
  }

  @objc private func tripSelected(_ notification: Notification) { selections += 1 }

  @objc func tick(_ timer: Timer) { tableView.reloadData() }

  @objc func sort() { badge?.tap() }

  // Implements only one of the two optional methods.
  @objc func badgeViewWasTapped(_ view: BadgeView) { selections += 10 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Trip.all.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Trip", for: indexPath) as! TripCell
    cell.show(Trip.all[indexPath.row])
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let detail = segue.destination as? DetailController, let path = tableView.indexPathForSelectedRow else { return }
    detail.trip = Trip.all[path.row]
  }

  @IBAction func unwindToTrips(_ segue: UIStoryboardSegue) {}
}

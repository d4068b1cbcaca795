import UIKit

/// News that come late: at first the table has no sections. Pulling it down asks for more.
final class NewsController: UITableViewController {
  private let feed: NewsFeed
  private(set) var items: [NewsItem]?

  init(feed: NewsFeed = NewsFeed()) {
    self.feed = feed
    super.init(style: .plain)
    title = "News"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(NewsCell.self, forCellReuseIdentifier: "news")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 110
    tableView.tableFooterView = UIView()
    let refresh = UIRefreshControl()
    refresh.attributedTitle = NSAttributedString(string: "Never updated")
    refresh.addTarget(self, action: NewsController.load, for: .valueChanged)
    refreshControl = refresh
    refresh.beginRefreshing()
    load()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // Beginning to refresh does not bring the control into view: that is up to us.
    if items == nil, let refreshControl {
      tableView.setContentOffset(CGPoint(x: 0, y: -refreshControl.frame.height - tableView.safeAreaInsets.top), animated: true)
    }
  }

  func load() {
    feed.load { [weak self] items in
      guard let self else { return }
      self.items = items
      tableView.reloadData()
      refreshControl?.endRefreshing()
      refreshControl?.attributedTitle = NSAttributedString(string: "\(items.count) news, the latest of \(items[0].date)")
    }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { items == nil ? 0 : 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items?.count ?? 0 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "news", for: indexPath)
    if let item = items?[indexPath.row] { (cell as? NewsCell)?.show(item) }
    return cell
  }
}

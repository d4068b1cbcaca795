import UIKit

/// Delayed news: initially the table has no sections. Pulling it down requests more.
///
/// After a restart of the program, the previous news and the scroll position are restored, by the news' guids.
final class NewsController: UITableViewController, UIDataSourceModelAssociation {
  private let feed: NewsFeed
  private(set) var items: [NewsItem]?

  init(feed: NewsFeed = NewsFeed()) {
    self.feed = feed
    super.init(style: .plain)
    title = "News"
    restorationIdentifier = "news"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.restorationIdentifier = "news table"
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

  // MARK: State

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(items?.map(\.guid), forKey: "guids")
  }

  /// The news are loaded before the table restores the positions of rows.
  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    guard let guids = coder.decodeObject(forKey: "guids") as? [String] else { return }
    show(guids.compactMap { guid in NewsItem.archive.first { $0.guid == guid } })
  }

  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { items?[idx.row].guid }

  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
    items?.firstIndex { $0.guid == identifier }.map { IndexPath(row: $0, section: 0) }
  }

  // MARK: Loading

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // Beginning to refresh does not make the control visible, so the offset is set here.
    if items == nil, let refreshControl {
      tableView.setContentOffset(CGPoint(x: 0, y: -refreshControl.frame.height - tableView.safeAreaInsets.top), animated: true)
    }
  }

  func load() {
    feed.load { [weak self] items in
      self?.show(items)
    }
  }

  private func show(_ items: [NewsItem]) {
    self.items = items
    tableView.reloadData()
    refreshControl?.endRefreshing()
    guard let latest = items.first else { return }
    refreshControl?.attributedTitle = NSAttributedString(string: "\(items.count) news, the latest of \(latest.date)")
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { items == nil ? 0 : 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items?.count ?? 0 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "news", for: indexPath)
    if let item = items?[indexPath.row] { (cell as? NewsCell)?.show(item) }
    return cell
  }
}

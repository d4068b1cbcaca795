import UIKit

class CatalogViewController: UITableViewController {
    private enum Section: Int, CaseIterable { case featured, all }

    private let model = CatalogModel()
    private lazy var searchController: UISearchController = {
        let controller = UISearchController(searchResultsController: nil)
        controller.searchResultsUpdater = self
        return controller
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ProductCell.self)
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: #selector(refreshed), for: .valueChanged)
        navigationItem.searchController = searchController
        navigationItem.rightBarButtonItem = editButtonItem
        toolbarItems = [
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
            UIBarButtonItem(image: #imageLiteral(resourceName: "cart"), style: .plain, target: self, action: #selector(Self.openCart)),
        ]
        model.onChange = { [weak self] in self?.tableView.reloadData() }
    }

    @objc private func refreshed() {
        model.reload()
        refreshControl?.endRefreshing()
    }

    @objc func openCart(_ item: UIBarButtonItem) {}

    override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return model.products.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeue(ProductCell.self, for: indexPath)
        cell.textLabel?.text = model.products[indexPath.row].name
        return cell
    }
}

extension CatalogViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        model.filter = searchController.searchBar.text
    }
}

extension CatalogViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let alert = UIAlertController(title: model.products[indexPath.row].name, message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in })
        present(alert, animated: true)
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}

class ProductCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

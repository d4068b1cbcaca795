import UIKit

/// The list of recipes, each with its image, time and name.
final class RecipesController: UITableViewController {
  private var recipes = Recipe.all

  convenience init() {
    self.init(style: .plain)
    title = "Recipes"
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    fitRows()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    fitRows()
  }

  /// Rows have one height as long as their two lines fit.
  private func fitRows() {
    let height = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? UITableView.automaticDimension : 60
    if tableView.rowHeight != height { tableView.rowHeight = height }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // The detail may have changed a name or a category.
    for path in tableView.indexPathsForVisibleRows ?? [] {
      if let cell = tableView.cellForRow(at: path) { fill(cell, with: recipes[path.row]) }
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { recipes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "recipe") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "recipe")
    fill(cell, with: recipes[indexPath.row])
    return cell
  }

  private func fill(_ cell: UITableViewCell, with recipe: Recipe) {
    cell.textLabel?.text = recipe.name
    cell.detailTextLabel?.text = "\(recipe.category.rawValue) · \(recipe.minutes) min"
    if cell.imageView?.image == nil || cell.tag != ObjectIdentifier(recipe).hashValue { cell.imageView?.image = recipe.picture(44) }
    cell.tag = ObjectIdentifier(recipe).hashValue
    cell.accessoryType = .disclosureIndicator
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    show(RecipeController(recipes[indexPath.row]), sender: self)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    recipes.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

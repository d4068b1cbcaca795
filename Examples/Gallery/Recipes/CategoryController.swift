import UIKit

/// Chooses the category of a recipe. The present one has a checkmark.
final class CategoryController: UITableViewController {
  private let recipe: Recipe
  private let changed: () -> Void

  init(_ recipe: Recipe, changed: @escaping () -> Void) {
    self.recipe = recipe
    self.changed = changed
    super.init(style: .grouped)
    title = "Category"
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { RecipeCategory.allCases.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "category") ?? UITableViewCell(style: .default, reuseIdentifier: "category")
    let category = RecipeCategory.allCases[indexPath.row]
    cell.textLabel?.text = category.rawValue
    cell.accessoryType = category == recipe.category ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let old = RecipeCategory.allCases.firstIndex(of: recipe.category)!
    recipe.category = RecipeCategory.allCases[indexPath.row]
    tableView.cellForRow(at: IndexPath(row: old, section: 0))?.accessoryType = .none
    tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
    tableView.deselectRow(at: indexPath, animated: true)
    changed()
  }
}

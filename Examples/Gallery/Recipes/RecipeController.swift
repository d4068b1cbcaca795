import UIKit

/// One recipe: its image and name above, then category, ingredients and instructions.
final class RecipeController: UITableViewController {
  private let recipe: Recipe
  private let pictureButton = UIControl()

  private enum Section: Int, CaseIterable {
    case category
    case ingredients
    case instructions
  }

  init(_ recipe: Recipe) {
    self.recipe = recipe
    super.init(style: .grouped)
    title = recipe.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tableHeaderView = makeHeader()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .action, target: self, action: RecipeController.chooseAction)
  }

  private func makeHeader() -> UIView {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 108))
    pictureButton.frame = CGRect(x: 20, y: 16, width: 76, height: 76)
    let picture = UIImageView(image: recipe.picture(76))
    picture.layer.cornerRadius = 8
    picture.clipsToBounds = true
    pictureButton.addSubview(picture)
    pictureButton.accessibilityLabel = "Picture of \(recipe.name)"
    pictureButton.accessibilityTraits = .button
    pictureButton.addAction(UIAction { [weak self] _ in self?.showPicture() }, for: .touchUpInside)
    header.addSubview(pictureButton)
    let name = UILabel(frame: CGRect(x: 112, y: 16, width: 188, height: 76))
    name.text = "\(recipe.name)\n\(recipe.minutes) minutes"
    name.numberOfLines = 0
    name.font = .boldSystemFont(ofSize: 18)
    name.autoresizingMask = .flexibleWidth
    header.addSubview(name)
    return header
  }

  private func showPicture() {
    present(PictureController(recipe), animated: true)
  }

  private func chooseAction() {
    let sheet = UIAlertController(title: recipe.name, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Rename…", style: .default) { [weak self] _ in self?.rename() })
    sheet.addAction(UIAlertAction(title: "Copy Ingredients", style: .default) { [weak self] _ in self?.copyIngredients() })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    present(sheet, animated: true)
  }

  private func rename() {
    let alert = UIAlertController(title: "Rename", message: "What is the dish called?", preferredStyle: .alert)
    alert.addTextField { [recipe] in
      $0.text = recipe.name
      $0.accessibilityLabel = "Name"
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let save = UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
      guard let self, let name = alert?.textFields?.first?.text, !name.isEmpty else { return }
      self.recipe.name = name
      self.title = name
      self.tableView.tableHeaderView = self.makeHeader()
    }
    alert.addAction(save)
    alert.preferredAction = save
    present(alert, animated: true)
  }

  private func copyIngredients() {
    UIPasteboard.general.string = recipe.ingredients.map { "\($0.amount) \($0.name)" }.joined(separator: "\n")
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Section(rawValue: section) == .ingredients ? recipe.ingredients.count : 1
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    switch Section(rawValue: section)! {
    case .category: "Category"
    case .ingredients: "Ingredients"
    case .instructions: "Instructions"
    }
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "line") ?? UITableViewCell(style: .value1, reuseIdentifier: "line")
    cell.accessoryType = .none
    cell.selectionStyle = .none
    cell.textLabel?.numberOfLines = 1
    cell.detailTextLabel?.text = nil
    switch Section(rawValue: indexPath.section)! {
    case .category:
      cell.textLabel?.text = recipe.category.rawValue
      cell.accessoryType = .disclosureIndicator
      cell.selectionStyle = .default
    case .ingredients:
      cell.textLabel?.text = recipe.ingredients[indexPath.row].name
      cell.detailTextLabel?.text = recipe.ingredients[indexPath.row].amount
    case .instructions:
      cell.textLabel?.text = recipe.instructions
      cell.textLabel?.numberOfLines = 0
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if traitCollection.preferredContentSizeCategory.isAccessibilityCategory { return UITableView.automaticDimension }
    return Section(rawValue: indexPath.section) == .instructions ? 150 : 44
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard Section(rawValue: indexPath.section) == .category else { return }
    show(CategoryController(recipe) { [weak self] in self?.tableView.reloadData() }, sender: self)
  }
}

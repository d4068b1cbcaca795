import UIKit

/// The figures of the documents by chapter; a touch opens the screen of a figure.
final class GuideController: UITableViewController {
  private let sections: [(title: String, figures: [GuideFigure])]

  convenience init() { self.init(figures: GuideFigure.all) }

  init(figures: [GuideFigure]) {
    var sections: [(title: String, figures: [GuideFigure])] = []
    for figure in figures {
      if sections.last?.title != figure.chapter { sections.append((figure.chapter, [])) }
      sections[sections.count - 1].figures.append(figure)
    }
    self.sections = sections
    super.init(style: .grouped)
    title = "Guide".translated
    registerForTraitChanges([LanguageTrait.self]) { (list: GuideController, _: UITraitCollection) in
      list.title = "Guide".translated
      list.tableView.reloadData()
    }
  }

  required init?(coder: NSCoder) { nil }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].figures.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    let title = sections[section].title
    return GuideFigure.Document(rawValue: title) == nil ? Self.chapters[title, default: title].translated : title.translated
  }

  /// The subjects of the chapters, by their numbers.
  static let chapters = [
    "I": "Kinds of Tables", "1": "Styles and Accessories", "3": "Navigation", "4": "Making Tables", "5": "Cells",
    "6": "Selections", "7": "Inserting and Deleting", "8": "Reordering",
  ]

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "figure") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "figure")
    let figure = sections[indexPath.section].figures[indexPath.row]
    cell.textLabel?.text = figure.title.translated
    cell.detailTextLabel?.text = figure.number
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let figure = sections[indexPath.section].figures[indexPath.row]
    let controller = figure.make()
    if controller.title == nil { controller.title = figure.title.translated }
    navigationController?.pushViewController(controller, animated: true)
  }
}

import CoreGraphics

/// The options of a print job: destination, copies, orientation and sides.
@MainActor final class PrintOptionsController: UITableViewController {
  private enum Row: Hashable {
    /// The chosen printer; nil saves a PDF file instead.
    case printer(String?)
    case copies
    case firstPage
    case lastPage
    case paper
    case orientation
    case duplex
  }

  private var choice: UIPrintInteractionController.Choice
  private let pageCount: Int
  private let sections: [[Row]]
  private weak var owner: UIPrintInteractionController?
  private var isDone = false

  init(
    _ choice: UIPrintInteractionController.Choice, printers: [PrintQueue.Printer], preferred: String?,
    of owner: UIPrintInteractionController
  ) {
    self.choice = choice
    self.owner = owner
    let standard = printers.first { $0.name == preferred } ?? printers.first { $0.isDefault } ?? printers.first
    self.choice.printer = standard?.name
    pageCount = owner.showsPageRange ? owner.pageCount : 0
    var options: [Row] = []
    if pageCount > 1 { options += [.firstPage, .lastPage] }
    if !printers.isEmpty {
      if owner.showsNumberOfCopies { options.append(.copies) }
      options.append(.duplex)
    }
    if owner.showsPaperSelectionForLoadedPapers { options.append(.paper) }
    if owner.showsPaperOrientation { options.append(.orientation) }
    sections = [printers.map { .printer($0.name) } + [.printer(nil)], options]
    super.init(style: .insetGrouped)
    title = LocalizedStrings.word("Print")
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.owner?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: LocalizedStrings.word("Print"), primaryAction: UIAction { [weak self] _ in self?.finish() })
    navigationItem.rightBarButtonItem?.style = .done
  }

  required init?(coder: NSCoder) { nil }

  private func finish() {
    isDone = true
    owner?.optionsChosen(choice)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if !isDone { owner?.optionsVanished() }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.selectionStyle = .none
    switch sections[indexPath.section][indexPath.row] {
    case .printer(let name):
      cell.textLabel?.text = name ?? LocalizedStrings.word("Save as PDF")
      cell.imageView?.image = UIImage(systemName: name == nil ? "doc" : "printer")
      cell.imageView?.preferredSymbolConfiguration = cell.textLabel?.font.map { UIImage.SymbolConfiguration(font: $0) }
      cell.accessoryType = name == choice.printer ? .checkmark : .none
      cell.selectionStyle = .default
    case .copies:
      cell.textLabel?.text = LocalizedStrings.word("Copies")
      cell.accessoryView = stepper(1...99, choice.copies, cell) { $0.choice.copies = $1 }
    case .firstPage:
      cell.textLabel?.text = LocalizedStrings.word("From Page")
      cell.accessoryView = stepper(1...pages.upperBound, pages.lowerBound + 1, cell) { $0.pages = $1 - 1..<max($1, $0.pages.upperBound) }
    case .lastPage:
      cell.textLabel?.text = LocalizedStrings.word("To Page")
      cell.accessoryView = stepper(pages.lowerBound + 1...pageCount, pages.upperBound, cell) { $0.pages = $0.pages.lowerBound..<$1 }
    case .paper:
      cell.textLabel?.text = LocalizedStrings.word("Paper")
      cell.accessoryView = paperChoice(cell)
    case .orientation:
      cell.textLabel?.text = LocalizedStrings.word("Landscape")
      cell.accessoryView = toggle(choice.orientation == .landscape, cell) { $0.orientation = $1 ? .landscape : .portrait }
    case .duplex:
      cell.textLabel?.text = LocalizedStrings.word("Double-sided")
      cell.accessoryView = toggle(choice.duplex != .none, cell) { $0.duplex = $1 ? .longEdge : .none }
    }
    return cell
  }

  private var pages: Range<Int> {
    get { choice.pages ?? 0..<pageCount }
    set {
      let old = pages
      choice.pages = newValue == 0..<pageCount ? nil : newValue
      guard newValue != old, let section = sections.firstIndex(where: { $0.contains(.firstPage) }) else { return }
      // Each end limits the other.
      let other: Row = newValue.lowerBound == old.lowerBound ? .firstPage : .lastPage
      let rows = sections[section].indices.filter { sections[section][$0] == other }
      tableView.reloadRows(at: rows.map { IndexPath(row: $0, section: section) }, with: .none)
    }
  }

  private func stepper(
    _ range: ClosedRange<Int>, _ value: Int, _ cell: UITableViewCell, _ change: @escaping (PrintOptionsController, Int) -> Void
  ) -> UIStepper {
    cell.detailTextLabel?.text = "\(value)"
    let stepper = UIStepper()
    stepper.minimumValue = Double(range.lowerBound)
    stepper.maximumValue = Double(range.upperBound)
    stepper.value = Double(value)
    stepper.accessibilityLabel = cell.textLabel?.text
    stepper.addAction(
      UIAction { [weak self, weak cell, weak stepper] _ in
        let value = Int(stepper?.value ?? 1)
        cell?.detailTextLabel?.text = "\(value)"
        if let self { change(self, value) }
      }, for: .valueChanged)
    return stepper
  }

  private func paperChoice(_ cell: UITableViewCell) -> UISegmentedControl {
    let papers = UIPrintPaper.choices
    let control = UISegmentedControl(items: papers.map(\.name))
    let shown = (choice.paper ?? .standard).paperSize
    control.selectedSegmentIndex = papers.firstIndex { $0.paper.paperSize == shown } ?? 0
    control.accessibilityLabel = cell.textLabel?.text
    control.sizeToFit()
    control.addAction(
      UIAction { [weak self, weak control] _ in
        guard let control, papers.indices.contains(control.selectedSegmentIndex) else { return }
        self?.choice.paper = papers[control.selectedSegmentIndex].paper
      }, for: .valueChanged)
    return control
  }

  private func toggle(
    _ isOn: Bool, _ cell: UITableViewCell, _ change: @escaping (inout UIPrintInteractionController.Choice, Bool) -> Void
  ) -> UISwitch {
    let toggle = UISwitch()
    toggle.isOn = isOn
    toggle.accessibilityLabel = cell.textLabel?.text
    toggle.addAction(
      UIAction { [weak self, weak toggle] _ in
        guard let self else { return }
        change(&self.choice, toggle?.isOn ?? false)
      }, for: .valueChanged)
    return toggle
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard case .printer(let name) = sections[indexPath.section][indexPath.row] else { return }
    choice.printer = name
    tableView.reloadSections(IndexSet(integer: 0), with: .none)
  }
}

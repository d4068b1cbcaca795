import CoreGraphics
import Foundation

/// The options of a print job: destination, copies, orientation and sides.
@MainActor final class PrintOptionsController: UITableViewController {
  private enum Row: Hashable {
    /// nil saves a PDF file.
    case printer(String?)
    case copies
    case orientation
    case duplex
  }

  private var choice: UIPrintInteractionController.Choice
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
    var options: [Row] = []
    if !printers.isEmpty {
      if owner.showsNumberOfCopies { options.append(.copies) }
      options.append(.duplex)
    }
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
      cell.accessoryType = name == choice.printer ? .checkmark : .none
      cell.selectionStyle = .default
    case .copies:
      cell.textLabel?.text = LocalizedStrings.word("Copies")
      cell.detailTextLabel?.text = "\(choice.copies)"
      let stepper = UIStepper()
      stepper.minimumValue = 1
      stepper.maximumValue = 99
      stepper.value = Double(choice.copies)
      stepper.accessibilityLabel = cell.textLabel?.text
      stepper.addAction(
        UIAction { [weak self, weak cell, weak stepper] _ in
          let copies = Int(stepper?.value ?? 1)
          self?.choice.copies = copies
          cell?.detailTextLabel?.text = "\(copies)"
        }, for: .valueChanged)
      cell.accessoryView = stepper
    case .orientation:
      cell.textLabel?.text = LocalizedStrings.word("Landscape")
      cell.accessoryView = toggle(choice.orientation == .landscape, cell) { $0.orientation = $1 ? .landscape : .portrait }
    case .duplex:
      cell.textLabel?.text = LocalizedStrings.word("Double-sided")
      cell.accessoryView = toggle(choice.duplex != .none, cell) { $0.duplex = $1 ? .longEdge : .none }
    }
    return cell
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

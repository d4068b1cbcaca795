import UIKit

/// The sheet that describes a new flower, with a picture that follows each choice.
final class AddPlantController: UITableViewController {
  @IBOutlet private weak var preview: UIImageView!
  @IBOutlet private weak var nameField: UITextField!
  @IBOutlet private weak var latinField: UITextField!
  @IBOutlet private weak var monthLabel: UILabel!
  @IBOutlet private weak var monthButton: UIButton!
  @IBOutlet private weak var petalsLabel: UILabel!
  @IBOutlet private weak var stepper: UIStepper!
  @IBOutlet private weak var shapes: UISegmentedControl!
  @IBOutlet private weak var colorLabel: UILabel!
  @IBOutlet private weak var colorSlider: UISlider!
  @IBOutlet private weak var addItem: UIBarButtonItem!
  private var month = Months.current

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("add.title", comment: "Title of the sheet")
    addItem.title = NSLocalizedString("add", comment: "Button that adds the flower")
    nameField.placeholder = NSLocalizedString("add.name", comment: "Placeholder")
    latinField.placeholder = NSLocalizedString("add.latin", comment: "Placeholder")
    monthLabel.text = NSLocalizedString("fact.month", comment: "Title of a fact")
    colorLabel.text = NSLocalizedString("add.color", comment: "Title of the color")
    colorSlider.accessibilityLabel = colorLabel.text
    shapes.accessibilityLabel = NSLocalizedString("fact.shape", comment: "Title of a fact")
    shapes.removeAllSegments()
    for (index, shape) in PetalShape.allCases.enumerated() { shapes.insertSegment(withTitle: shape.title, at: index, animated: false) }
    shapes.selectedSegmentIndex = 2
    prepareMonths()
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (controller: Self, _) in controller.showChoices() }
    showChoices()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    showPreview()
  }

  private var look: FlowerLook {
    FlowerLook(
      hue: CGFloat(colorSlider.value), petals: Int(stepper.value), shape: PetalShape(rawValue: Int16(shapes.selectedSegmentIndex)) ?? .round
    )
  }

  private var name: String { (nameField.text ?? "").trimmingCharacters(in: .whitespaces) }

  private func prepareMonths() {
    let actions = (1...12).map { number in
      UIAction(title: Months.name(number), state: number == month ? .on : .off) { [unowned self] _ in month = number }
    }
    monthButton.menu = UIMenu(children: actions)
    monthButton.showsMenuAsPrimaryAction = true
    monthButton.changesSelectionAsPrimaryAction = true
  }

  private func showChoices() {
    petalsLabel.text = String.localizedStringWithFormat(
      NSLocalizedString("petals %lld", comment: "Number of petals"), Int(stepper.value))
    stepper.accessibilityLabel = NSLocalizedString("fact.petals", comment: "Title of a fact")
    stepper.accessibilityValue = petalsLabel.text
    colorSlider.minimumTrackTintColor = UIColor(hue: CGFloat(colorSlider.value), saturation: 0.7, brightness: 0.9, alpha: 1)
    addItem.isEnabled = !name.isEmpty
    showPreview()
  }

  private func showPreview() {
    guard preview.bounds.width > 0 else { return }
    preview.image = FlowerPicture.portrait.image(of: look, size: preview.bounds.size, traits: traitCollection)
  }

  // MARK: Actions

  @IBAction private func choose(_ sender: Any) { showChoices() }

  @IBAction private func cancel(_ sender: Any) { dismiss(animated: true) }

  @IBAction private func add(_ sender: Any) {
    let garden = Garden.shared
    garden.change(NSLocalizedString("add", comment: "")) {
      garden.add(
        name: name, latinName: (latinField.text ?? "").trimmingCharacters(in: .whitespaces), month: month, look: look)
    }
    dismiss(animated: true)
  }
}

extension AddPlantController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameField { latinField.becomeFirstResponder() } else { textField.resignFirstResponder() }
    return true
  }
}

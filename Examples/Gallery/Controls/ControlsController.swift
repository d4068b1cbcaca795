import UIKit

/// Every control, one below the other, with a log of its events.
final class ControlsController: UIViewController {
  private let log = UILabel()

  override func loadView() {
    let scroll = UIScrollView()
    scroll.backgroundColor = .systemBackground
    view = scroll
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Controls"
    let stack = UIStackView()
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 14
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      stack.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -32),
      stack.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
    ])
    log.text = "Nothing yet"
    log.font = .preferredFont(forTextStyle: .body)
    log.adjustsFontForContentSizeCategory = true
    log.numberOfLines = 0
    stack.addArrangedSubview(log)
    for control in buttons + values + indicators + dates { stack.addArrangedSubview(control) }
  }

  fileprivate func tell(_ text: String) { log.text = text }

  private var buttons: [UIView] {
    let plain = UIButton(type: .system, primaryAction: UIAction(title: "System") { [weak self] _ in self?.tell("System") })
    var filled = UIButton.Configuration.filled()
    filled.title = "Filled"
    filled.subtitle = "with an image"
    filled.image = UIImage(systemName: "star")
    filled.imagePadding = 8
    let prominent = UIButton(configuration: filled, primaryAction: UIAction { [weak self] _ in self?.tell("Filled") })
    let row = UIStackView(arrangedSubviews: [UIButton(type: .detailDisclosure), UIButton(type: .contactAdd), UIButton(type: .close)])
    row.spacing = 16
    let choice = UIButton(configuration: .gray())
    choice.menu = UIMenu(
      children: ["Small", "Medium", "Large"].map { size in UIAction(title: size) { [weak self] _ in self?.tell(size) } })
    choice.showsMenuAsPrimaryAction = true
    choice.changesSelectionAsPrimaryAction = true
    var tinted = UIButton.Configuration.tinted()
    tinted.imagePadding = 6
    let toggle = UIButton(
      configuration: tinted, primaryAction: UIAction(title: "Favourite", image: UIImage(systemName: "star")) { _ in })
    toggle.changesSelectionAsPrimaryAction = true
    let disabled = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Disabled") { _ in })
    disabled.isEnabled = false
    return [plain, prominent, choice, toggle, disabled, row]
  }

  private var values: [UIView] {
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Effects"
    toggle.addAction(UIAction { [weak self, weak toggle] _ in self?.tell(toggle?.isOn == true ? "On" : "Off") }, for: .valueChanged)
    let slider = UISlider()
    slider.accessibilityLabel = "Level"
    slider.widthAnchor.constraint(equalToConstant: 220).isActive = true
    slider.addAction(
      UIAction { [weak self, weak slider] _ in self?.tell("\(Int((slider?.value ?? 0) * 100))%") }, for: .valueChanged)
    let segments = UISegmentedControl(items: ["One", "Two", "Three"])
    segments.selectedSegmentIndex = 0
    segments.addAction(
      UIAction { [weak self, weak segments] _ in self?.tell("Segment \((segments?.selectedSegmentIndex ?? 0) + 1)") }, for: .valueChanged)
    let stepper = UIStepper()
    stepper.addAction(UIAction { [weak self, weak stepper] _ in self?.tell("\(Int(stepper?.value ?? 0))") }, for: .valueChanged)
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.pageIndicatorTintColor = .tertiaryLabel
    pages.currentPageIndicatorTintColor = .label
    pages.addAction(UIAction { [weak self, weak pages] _ in self?.tell("Page \((pages?.currentPage ?? 0) + 1)") }, for: .valueChanged)
    let steps = UISegmentedControl(items: ["chevron.backward", "chevron.forward"].compactMap { UIImage(systemName: $0) })
    steps.isMomentary = true
    steps.addAction(
      UIAction { [weak self, weak steps] _ in self?.tell(steps?.selectedSegmentIndex == 0 ? "Back" : "On") }, for: .valueChanged)
    return [toggle, slider, segments, steps, stepper, pages]
  }

  private var indicators: [UIView] {
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.6
    progress.widthAnchor.constraint(equalToConstant: 220).isActive = true
    let activity = UIActivityIndicatorView(style: .large)
    activity.startAnimating()
    return [progress, activity]
  }

  private var dates: [UIView] {
    let styles: [(UIDatePicker.Mode, UIDatePickerStyle)] = [
      (.dateAndTime, .compact), (.date, .wheels), (.countDownTimer, .wheels), (.date, .inline),
    ]
    let dates = styles.map { mode, style in
      let picker = UIDatePicker()
      picker.datePickerMode = mode
      picker.preferredDatePickerStyle = style
      if mode != .countDownTimer { picker.date = Gallery.now() }
      return picker
    }
    let fruits = UIPickerView()
    fruits.dataSource = self
    fruits.delegate = self
    fruits.widthAnchor.constraint(equalToConstant: 280).isActive = true
    return dates + [fruits]
  }
}

extension ControlsController: UIPickerViewDataSource, UIPickerViewDelegate {
  private static let fruits = ["Apple", "Banana", "Cherry", "Damson", "Elderberry", "Fig", "Grape"]

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { Self.fruits.count }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { Self.fruits[row] }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { tell(Self.fruits[row]) }
}

import UIKit

/// Controls whose values are shown by labels.
class FormController: UIViewController, UITextFieldDelegate, UIPickerViewDataSource, UIPickerViewDelegate {
  private let name = UITextField()
  private let password = UITextField()
  private let notify = UISwitch()
  private let level = UISlider()
  private let steps = UIStepper()
  private let kind = UISegmentedControl(items: ["One", "Two", "Three"])
  private let picker = UIPickerView()
  private let summary = UILabel()
  private let count = UILabel()
  private let fruits = ["Apple", "Banana", "Cherry", "Date"]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    name.placeholder = "Your name"
    name.accessibilityIdentifier = "name"
    name.delegate = self
    name.clearButtonMode = .whileEditing
    password.placeholder = "Password"
    password.isSecureTextEntry = true
    notify.accessibilityIdentifier = "notify"
    level.accessibilityIdentifier = "level"
    steps.accessibilityIdentifier = "steps"
    steps.addTarget(self, action: #selector(stepped), for: .valueChanged)
    kind.selectedSegmentIndex = 0
    picker.dataSource = self
    picker.delegate = self
    summary.accessibilityIdentifier = "summary"
    summary.text = "Nothing yet"
    count.text = "0 steps"
    let submit = UIButton(type: .system)
    submit.setTitle("Submit", for: .normal)
    submit.addTarget(self, action: #selector(send), for: .touchUpInside)
    let off = UIButton(type: .system)
    off.setTitle("Not available", for: .normal)
    off.isEnabled = false
    for field in [name, password] { field.borderStyle = .roundedRect }
    let stack = UIStackView(arrangedSubviews: [summary, name, password, notify, level, steps, count, kind, submit, off, picker])
    stack.axis = .vertical
    stack.spacing = 8
    stack.alignment = .fill
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
  }

  @objc private func stepped() { count.text = "\(Int(steps.value)) steps" }

  @objc private func send() {
    view.endEditing(true)
    let fruit = fruits[picker.selectedRow(inComponent: 0)]
    summary.text = "\(name.text ?? "") \(notify.isOn ? "on" : "off") \(kind.selectedSegmentIndex) \(fruit)"
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    summary.text = "Returned"
    return true
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { fruits.count }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { fruits[row] }
}

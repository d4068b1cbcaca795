import UIKit

/// Chooses a color and a font for a text.
class LookController: UIViewController {
  let sample = UILabel()
  let well = UIColorWell()
  private(set) var finished: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    sample.text = "Sample"
    well.title = "Text color"
    well.selectedColor = .black
    well.supportsAlpha = false
    well.addTarget(self, action: LookController.wellChanged, for: .valueChanged)
    let color = UIButton(type: .system, primaryAction: UIAction(title: "Color") { [weak self] _ in self?.chooseColor() })
    let font = UIButton(type: .system, primaryAction: UIAction(title: "Font") { [weak self] _ in self?.chooseFont() })
    let stack = UIStackView(arrangedSubviews: [sample, color, font, well])
    stack.axis = .vertical
    stack.spacing = 20
    stack.alignment = .center
    stack.frame = CGRect(x: 20, y: 60, width: 280, height: 200)
    view.addSubview(stack)
  }

  func wellChanged(_ sender: UIColorWell) { sample.textColor = sender.selectedColor }

  private func chooseColor() {
    let picker = UIColorPickerViewController()
    picker.title = "Text"
    picker.supportsAlpha = true
    picker.selectedColor = .black
    picker.delegate = self
    present(picker, animated: true)
  }

  private func chooseFont() {
    let configuration = UIFontPickerViewController.Configuration()
    configuration.includeFaces = false
    let picker = UIFontPickerViewController(configuration: configuration)
    picker.delegate = self
    present(picker, animated: true)
  }
}

extension LookController: UIColorPickerViewControllerDelegate {
  func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
    sample.textColor = color
  }

  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    finished.append("color")
  }
}

extension LookController: UIFontPickerViewControllerDelegate {
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    guard let descriptor = viewController.selectedFontDescriptor else { return }
    sample.font = UIFont(descriptor: descriptor, size: 24)
    finished.append("font")
    viewController.dismiss(animated: true)
  }

  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
    finished.append("no font")
  }
}

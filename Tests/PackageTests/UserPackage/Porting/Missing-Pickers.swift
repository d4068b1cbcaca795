import UIKit

final class PickingController: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate,
  UIFontPickerViewControllerDelegate, UIColorPickerViewControllerDelegate
{
  let well = UIColorWell(frame: CGRect(x: 0, y: 0, width: 44, height: 44))

  func pick() {
    guard UIImagePickerController.isSourceTypeAvailable(.photoLibrary) else { return }
    let picker = UIImagePickerController()
    picker.sourceType = .photoLibrary
    picker.allowsEditing = true
    picker.delegate = self
    present(picker, animated: true)
    let fonts = UIFontPickerViewController(configuration: .init())
    fonts.delegate = self
    let colors = UIColorPickerViewController()
    colors.selectedColor = .red
    colors.supportsAlpha = false
    colors.delegate = self
    well.selectedColor = .blue
    well.title = "Line"
  }

  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { _ = info[.editedImage] as? UIImage ?? info[.originalImage] as? UIImage }
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) { _ = viewController.selectedFontDescriptor }
  func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {}
}

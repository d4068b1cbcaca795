import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor struct PickerDelegateTests {
  private final class Numbers: NSObject, UIPickerViewDelegate, UIPickerViewDataSource {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 + component }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(row)" }
  }

  @Test("A picker without a data source asks its delegate for the numbers")
  func delegateAlone() {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    let numbers = Numbers()
    picker.delegate = numbers
    let root = UIView()
    root.addSubview(picker)
    screen.show(root)
    expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 4)
    picker.selectRow(2, inComponent: 0, animated: false)
    expect(picker.selectedRow(inComponent: 0), equals: 2)
  }
}

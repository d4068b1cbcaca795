#sourceLocation(file: "Input.swift", line: 1)
import UIKit

      protocol PickerDelegate: AnyObject { associatedtype _Result_pickerDidOpen = _TrestleUnwritten; associatedtype _Result_picker = _TrestleUnwritten;
                   func pickerDidOpen(_ picker: Picker) -> _Result_pickerDidOpen
                   func picker(_ picker: Picker, heightFor row: Int) -> _Result_picker
}; extension PickerDelegate { var _implements_pickerDidOpen: Bool { _Result_pickerDidOpen.self != _TrestleUnwritten.self }; var _implements_picker: Bool { _Result_picker.self != _TrestleUnwritten.self } }; extension PickerDelegate where _Result_pickerDidOpen == _TrestleUnwritten { func pickerDidOpen(_ picker: Picker) -> _TrestleUnwritten { _TrestleUnwritten() } }; extension PickerDelegate where _Result_picker == _TrestleUnwritten { func picker(_ picker: Picker, heightFor row: Int) -> _TrestleUnwritten { _TrestleUnwritten() } }

class Picker: UIView {
    weak var delegate: (any PickerDelegate)?

    func run(_ other: any PickerDelegate) -> CGFloat {
        if let open = ((delegate)?._implements_pickerDidOpen == true ? { [_object = delegate] (_0: Picker) -> Void in _ = _object?.pickerDidOpen(_0) } : nil) { open(self) }
        guard let height = ((self.delegate)?._implements_picker == true ? { [_object = self.delegate] (_0: Picker, _1: Int) -> CGFloat in return (_object?.picker(_0, heightFor: _1) as Any) as! CGFloat } : nil) else { return 44 }
        let didOpen = ((other)._implements_pickerDidOpen == true ? { [_object = other] (_0: Picker) -> Void in _ = _object.pickerDidOpen(_0) } : nil)
        didOpen?(self)
        return height(self, 3)
    }
}

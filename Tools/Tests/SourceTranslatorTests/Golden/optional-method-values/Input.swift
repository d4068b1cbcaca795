import UIKit

@objc protocol PickerDelegate {
    @objc optional func pickerDidOpen(_ picker: Picker)
    @objc optional func picker(_ picker: Picker, heightFor row: Int) -> CGFloat
}

class Picker: UIView {
    weak var delegate: PickerDelegate?

    func run(_ other: PickerDelegate) -> CGFloat {
        if let open = delegate?.pickerDidOpen { open(self) }
        guard let height = self.delegate?.picker(_:heightFor:) else { return 44 }
        let didOpen = other.pickerDidOpen
        didOpen?(self)
        return height(self, 3)
    }
}

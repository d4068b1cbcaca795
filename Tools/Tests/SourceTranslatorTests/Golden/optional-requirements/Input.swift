import UIKit

@objc public protocol PickerDelegate: NSObjectProtocol {
    @objc optional func pickerDidOpen(_ picker: Picker)
    @objc optional func picker(_ picker: Picker, heightFor row: Int) -> CGFloat
    @objc optional func picker(_ picker: Picker, viewFor row: Int) -> UIView?
    @objc optional var tint: UIColor { get }
    func pickerDidClose(_ picker: Picker)
    @available(swift, obsoleted: 1, renamed: "pickerDidOpen(_:)")
    @available(iOS, obsoleted: 1)
    @objc(pickerWillOpen:) optional func pickerWillOpen(_ picker: Picker)
}

@objc protocol Plain {
    func f()
}

protocol Refined: PickerDelegate {}

public class Picker: UIView {
    weak var delegate: PickerDelegate?
    weak var plain: Plain?
    var all: [PickerDelegate & UIView] = []
    var refined = [Refined]()

    func run(_ other: PickerDelegate) {
        delegate?.pickerDidOpen?(self)
        other.pickerDidOpen?(self)
        let height = delegate?.picker?(self, heightFor: 1) ?? 44
        let next = delegate?.picker?(self, heightFor: 2).rounded()
        if let view = delegate?.picker?(self, viewFor: Int(height)) { addSubview(view) }
        delegate?.picker?(self, viewFor: 0)?.removeFromSuperview()
        backgroundColor = delegate?.tint ?? other.tint ?? .red
        if delegate?.pickerDidOpen != nil, other.picker(_:heightFor:) == nil { print(next as Any) }
        if other.responds(to: #selector(PickerDelegate.pickerDidOpen(_:))) {}
        let closure: (Int) -> PickerDelegate? = { _ in nil }
        _ = closure(1) as? PickerDelegate & Plain
        _ = [PickerDelegate.self]
    }

    func height() -> CGFloat? {
        delegate?.picker?(self, heightFor: 3)
    }
}

class Closures {
    weak var delegate: PickerDelegate?
    var prepare: ((Int) -> Void)?

    func run(_ picker: Picker, _ other: Closures) {
        other.prepare?(1)
        let heights = [1, 2].map { delegate?.picker?(picker, heightFor: $0) }
        let notify = { self.delegate?.pickerDidOpen?(picker) }
        notify()
        print(heights)
    }
}

@objc protocol MonthDelegate {
    @objc optional func calendar() -> Calendar?
    @objc optional func marker(on day: Int) -> Bool
}

class MonthView: UIView {
    weak var delegate: MonthDelegate?
    var calendar = Calendar.current
}

typealias PageDelegate = MonthDelegate

class Page {
    var month: MonthView!
    var marker: CALayer?
    weak var delegate: PageDelegate?

    func setUp() {
        if let delegate = delegate { print(delegate.calendar?() ?? Calendar.current) }
    }

    func run() {
        let calendar = self.month.delegate?.calendar?() ?? Calendar.current
        if self.marker != nil { self.marker = nil }
        if self.month.delegate?.marker != nil { print(calendar) }
        let found: MonthDelegate! = delegate
        let other = found?.calendar?() ?? calendar
        print(other)
    }
}

@objc protocol Palette {
    static var base: UIColor { get }
    @objc optional static var accent: UIColor { get }
    @objc optional static func shade(_ level: Int) -> UIColor
}

class Grey: Palette {
    static let base = UIColor.gray
}

protocol Proxy: AnyObject {
    associatedtype Delegate
    static func current() -> Delegate?
}

func install<P: Proxy>(_ delegate: P.Delegate, on type: P.Type) -> Bool
    where P.Delegate: AnyObject
    , P: UIView {
    let view = UIView()
    let run = { [weak view] in view?.setNeedsLayout() }
    run()
    return delegate as AnyObject === type.current()
}

#sourceLocation(file: "Input.swift", line: 1)
import UIKit

      public protocol PickerDelegate: NSObjectProtocol { associatedtype _Result_pickerDidOpen = _TrestleUnwritten; associatedtype _Result_picker___heightFor = _TrestleUnwritten; associatedtype _Result_picker___viewFor = _TrestleUnwritten; associatedtype _Result_tint = _TrestleUnwritten; associatedtype _Result_pickerWillOpen = _TrestleUnwritten;
                   func pickerDidOpen(_ picker: Picker) -> _Result_pickerDidOpen
                   func picker(_ picker: Picker, heightFor row: Int) -> _Result_picker___heightFor
                   func picker(_ picker: Picker, viewFor row: Int) -> _Result_picker___viewFor
                   var tint: _Result_tint { get }
    func pickerDidClose(_ picker: Picker)
                                                                 
                                 
                                    func pickerWillOpen(_ picker: Picker) -> _Result_pickerWillOpen
}; extension PickerDelegate { public var _implements_pickerDidOpen: Bool { _Result_pickerDidOpen.self != _TrestleUnwritten.self }; public var _implements_picker___heightFor: Bool { _Result_picker___heightFor.self != _TrestleUnwritten.self }; public var _implements_picker___viewFor: Bool { _Result_picker___viewFor.self != _TrestleUnwritten.self }; public var _implements_tint: Bool { _Result_tint.self != _TrestleUnwritten.self }; public var _implements_pickerWillOpen: Bool { _Result_pickerWillOpen.self != _TrestleUnwritten.self } }; extension PickerDelegate where _Result_pickerDidOpen == _TrestleUnwritten { public func pickerDidOpen(_ picker: Picker) -> _TrestleUnwritten { _TrestleUnwritten() } }; extension PickerDelegate where _Result_picker___heightFor == _TrestleUnwritten { public func picker(_ picker: Picker, heightFor row: Int) -> _TrestleUnwritten { _TrestleUnwritten() } }; extension PickerDelegate where _Result_picker___viewFor == _TrestleUnwritten { public func picker(_ picker: Picker, viewFor row: Int) -> _TrestleUnwritten { _TrestleUnwritten() } }; extension PickerDelegate where _Result_tint == _TrestleUnwritten { public var tint: _TrestleUnwritten { _TrestleUnwritten() } }; extension PickerDelegate where _Result_pickerWillOpen == _TrestleUnwritten { public func pickerWillOpen(_ picker: Picker) -> _TrestleUnwritten { _TrestleUnwritten() } }

      protocol Plain: AnyObject {
    func f()
}

protocol Refined: PickerDelegate {}

public class Picker: UIView {
    weak var delegate: (any PickerDelegate)?
    weak var plain: Plain?
    var all: [any PickerDelegate & UIView] = []
    var refined = [any Refined]()

    func run(_ other: any PickerDelegate) {
        _ = delegate?.pickerDidOpen(self)
        _ = other.pickerDidOpen(self)
        let height = (delegate?.picker(self, heightFor: 1) as? CGFloat) ?? 44
        let next = (delegate?.picker(self, heightFor: 2) as? CGFloat)?.rounded()
        if let view = (delegate?.picker(self, viewFor: Int(height)) as? UIView) { addSubview(view) }
        (delegate?.picker(self, viewFor: 0) as? UIView)?.removeFromSuperview()
        backgroundColor = (delegate?.tint as? UIColor) ?? (other.tint as? UIColor) ?? .red
        if delegate?._implements_pickerDidOpen == true, other._implements_picker___heightFor != true { print(next as Any) }
        if other._implements_pickerDidOpen {}
        let closure: (Int) -> (any PickerDelegate)? = { _ in nil }
        _ = closure(1) as? any PickerDelegate & Plain
        _ = [(any PickerDelegate).self]
    }

    func height() -> CGFloat? {
        (delegate?.picker(self, heightFor: 3) as? CGFloat)
    }
}

class Closures {
    weak var delegate: (any PickerDelegate)?
    var prepare: ((Int) -> Void)?

    func run(_ picker: Picker, _ other: Closures) {
        other.prepare?(1)
        let heights = [1, 2].map { (delegate?.picker(picker, heightFor: $0) as? CGFloat) }
        let notify = { _ = self.delegate?.pickerDidOpen(picker) }
        notify()
        print(heights)
    }
}

      protocol MonthDelegate: AnyObject { associatedtype _Result_calendar = _TrestleUnwritten; associatedtype _Result_marker = _TrestleUnwritten;
                   func calendar() -> _Result_calendar
                   func marker(on day: Int) -> _Result_marker
}; extension MonthDelegate { var _implements_calendar: Bool { _Result_calendar.self != _TrestleUnwritten.self }; var _implements_marker: Bool { _Result_marker.self != _TrestleUnwritten.self } }; extension MonthDelegate where _Result_calendar == _TrestleUnwritten { func calendar() -> _TrestleUnwritten { _TrestleUnwritten() } }; extension MonthDelegate where _Result_marker == _TrestleUnwritten { func marker(on day: Int) -> _TrestleUnwritten { _TrestleUnwritten() } }

class MonthView: UIView {
    weak var delegate: (any MonthDelegate)?
    var calendar = Calendar.current
}

typealias PageDelegate = MonthDelegate

class Page {
    var month: MonthView!
    var marker: CALayer?
    weak var delegate: (any PageDelegate)?

    func setUp() {
        if let delegate = delegate { print((delegate.calendar() as? Calendar) ?? Calendar.current) }
    }

    func run() {
        let calendar = (self.month.delegate?.calendar() as? Calendar) ?? Calendar.current
        if self.marker != nil { self.marker = nil }
        if self.month.delegate?._implements_marker == true { print(calendar) }
        let found: (any MonthDelegate)! = delegate
        let other = (found?.calendar() as? Calendar) ?? calendar
        print(other)
    }
}

      protocol Palette: AnyObject { associatedtype _Result_accent = _TrestleUnwritten; associatedtype _Result_shade = _TrestleUnwritten;
    static var base: UIColor { get }
                   static var accent: _Result_accent { get }
                   static func shade(_ level: Int) -> _Result_shade
}; extension Palette { var _implements_accent: Bool { _Result_accent.self != _TrestleUnwritten.self }; var _implements_shade: Bool { _Result_shade.self != _TrestleUnwritten.self } }; extension Palette where _Result_accent == _TrestleUnwritten { static var accent: _TrestleUnwritten { _TrestleUnwritten() } }; extension Palette where _Result_shade == _TrestleUnwritten { static func shade(_ level: Int) -> _TrestleUnwritten { _TrestleUnwritten() } }

class Grey: Palette {
    static let base = UIColor.gray
}

protocol Proxy: AnyObject {
    associatedtype Delegate
    static func current() -> Delegate?
}

func install<P: Proxy>(_ delegate: P.Delegate, on type: P.Type) -> Bool
    where P.Delegate: Any
    , P: UIView {
    let view = UIView()
    let run = { [weak view] in view?.setNeedsLayout() }
    run()
    return delegate as AnyObject === type.current()
}
fileprivate func === (first: AnyObject?, second: Any?) -> Bool { first === second.map { $0 as AnyObject } }
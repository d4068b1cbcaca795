import UIKit

@objc(LegacyPoint) @objcMembers class Point: NSObject {
    dynamic var x = 0.0
    let id = 1
    private var hidden = 0
    func move(by delta: Double) {}
    func make(_ a: Int...) {}
    override func isEqual(_ object: Any?) -> Bool { true }
}

@objc enum Kind: Int { case a, b }

@objc extension Point {
    func reset() {}
}

class Other: NSObject {
    @objc dynamic private(set) var state: Int = 0
    @nonobjc func f() {}
}

@objc protocol Field where Self: UIView {
    var hint: String { get }
}

@objcMembers class Form: UIView {
    @available(*, unavailable, renamed: "current") var old: (some Field)? { current as (some Field)? }
    @available(iOS, obsoleted: 13.0) func gone() {}
    @available(iOS 13.0, *) func here() {}
    var current: (any Field)?
    func show(_ field: some Field) {}
}

@available(*, unavailable) @objc class Former: UIView {
    @objc func act() {}
}

typealias Dismiss = @convention(c) (AnyObject, Selector, Bool) -> Void
typealias Plain = @convention(c) (Int) -> Void

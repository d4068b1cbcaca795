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

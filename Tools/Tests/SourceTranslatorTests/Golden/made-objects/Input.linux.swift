#sourceLocation(file: "Input.swift", line: 1)
import UIKit

internal protocol Buildable        {
    static func _made() -> Self
}; extension Buildable where Self: NSObject { static func _made() -> Self { UIKit._instantiate(self) } }

extension Buildable {
    init(_ build: (Self) -> Void) {
        self = Self._made()
        build(self)
    }

    func with(_ change: (Self) -> Void) -> Self {
        change(self)
        return self
    }
}

extension NSObject: Buildable {}

open class Style: Buildable { public static func _made() -> Self { self.init() };
    public required init() {}
}

class Badge: UIView {
    lazy var dot = UIView { $0.backgroundColor = .red }
    let style = Style { _ in }
}

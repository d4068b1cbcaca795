import UIKit

internal protocol Buildable: class {
    init()
}

extension Buildable {
    init(_ build: (Self) -> Void) {
        self.init()
        build(self)
    }

    func with(_ change: (Self) -> Void) -> Self {
        change(self)
        return self
    }
}

extension NSObject: Buildable {}

open class Style: Buildable {
    public required init() {}
}

class Badge: UIView {
    lazy var dot = UIView { $0.backgroundColor = .red }
    let style = Style { _ in }
}

import UIKit

protocol Command: AnyObject {
    func perform()
}

struct Call {
    weak var target: AnyObject?
    let selector: Selector

    func send() {
        _ = target?.perform(selector)
    }

    func run() {
        target?.perform()
    }
}

#sourceLocation(file: "Input.swift", line: 1)
import UIKit

protocol Command: AnyObject {
    func perform()
}

struct Call {
    weak var target: AnyObject?
    let selector: Selector

    func send() {
        _ = (target as? NSObject)?.perform(selector)
    }

    func run() {
        (target as? any Command)?.perform()
    }
}

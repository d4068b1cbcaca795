#sourceLocation(file: "Input.swift", line: 1)
import UIKit
               
              
let host: UIHostingController<Text>? = nil

class Watcher: NSObject {
    func run() {
        method_exchangeImplementations(a, b)
        _ = NSExpression(format: "1 + 2")
        (self as AnyObject).reload?()
    }
}

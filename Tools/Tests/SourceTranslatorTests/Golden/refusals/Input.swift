import UIKit
import CoreData
import SwiftUI
let host: UIHostingController<Text>? = nil

class Watcher: NSObject {
    func run() {
        method_exchangeImplementations(a, b)
        _ = NSExpression(format: "1 + 2")
        (self as AnyObject).reload?()
    }
}

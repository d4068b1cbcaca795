import UIKit
import CoreData
import SwiftUI

class Watcher: NSObject {
    func run() {
        method_exchangeImplementations(a, b)
        _ = NSExpression(format: "1 + 2")
        (self as AnyObject).reload?()
    }
}

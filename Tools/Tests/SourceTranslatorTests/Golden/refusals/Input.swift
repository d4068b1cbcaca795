import UIKit
import CoreData
import SwiftUI

class Watcher: NSObject {
    func run() {
        method_exchangeImplementations(a, b)
        _ = NSPredicate(format: "a == %@", "b")
        _ = NSSortDescriptor(key: "name", ascending: true)
        (self as AnyObject).reload?()
    }
}

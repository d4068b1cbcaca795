import UIKit
import CoreData
import SwiftUI

class Watcher: NSObject {
    override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}

    func run() {
        method_exchangeImplementations(a, b)
        _ = NSPredicate(format: "a == %@", "b")
        _ = NSSortDescriptor(key: "name", ascending: true)
        (self as AnyObject).reload?()
    }
}

#sourceLocation(file: "Input.swift", line: 1)
import UIKit
               
              
let host: _TrestleHostingController? = nil

class Watcher: NSObject {
    func run() {
        class_addMethod(Watcher.self, selector, imp_implementationWithBlock(block), nil)
        (self as AnyObject).reload?()
    }
}

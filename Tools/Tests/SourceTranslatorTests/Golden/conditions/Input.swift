#if os(iOS) || os(tvOS)
import UIKit
#elseif os(macOS)
import AppKit
#elseif !os(iOS) && os(Linux)
import Glibc
#endif

#if targetEnvironment(simulator)
let simulator = true
#elseif targetEnvironment(macCatalyst)
let simulator = false
#endif

#if DEBUG
class DebugController: UIViewController {
    @IBAction func clear() {}
}
#else
class ReleaseController: UIViewController {
    @IBAction func clear() {}
}
#endif

class Mixed: UIViewController {
    #if os(iOS)
    @IBOutlet var phone: UIView!
    #else
    @IBOutlet var mac: NSObject!
    #endif
}

#if canImport(SwiftUI) && DEBUG
import SwiftUI
#endif

#if SWIFT_PACKAGE
let bundle = Bundle.module
#elseif !SWIFT_PACKAGE
let bundle = Bundle.main
#endif

#if os(macOS)
let predicate = NSPredicate(format: "a")
#endif

#if canImport(AppKit)
class Surface: NSView {
    func paint() {}
}
extension Surface {
    override func paint() { super.paint() }
}
#else
class Surface: UIView {
    func paint() {}
}
#endif
class Canvas: Surface {
    override func paint() {}
}

#if canImport(ObjectiveC)
class RuntimeController: UIViewController {
    @IBAction func clear() {}
}
#else
class ServerController: UIViewController {
    @IBAction func clear() {}
}
#endif

#sourceLocation(file: "Input.swift", line: 1)
#if canImport(UIKit) || os(tvOS)
import UIKit
#elseif os(macOS)
import AppKit
#elseif !canImport(UIKit) && false
import Glibc
#endif

#if true
let simulator = true
#elseif false
let simulator = false
#endif

#if DEBUG
class DebugController: UIViewController {
              func clear() {}
@MainActor static func _trestleTable_DebugController() -> UIKit._ClassTable { var t = UIKit._ClassTable(DebugController.self); t.action("clear", { (o: DebugController) in { o.clear() } }); return t } }; @MainActor private func _trestleConditional_Input_0(_: Int) -> [UIKit._ClassTable] { [DebugController._trestleTable_DebugController()] }
#else
class ReleaseController: UIViewController {
              func clear() {}
@MainActor static func _trestleTable_ReleaseController() -> UIKit._ClassTable { var t = UIKit._ClassTable(ReleaseController.self); t.action("clear", { (o: ReleaseController) in { o.clear() } }); return t } }; @MainActor private func _trestleConditional_Input_1(_: Int) -> [UIKit._ClassTable] { [ReleaseController._trestleTable_ReleaseController()] }
#endif

class Mixed: UIViewController {
    #if canImport(UIKit)
              var phone: UIView!
    #else
              var mac: NSObject!
    #endif
@MainActor static func _trestleTable_Mixed() -> UIKit._ClassTable { var t = UIKit._ClassTable(Mixed.self); t.property("phone", \Mixed.phone); return t } }

#if canImport(SwiftUI) && DEBUG
import SwiftUI
#endif

#if false
let bundle = Bundle.module
#elseif !false
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
             func _ext_paint() { super.paint() }
}
#else
class Surface: UIView {
    func paint() {}
}
#endif
class Canvas: Surface {
    override func paint() {}
}

#if canImport(UIKit)
class RuntimeController: UIViewController {
              func clear() {}
@MainActor static func _trestleTable_RuntimeController() -> UIKit._ClassTable { var t = UIKit._ClassTable(RuntimeController.self); t.action("clear", { (o: RuntimeController) in { o.clear() } }); return t } }
#else
class ServerController: UIViewController {
              func clear() {}
@MainActor static func _trestleTable_ServerController() -> UIKit._ClassTable { var t = UIKit._ClassTable(ServerController.self); t.action("clear", { (o: ServerController) in { o.clear() } }); return t } }; @MainActor private func _trestleConditional_Input_2(_: Int) -> [UIKit._ClassTable] { [ServerController._trestleTable_ServerController()] }
#endif
@MainActor private func _trestleConditional_Input_0(_: Any) -> [UIKit._ClassTable] { [] }; @MainActor private func _trestleConditional_Input_1(_: Any) -> [UIKit._ClassTable] { [] }; @MainActor private func _trestleConditional_Input_2(_: Any) -> [UIKit._ClassTable] { [] }; @MainActor func _trestleTables_Input() -> [UIKit._ClassTable] { [Mixed._trestleTable_Mixed(), RuntimeController._trestleTable_RuntimeController()] + _trestleConditional_Input_0(0) + _trestleConditional_Input_1(0) + _trestleConditional_Input_2(0) }
#sourceLocation(file: "Input.swift", line: 1)
import UIKit

              final class Panel: UIViewController {
              func close() {}
              func tap(_ sender: Any) {}
              private func press(sender: UIButton, forEvent event: UIEvent) {}
                  func exit(_ sender: UIButton) {}
          func value(at index: Int) -> String { "" }
          func save(_ name: String) throws {}
          func load() async -> Int { 0 }
          func four(_ a: Int, b: Any?, c: [String], d: UIView) -> Bool { true }
                   func make(_ coder: NSCoder) -> UIViewController? { nil }
          func visit(_ body: (String) -> Void, then: ((Int) -> Void)?) {}
             func hidden() {}
          static func shared() {}
    func plain() {}
@MainActor static func _trestleTable_Panel() -> UIKit._ClassTable { var t = UIKit._ClassTable(Panel.self); t.action("close", { (o: Panel) in { o.close() } }); t.action("tap:", { (o: Panel) in { (p0: Any) in o.tap(p0) } }); t.action("pressWithSender:forEvent:", { (o: Panel) in { (p0: UIButton, p1: UIEvent) in o.press(sender: p0, forEvent: p1) } }); t.action("leave:", { (o: Panel) in { (p0: UIButton) in o.exit(p0) } }); t.action("valueAt:", { (o: Panel) in { (p0: Int) in o.value(at: p0) } }); t.method("save:error:") { (c: Panel, a: [Any?]) in guard a.count >= 1, let p0 = a[0] as? String else { return nil }; try? c.save(p0); return nil }; t.method("loadWithCompletionHandler:") { (c: Panel, a: [Any?]) in Task { _ = await c.load() }; return nil }; t.method("four:b:c:d:") { (c: Panel, a: [Any?]) in guard a.count >= 4, let p0 = a[0] as? Int, case let p1 = a[1], let p2 = a[2] as? [String], let p3 = a[3] as? UIView else { return nil }; return c.four(p0, b: p1, c: p2, d: p3) }; t.method("make:") { (c: Panel, a: [Any?]) in guard a.count >= 1, let p0 = a[0] as? NSCoder else { return nil }; return c.make(p0) }; t.action("visit:then:", { (o: Panel) in { (p0: @escaping (String) -> Void, p1: ((Int) -> Void)?) in o.visit(p0, then: p1) } }); return t } }
@MainActor func _trestleTables_Input() -> [UIKit._ClassTable] { [Panel._trestleTable_Panel()] }
#sourceLocation(file: "Input.swift", line: 1)
                     
                 
import UIKit

class Watcher: NSObject {
               var date = NSDate()
                   var range: Int = 3
             func plain() {}
    private var handler: UInt8 = 0

    func listen(to timer: CADisplayLink) {
        NotificationCenter.default.addObserver(self, selector: Selector("hear:", { (o: Watcher) in { (p0: Notification) in o.hear(p0) } }), name: .init("x"), object: nil)
        _ = Timer.scheduledTimer(timeInterval: 1, target: self, selector: Selector("tick", { (o: Watcher) in { o.tick() } }), userInfo: nil, repeats: true)
        perform(Selector("tick", { (o: Watcher) in { o.tick() } }), with: nil, afterDelay: 1)
        perform(NSSelectorFromString("tick"))
        perform(Selector("tick"))
        print("#selector(tick) @objc \(Selector("tick", { (o: Watcher) in { o.tick() } })) os(iOS)") // #selector(tick) @objc
        objc_setAssociatedObject(self, &handler, timer, .OBJC_ASSOCIATION_RETAIN)
        if #available(iOS 13.0, *), responds(to: Selector("tick", { (o: Watcher) in { o.tick() } })) { autoreleasepool { tick() } }
        let key = kUTTypeImage as String
        print(key, arc4random_uniform(3), CFAbsoluteTimeGetCurrent())
    }

          func hear(_ notification: Notification) {}
    @available(iOS, deprecated: 13.0)
          private func tick() {}
@MainActor static func _trestleTable_Watcher() -> UIKit._ClassTable { var t = UIKit._ClassTable(Watcher.self); t.action("hear:", { (o: Watcher) in { (p0: Notification) in o.hear(p0) } }); t.action("tick", { (o: Watcher) in { o.tick() } }); return t } }
@MainActor func _trestleTables_Input() -> [UIKit._ClassTable] { [Watcher._trestleTable_Watcher()] }
import CoreFoundation
import ObjectiveC
import UIKit

class Watcher: NSObject {
    @NSCopying var date = NSDate()
    @GKInspectable var range: Int = 3
    @nonobjc func plain() {}
    private var handler: UInt8 = 0

    func listen(to timer: CADisplayLink) {
        NotificationCenter.default.addObserver(self, selector: #selector(hear(_:)), name: .init("x"), object: nil)
        _ = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        perform(#selector(tick), with: nil, afterDelay: 1)
        perform(NSSelectorFromString("tick"))
        perform(Selector("tick"))
        print("#selector(tick) @objc \(#selector(tick)) os(iOS)") // #selector(tick) @objc
        objc_setAssociatedObject(self, &handler, timer, .OBJC_ASSOCIATION_RETAIN)
        if #available(iOS 13.0, *), responds(to: #selector(tick)) { autoreleasepool { tick() } }
        let key = kUTTypeImage as String
        print(key, arc4random_uniform(3), CFAbsoluteTimeGetCurrent())
    }

    @objc func hear(_ notification: Notification) {}
    @available(iOS, deprecated: 13.0)
    @objc private func tick() {}
}

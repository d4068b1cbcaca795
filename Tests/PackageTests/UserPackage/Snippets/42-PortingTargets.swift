// Targets with selectors, from classes of any isolation.
import UIKit

class PortingClock: NSObject {
  var timer: Timer?
  func start() {
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: Selector("tick"), userInfo: ["started": Date()], repeats: true)
    timer = Timer(timeInterval: 1, target: self, selector: Selector("tick"), userInfo: nil, repeats: false)
    timer = Timer(fireAt: Date(), interval: 0, target: self, selector: Selector("tick"), userInfo: nil, repeats: false)
    NotificationCenter.default.addObserver(
      self, selector: Selector("changed:"), name: UIApplication.didBecomeActiveNotification, object: nil)
  }
  func stop() {
    NotificationCenter.default.removeObserver(self, name: UIApplication.didBecomeActiveNotification, object: nil)
    NotificationCenter.default.removeObserver(self)
  }
  @MainActor func tick() { _ = timer?.userInfo }
  @MainActor func changed(_ notification: NSNotification) {}
}

@MainActor class PortingLater: NSObject {
  func schedule() {
    perform(Selector("done"), with: nil, afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: self)
    NSObject.cancelPreviousPerformRequests(withTarget: self, selector: Selector("done"), object: nil)
    if responds(to: Selector("done")) { perform(Selector("done")) }
    performSelector(onMainThread: Selector("done"), with: nil, waitUntilDone: false)
    let link = CADisplayLink(target: self, selector: Selector("frame:"))
    link.add(to: .main, forMode: .common)
  }
}

// Swift 6 lets only a class of the main actor pass itself together with a method of the main actor.
@MainActor class PortingWatch: NSObject {
  var timer: Timer?
  func start() {
    timer = Timer.scheduledTimer(timeInterval: 1, target: self, action: PortingWatch.tick, userInfo: nil, repeats: true)
    NotificationCenter.default.addObserver(self, action: PortingWatch.changed, name: UIApplication.didBecomeActiveNotification)
  }
  func tick() { _ = timer?.userInfo }
  func changed(_ notification: NSNotification) {}
}

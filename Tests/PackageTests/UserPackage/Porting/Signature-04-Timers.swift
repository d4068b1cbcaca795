import UIKit

final class Ticker: @unchecked Sendable {
  private var timers: [Timer] = []
  func start() {
    timers = [
      Timer.scheduledTimer(timeInterval: 1, target: self, action: Ticker.tick, userInfo: "a", repeats: true),
      Timer(timeInterval: 1, target: self, action: Ticker.tick, userInfo: nil, repeats: false),
      Timer(fireAt: Date(), interval: 1, target: self, selector: "tick:", userInfo: nil, repeats: false),
    ]
  }
  func tick(_ timer: Timer) { timer.invalidate() }
}

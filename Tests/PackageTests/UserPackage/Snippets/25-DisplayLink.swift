import UIKit

class GameView: UIView {
  private var link: CADisplayLink?
  private var last: CFTimeInterval = 0

  func start() {
    link = CADisplayLink(target: self, action: GameView.tick)
    link?.add(to: .main, forMode: .common)
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  func tick(_ link: CADisplayLink) {
    last = link.timestamp
    setNeedsDisplay()
  }
}

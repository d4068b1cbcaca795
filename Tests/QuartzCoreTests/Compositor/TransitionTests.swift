import CoreGraphics
import QuartzCore
import Testing
import TrestleExpectations

/// Transitions animate from the image of the previous frame to the current content.
@MainActor
@Suite(.serialized)
struct TransitionTests {
  private func begin(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) -> Stage {
    let stage = Stage(animates: true)
    let layer = stage.add(CGRect(x: 0, y: 0, width: 40, height: 40), .red)
    let label = stage.add(CGRect(x: 0, y: 0, width: 10, height: 40), .blue, to: layer)
    stage.frame()
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    transition.duration = 1
    transition.timingFunction = CAMediaTimingFunction(name: .linear)
    stage.change {
      layer.add(transition, forKey: nil)
      layer.backgroundColor = .green
      label.removeFromSuperlayer()
    }
    stage.frame(after: 0)
    stage.frame(after: 0.5)
    expect(stage.differences(), equals: 0)
    return stage
  }

  @Test("Fading mixes old and new")
  func fade() {
    let stage = begin(.fade)
    expect(isClose(stage.pixel(20, 20), 0xFF80_7F00) && isClose(stage.pixel(5, 20), 0xFF00_7F80))
    stage.frame(after: 0.6)
    expect(stage.pixel(20, 20) == green && stage.pixel(5, 20) == green)
  }

  @Test("Pushing moves both, moving in covers, revealing uncovers")
  func motions() {
    let push = begin(.push, .fromRight)
    expect(push.pixel(19, 20) == red && push.pixel(20, 20) == green && push.pixel(0, 20) == red)
    let moveIn = begin(.moveIn, .fromRight)
    expect(moveIn.pixel(5, 20) == blue && moveIn.pixel(19, 20) == red && moveIn.pixel(20, 20) == green)
    let reveal = begin(.reveal, .fromLeft)
    expect(reveal.pixel(19, 20) == green && reveal.pixel(25, 20) == blue && reveal.pixel(35, 20) == red)
  }
}

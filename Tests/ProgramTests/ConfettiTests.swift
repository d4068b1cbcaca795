import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct ConfettiTests {
  private func colored(_ screen: TestScreen) -> (red: Int, blue: Int) {
    let picture = screen.snapshot()
    var (red, blue) = (0, 0)
    for y in stride(from: 0, to: picture.height, by: 2) {
      for x in stride(from: 0, to: picture.width, by: 2) {
        let pixel = picture.pixel(x: x, y: y)
        if pixel.red > 180, pixel.blue < 120 { red += 1 }
        if pixel.blue > 180, pixel.red < 120 { blue += 1 }
      }
    }
    return (red, blue)
  }

  @Test("A view with an emitter layer rains paper of two colors until it stops; the last pieces leave; touches pass")
  func rain() {
    let screen = TestScreen()
    let confetti = ConfettiView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 200, width: 120, height: 44)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let room = UIView()
    room.backgroundColor = .white
    room.addSubview(button)
    room.addSubview(confetti)
    screen.show(room)
    screen.advance(by: 0.5)
    #expect(colored(screen) == (0, 0))
    confetti.start()
    screen.advance(by: 2)
    let rain = colored(screen)
    #expect(rain.red > 100 && rain.blue > 100, "\(rain)")
    screen.tap(CGPoint(x: 160, y: 222))
    #expect(taps == 1)
    confetti.emitter.setValue(0, forKeyPath: "emitterCells.confetti0.birthRate")
    screen.advance(by: 5)
    #expect(colored(screen).red == 0 && colored(screen).blue > 100)
    confetti.stop()
    screen.advance(by: 5)
    #expect(colored(screen) == (0, 0))
  }
}

import UIKit

/// The screens of a test's scenes, side by side from left to right.
@MainActor final class TestScenes: ScenePlaces {
  private(set) var drivers: [FrameDriver]
  private(set) var front: FrameDriver
  /// The states of the scenes are those of windows on a desktop: one has the keyboard focus.
  var application: UIApplication { UIApplication.shared }

  init(_ first: FrameDriver) {
    drivers = [first]
    front = first
  }

  var needsFrame: Bool { drivers.contains { $0.needsFrame } }
  var needsLayout: Bool { drivers.contains { $0.needsLayout } }

  func drawFrame(at time: TimeInterval) {
    FrameDriver.beginFrame(at: time)
    for driver in drivers { UIScreen.act(on: driver.screen) { _ = driver.render(at: time) } }
    FrameDriver.endFrame()
  }

  var opensMore: Bool { true }

  func open(size: CGSize?, title: String) throws -> UIScreen {
    let screen = UIScreen.open(like: front.screen)
    UIScreen.act(on: screen) { screen.configure(size: size ?? front.screen.bounds.size, scale: front.screen.scale) }
    drivers.append(FrameDriver(screen: screen, application: application))
    return screen
  }

  /// The last screen stays, because a test does not end with it.
  func close(_ screen: UIScreen) {
    guard drivers.count > 1 else { return application.end() }
    drivers.removeAll { $0.screen === screen }
    if front.screen === screen {
      front = drivers[drivers.count - 1]
      UIScreen.front = front.screen
    }
    UIScreen.close(screen)
    if application.keyWindow == nil { application.makeWindowKey(on: front.screen) }
  }

  func raise(_ screen: UIScreen) {
    guard let driver = drivers.first(where: { $0.screen === screen }), driver !== front else { return }
    front = driver
    UIScreen.front = screen
    application.makeWindowKey(on: screen)
  }

  func screen(at point: CGPoint, of screen: UIScreen) -> (screen: UIScreen, point: CGPoint)? {
    guard let from = drivers.first(where: { $0.screen === screen }) else { return nil }
    let x = origin(of: from) + point.x
    for driver in drivers {
      let inside = CGPoint(x: x - origin(of: driver), y: point.y)
      if driver.screen.bounds.contains(inside) { return (driver.screen, inside) }
    }
    return nil
  }

  private func origin(of driver: FrameDriver) -> CGFloat {
    drivers.prefix { $0 !== driver }.reduce(0) { $0 + $1.screen.bounds.width }
  }
}

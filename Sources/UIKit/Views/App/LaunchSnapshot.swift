internal import TrestlePlatform
import QuartzCore

/// Writes a snapshot of the screen once it is idle, and ends the program: `TRESTLE_SNAPSHOT=file.png`.
///
/// Before that, the touches of `TRESTLE_TOUCHES` are performed, each when the screen is idle. `TRESTLE_ELEMENTS=1` also prints the elements on
/// the screen.
@MainActor struct LaunchSnapshot {
  let path: String
  private var touches = RequestedTouches.requested
  private let listsElements = ProcessInfo.processInfo.environment["TRESTLE_ELEMENTS"] == "1"
  /// The duration of a tap in seconds.
  private static let tapDuration = 0.06
  /// The time in seconds after which the snapshot is taken even during animations.
  private static let limit = 4.0
  /// The minimum time in seconds for work that an application begins at launch, such as a request or a timer.
  private static let minimum = 0.4
  private static let interval = 0.1
  /// The time in seconds that a finger rests before and after a drag, longer than a long press, and the number of its steps.
  private static let dragRest = 0.7
  private static let dragSteps = 12

  static var requested: LaunchSnapshot? {
    ProcessInfo.processInfo.environment["TRESTLE_SNAPSHOT"].flatMap { $0.isEmpty ? nil : LaunchSnapshot(path: $0) }
  }

  func schedule(with driver: FrameDriver) { wait(elapsed: 0, driver: driver) }

  private func wait(elapsed: Double, driver: FrameDriver) {
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.interval) {
      MainActor.assumeIsolated {
        let elapsed = elapsed + Self.interval
        // An animation with a delay has not begun, and no frame is due yet.
        let isStill =
          elapsed >= Self.minimum && !driver.needsFrame && !FrameScheduler.comesToRest
          && driver.nextDeadline > CACurrentMediaTime() + Self.interval
        guard isStill || elapsed >= Self.limit else { return wait(elapsed: elapsed, driver: driver) }
        if touches.isEmpty { write(driver) } else { touch(driver) }
      }
    }
  }

  private func touch(_ driver: FrameDriver) {
    var next = self
    guard let touch = next.touches.begin() else {
      let name = if case .element(let name) = touches.places[0] { name } else { "" }
      let elements = RequestedTouches.elements()
      stop("no element on the screen has the label or identifier \"\(name)\"; its elements:\n\(elements)")
    }
    if let end = touch.end { return drag(touch.id, from: touch.point, to: end, step: 1, driver, next) }
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.tapDuration) {
      MainActor.assumeIsolated {
        driver.handle(.touch(TouchEvent(.ended, id: touch.id, at: touch.point)))
        next.wait(elapsed: 0, driver: driver)
      }
    }
  }

  private func drag(_ id: Int, from start: CGPoint, to end: CGPoint, step: Int, _ driver: FrameDriver, _ next: LaunchSnapshot) {
    let rests = step == 1 || step > Self.dragSteps
    DispatchQueue.main.asyncAfter(deadline: .now() + (rests ? Self.dragRest : Self.tapDuration / 2)) {
      MainActor.assumeIsolated {
        guard step <= Self.dragSteps else {
          driver.handle(.touch(TouchEvent(.ended, id: id, at: end)))
          return next.wait(elapsed: 0, driver: driver)
        }
        let share = CGFloat(step) / CGFloat(Self.dragSteps)
        let point = CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        driver.handle(.touch(TouchEvent(.moved, id: id, at: point)))
        drag(id, from: start, to: end, step: step + 1, driver, next)
      }
    }
  }

  /// Returns the image as a display shows it: areas without windows are black.
  private static func opaque(_ image: CGImage) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let bounds = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      UIColor.black.setFill()
      context.fill(bounds)
      UIImage(cgImage: image).draw(in: bounds)
    }
  }

  private func write(_ driver: FrameDriver) {
    do {
      guard let data = Self.opaque(driver.renderer.makeImage()).pngData() else { throw CocoaError(.fileWriteUnknown) }
      try data.write(to: URL(fileURLWithPath: path))
      if listsElements { FileHandle.standardOutput.write(Data(RequestedTouches.elements().utf8)) }
      exit(0)
    } catch {
      stop("\(path): the snapshot cannot be written: \(error.localizedDescription)")
    }
  }

  private func stop(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("\(ProcessInfo.processInfo.processName): error: \(reason)\n".utf8))
    exit(1)
  }
}

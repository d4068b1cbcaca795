import Foundation
import QuartzCore

/// Writes a snapshot of the screen once it is idle, and ends the program: `TRESTLE_SNAPSHOT=file.png`.
@MainActor struct LaunchSnapshot {
  let path: String
  /// The time in seconds after which the snapshot is taken even during animations.
  private static let limit = 4.0
  /// The minimum time in seconds for work that an application begins at launch, such as a request or a timer.
  private static let minimum = 0.4
  private static let interval = 0.1

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
        if isStill || elapsed >= Self.limit { write(driver) } else { wait(elapsed: elapsed, driver: driver) }
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
      exit(0)
    } catch {
      FileHandle.standardError.write(Data("\(path): the snapshot cannot be written: \(error)\n".utf8))
      exit(1)
    }
  }
}

import Foundation
import Platform
import WindowProbe

/// Drives a real window without UIKit and prints the events to standard output, for `WindowTests`.
@main @MainActor struct Main {
  static func main() throws {
    let settings = DisplaySettings.fromEnvironment
    let display = try settings.open(title: "Loop")
    let client = FixtureClient(display: display, framesPerSecond: settings.framesPerSecond)
    switch CommandLine.arguments.dropFirst().first {
    case "services": client.runServices()
    case "events": client.runEvents()
    case "animate": client.runAnimation()
    case "idle": client.runIdle()
    case "signal": client.runSignal()
    case "pixels": client.runPixels()
    default: print("unknown scenario")
    }
    display.close()
  }
}

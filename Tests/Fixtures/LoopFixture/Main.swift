import Foundation
import TrestlePlatform
import WindowProbe

/// Drives a real window without UIKit and prints the events to standard output, for `WindowTests`.
@main @MainActor struct Main {
  static func main() {
    let settings = DisplaySettings.fromEnvironment
    let display: any Display
    do {
      display = try settings.open(title: "Loop")
    } catch {
      FileHandle.standardError.write(Data("LoopFixture: \(error)\n".utf8))
      exit(1)
    }
    let client = FixtureClient(display: display, framesPerSecond: settings.framesPerSecond ?? 60)
    switch CommandLine.arguments.dropFirst().first {
    case "services": client.runServices()
    case "events": client.runEvents()
    case "animate": client.runAnimation()
    case "idle": client.runIdle()
    case "held": client.runHeldKey()
    case "signal": client.runSignal()
    case "pixels": client.runPixels()
    default: print("unknown scenario")
    }
    display.close()
  }
}

import Foundation
import TrestlePlatform
import Testing
import TrestleExpectations

@Suite struct DisplaySettingsTests {
  @Test("The environment's variables are read") func reads() {
    let settings = DisplaySettings(environment: [
      "TRESTLE_DRIVER": "kmsdrm", "TRESTLE_SCALE": "1.5", "TRESTLE_FPS": "30", "TRESTLE_SIZE": "800x600", "TRESTLE_FULLSCREEN": "1",
      "TRESTLE_POINTER": "finger",
    ])
    expect(settings.driver, equals: .sdl("kmsdrm"))
    expect(settings.scale, equals: 1.5)
    expect(settings.framesPerSecond, equals: 30)
    expect(settings.size, equals: CGSize(width: 800, height: 600))
    expect(settings.isFullScreen && settings.pointerIsFinger)
  }

  @Test(
    "Values that make no sense are passed over",
    arguments: [["TRESTLE_SCALE": "0"], ["TRESTLE_SCALE": "nan"], ["TRESTLE_FPS": "-3"], ["TRESTLE_SIZE": "3"], ["TRESTLE_SIZE": "0x9"]])
  func ignoresNonsense(environment: [String: String]) {
    expect(DisplaySettings(environment: environment), equals: DisplaySettings())
  }

  @MainActor @Test("A headless display is made without SDL") func headless() throws {
    let settings = DisplaySettings(environment: ["TRESTLE_DRIVER": "headless", "TRESTLE_SIZE": "100x50", "TRESTLE_SCALE": "3"])
    let display = try settings.open(title: "")
    expect(display is HeadlessDisplay)
    expect(display.pixelWidth == 300 && display.pixelHeight == 150)
  }
}

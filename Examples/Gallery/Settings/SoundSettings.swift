/// The settings that the settings screen changes.
final class SoundSettings {
  var isOn = true
  var volume: Float = 0.5
  var quality = 1
  var voices = 4

  func reset() {
    isOn = true
    volume = 0.5
    quality = 1
    voices = 4
  }
}

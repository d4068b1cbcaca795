import Foundation

/// A color by hue, saturation and brightness, each in 0…1.
struct HSB {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let most = max(red, green, blue)
    let span = most - min(red, green, blue)
    brightness = most
    saturation = most > 0 ? span / most : 0
    guard span > 0 else {
      hue = 0
      return
    }
    let sixth: CGFloat
    if most == red {
      sixth = (green - blue) / span
    } else if most == green {
      sixth = (blue - red) / span + 2
    } else {
      sixth = (red - green) / span + 4
    }
    hue = (sixth < 0 ? sixth + 6 : sixth) / 6
  }

  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let turns = hue - hue.rounded(.down)
    func component(_ offset: CGFloat) -> CGFloat {
      let k = (offset + turns * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    return (component(5), component(3), component(1))
  }
}

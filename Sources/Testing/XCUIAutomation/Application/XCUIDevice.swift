import UIKit
import UIKitTesting

@preconcurrency @MainActor open class XCUIDevice: NSObject {
  public static let shared = XCUIDevice()

  public enum Button: Int, Sendable {
    case home = 1
    case volumeUp = 2
    case volumeDown = 3
  }

  private var held = UIDeviceOrientation.portrait

  /// The orientation; setting it turns the device.
  open var orientation: UIDeviceOrientation {
    get { held }
    set {
      held = newValue
      AppSession.shared.screen?.rotate(to: newValue)
      AppSession.shared.settle()
    }
  }

  /// Whether the device shows the interface in the dark style.
  open var appearance: Appearance = .unspecified {
    didSet {
      let style: UIUserInterfaceStyle = appearance == .dark ? .dark : .light
      AppSession.shared.screen?.traits = { $0.userInterfaceStyle = style }
      AppSession.shared.settle()
    }
  }

  public enum Appearance: Int, Sendable {
    case unspecified, light, dark
  }

  /// Presses a button: the home button moves the application to the background.
  open func press(_ button: Button) { if button == .home { AppSession.shared.setForeground(false) } }

  /// A new launch begins upright.
  func reset() { held = .portrait }
}

@preconcurrency @MainActor open class XCUIScreen: NSObject, XCUIScreenshotProviding {
  public static let main = XCUIScreen()
  public static var screens: [XCUIScreen] { [main] }
  open func screenshot() -> XCUIScreenshot { XCUIScreenshot.of(nil) }
}

/// An object of which a picture can be taken.
@preconcurrency @MainActor public protocol XCUIScreenshotProviding {
  func screenshot() -> XCUIScreenshot
}

extension XCUIElement: XCUIScreenshotProviding {
  /// Returns a picture of the screen in the frame of the element.
  public func screenshot() -> XCUIScreenshot { XCUIScreenshot.of(node()?.frame) }
}

/// A picture of the screen or of an element.
@preconcurrency @MainActor open class XCUIScreenshot: NSObject {
  public let image: UIImage
  open var pngRepresentation: Data { image.pngData() ?? Data() }

  init(_ image: UIImage) { self.image = image }

  static func of(_ frame: CGRect?) -> XCUIScreenshot {
    guard let screen = AppSession.shared.screen else { return XCUIScreenshot(UIImage()) }
    let whole = screen.snapshot()
    let scale = UIScreen.main.scale
    let part = frame.flatMap { frame in
      whole.cropping(
        to: CGRect(x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale).integral)
    }
    return XCUIScreenshot(UIImage(cgImage: part ?? whole, scale: scale, orientation: .up))
  }
}

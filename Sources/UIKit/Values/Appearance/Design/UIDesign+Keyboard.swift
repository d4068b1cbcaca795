import CoreGraphics

extension UIDesign {
  /// The on-screen keyboard.
  public var keyboard: Keyboard {
    get { textInput.keyboard }
    set { textInput.keyboard = newValue }
  }

  /// The appearance of the on-screen keyboard. The height is measured; colors and gaps are estimated.
  public struct Keyboard: Sendable {
    public var background = Table.Gradient(
      top: Keyboard.color(0xd1d5db, dark: 0x2b2b2d), bottom: Keyboard.color(0xd1d5db, dark: 0x2b2b2d))
    /// Keys that insert text.
    public var key = Table.Gradient(top: Keyboard.color(0xffffff, dark: 0x6b6b6d), bottom: Keyboard.color(0xffffff, dark: 0x6b6b6d))
    /// Shift, delete, page keys and Return.
    public var specialKey = Table.Gradient(
      top: Keyboard.color(0xabb1bc, dark: 0x474749), bottom: Keyboard.color(0xabb1bc, dark: 0x474749))
    public var pressedKey = Table.Gradient(
      top: Keyboard.color(0xb8bcc6, dark: 0x86868a), bottom: Keyboard.color(0xb8bcc6, dark: 0x86868a))
    /// An active Shift key.
    public var activeKey = Table.Gradient(
      top: Keyboard.color(0xffffff, dark: 0xd7d7da), bottom: Keyboard.color(0xffffff, dark: 0xd7d7da))
    /// A Return key with an action, such as Go and Search.
    public var actionKey = Table.Gradient(top: .systemBlue, bottom: .systemBlue)
    public var popup = Keyboard.color(0xffffff, dark: 0x6b6b6d)
    public var edge = Keyboard.color(0x898a8d, dark: 0x1c1c1e)
    public var text = Keyboard.color(0x000000, dark: 0xffffff)
    public var specialText = Keyboard.color(0x000000, dark: 0xffffff)
    public var activeText = UIColor.black
    public var actionText = UIColor.white
    public var disabledText = UIColor.systemGray
    /// The light line under the letters of the classic keyboard.
    public var textShadow = UIColor.clear
    public var letterFont = Table.Font(size: 23)
    public var popupFont = Table.Font(size: 34)
    public var specialFont = Table.Font(size: 16)
    public var padFont = Table.Font(size: 25)
    public var padCaptionFont = Table.Font(size: 10, weight: .bold)
    public var cornerRadius: CGFloat = 5
    public var gap: CGFloat = 6
    public var side: CGFloat = 3
    /// The heights in portrait and in landscape.
    public var heights: (upright: CGFloat, low: CGFloat) = (216, 162)
    /// The height of keyboards on screens at least this wide.
    public var wide: (width: CGFloat, height: CGFloat) = (700, 264)
    /// The space above the first row, and the fraction of a row's height that its keys use.
    public var top: CGFloat = 8
    public var keyShare: CGFloat = 0.8
    /// The additional space below the last row; negative if the space at the top is taken from the rows.
    public var bottom: CGFloat = 0
    /// Whether letters on keys are always shown as capitals.
    public var showsCapitals = false

    /// Creates the values of the modern design.
    public init() {}

    package func height(on screen: CGSize) -> CGFloat {
      let limit = screen.height * 0.6
      if screen.width >= wide.width, screen.height >= 560 { return min(wide.height, limit) }
      return min(screen.width > screen.height ? heights.low : heights.upright, max(limit, 120))
    }

    /// The values of the classic design.
    public static let classic: Keyboard = {
      var look = Keyboard()
      look.background = Table.Gradient(top: plain(0x8b929e), bottom: plain(0x40464f))
      look.key = Table.Gradient(top: plain(0xf5f6f8), bottom: plain(0xd3d6db))
      look.specialKey = Table.Gradient(top: plain(0x7d8795), bottom: plain(0x545d6b))
      look.pressedKey = Table.Gradient(top: plain(0xb7bcc5), bottom: plain(0x9aa1ad))
      look.activeKey = Table.Gradient(top: plain(0xf5f6f8), bottom: plain(0xd3d6db))
      look.actionKey = Table.Gradient(top: plain(0x5a93ef), bottom: plain(0x1c5fd9))
      look.popup = plain(0xe9ebee)
      look.edge = plain(0x23272d)
      look.text = .black
      look.specialText = .white
      look.activeText = plain(0x1c5fd9)
      look.disabledText = UIColor(white: 0.75, alpha: 1)
      look.textShadow = UIColor(white: 1, alpha: 0.8)
      look.letterFont = Table.Font(size: 22, weight: .bold)
      look.popupFont = Table.Font(size: 34, weight: .bold)
      look.specialFont = Table.Font(size: 16, weight: .bold)
      look.padFont = Table.Font(size: 26, weight: .bold)
      look.heights = (216, 162)
      // Key tops at 12, 66, 120 and 174, keys 38 high.
      look.top = 12
      look.bottom = -12
      look.keyShare = 38 / 54
      look.showsCapitals = true
      return look
    }()

    private static func plain(_ rgb: Int) -> UIColor {
      UIColor(
        red: CGFloat(rgb >> 16 & 0xff) / 255, green: CGFloat(rgb >> 8 & 0xff) / 255, blue: CGFloat(rgb & 0xff) / 255, alpha: 1)
    }

    private static func color(_ light: Int, dark: Int) -> UIColor {
      let (light, dark) = (plain(light), plain(dark))
      return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
  }
}

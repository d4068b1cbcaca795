import CoreGraphics

/// The on-screen keyboard as used by scroll views: its top edge, from its notifications, and its interactive dismissal.
@MainActor package enum OnScreenKeyboard {
  /// Set by the keyboard if it supports interactive dismissal: moves it down by a distance. Nil releases it; it then returns, or hides.
  @InterfaceState(.activity) package static var follow: (@MainActor (_ distance: CGFloat) -> Void)? = nil
  @InterfaceState(.activity) package static var release: (@MainActor (_ hides: Bool) -> Void)? = nil

  @InterfaceState(.activity, end: { $0?.observers.forEach { NotificationCenter.default.removeObserver($0) } })
  private static var place: (observers: [any NSObjectProtocol], box: Place)? = nil
  @InterfaceState(.activity) private(set) static var isDrawn = false

  /// The top of the keyboard on the screen; nil while none is shown.
  static var top: CGFloat? {
    listen()
    return place?.box.top
  }

  /// Starts observing the keyboard's notifications.
  static func listen() {
    guard place == nil else { return }
    let box = Place()
    let names = ["UIKeyboardWillShowNotification", "UIKeyboardWillChangeFrameNotification", "UIKeyboardWillHideNotification"]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: Notification.Name(name), object: nil, queue: nil) { note in
        box.take(note, hides: name == names[2])
      }
    }
    place = (observers, box)
  }

  /// Moves the keyboard down; returns false if it cannot be moved.
  @discardableResult
  static func draw(by distance: CGFloat) -> Bool {
    guard let follow else { return false }
    isDrawn = distance > 0
    follow(distance)
    return true
  }

  static func letGo(hides: Bool) {
    isDrawn = false
    release?(hides)
  }

  /// The last known frame of the keyboard; written when a notification is posted, read by scroll views.
  private final class Place: @unchecked Sendable {
    private let lock = NSLock()
    private var current: CGFloat?

    var top: CGFloat? { lock.withLock { current } }

    func take(_ note: Notification, hides: Bool) {
      let value = note.userInfo?["UIKeyboardFrameEndUserInfoKey"]
      let frame = value as? CGRect ?? (value as? NSValue)?.cgRectValue
      lock.withLock { current = hides ? nil : frame.flatMap { $0.height > 0 ? $0.minY : nil } }
    }
  }
}

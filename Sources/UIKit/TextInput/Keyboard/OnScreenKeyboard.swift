import CoreGraphics
import Foundation

/// The keyboard on the screen as scroll views see it: how far up it reaches, as its notifications say, and how it is drawn down by a finger.
@MainActor package enum OnScreenKeyboard {
  /// Set by the keyboard, if it can be drawn down: moves it by so much below its place. Nil lets go; it is then back, or hides.
  @InterfaceState(.activity) package static var follow: (@MainActor (_ distance: CGFloat) -> Void)? = nil
  @InterfaceState(.activity) package static var release: (@MainActor (_ hides: Bool) -> Void)? = nil

  @InterfaceState(.activity, end: { $0?.observers.forEach { NotificationCenter.default.removeObserver($0) } })
  private static var place: (observers: [any NSObjectProtocol], box: Place)? = nil
  @InterfaceState(.activity) private(set) static var isDrawn = false

  /// The top of the keyboard in the screen; nil while none shows.
  static var top: CGFloat? {
    listen()
    return place?.box.top
  }

  /// Begins to hear of the keyboard.
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

  /// Draws the keyboard down; false if it cannot be.
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

  /// Where the keyboard is, as it last said; written when a notification is posted, read by scroll views.
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

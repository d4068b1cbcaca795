import Foundation

/// Where what is cut or copied waits to be pasted. The ``general`` one is the desktop's clipboard as far as text goes; what else is put
/// there, and what is in pasteboards of other names, stays within the program.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// Names a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  public static let general = UIPasteboard(name: .general)
  private static var named: [Name: UIPasteboard] = [:]

  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
  public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

  public let name: Name
  private var storage: [[String: Any]] = []
  private var changes = 0
  private var expiration: Date?
  /// What was last written to the desktop's clipboard or read from it.
  private var exchanged: String?

  private init(name: Name) { self.name = name }

  /// The pasteboard of that name; a new one if there is none and `create` is true.
  public convenience init?(name: Name, create: Bool) {
    guard create || UIPasteboard.named[name] != nil, name != .general else { return nil }
    self.init(name: name)
    if let existing = UIPasteboard.named[name] {
      storage = existing.storage
      changes = existing.changes
    }
    UIPasteboard.named[name] = self
  }

  public static func withUniqueName() -> UIPasteboard {
    let made = UIPasteboard(name: Name(UUID().uuidString))
    named[made.name] = made
    return made
  }

  public static func remove(withName pasteboardName: Name) {
    guard let removed = named.removeValue(forKey: pasteboardName) else { return }
    NotificationCenter.default.post(name: removedNotification, object: removed)
  }

  /// Empties every pasteboard, for a new test.
  package static func reset() {
    named = [:]
    general.storage = []
    general.changes = 0
    general.exchanged = nil
  }

  /// Grows with every change, also by other programs.
  open var changeCount: Int {
    readClipboard()
    return changes
  }

  /// What is on the pasteboard: for each item, its representations by type.
  open var items: [[String: Any]] {
    get {
      readClipboard()
      if let date = expiration, date <= Date() { replace([]) }
      return storage
    }
    set { replace(newValue) }
  }

  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    replace(items, isLocal: options[.localOnly] as? Bool ?? false, expiration: options[.expirationDate] as? Date)
  }

  open func addItems(_ items: [[String: Any]]) { replace(self.items + items) }

  private func replace(_ items: [[String: Any]], isLocal: Bool = false, expiration: Date? = nil) {
    let old = Set(storage.flatMap(\.keys))
    storage = items
    self.expiration = expiration
    changes += 1
    if !isLocal, self === UIPasteboard.general, let display = UIApplication.current?.host?.display {
      exchanged = items.lazy.compactMap(PasteboardType.text(of:)).first ?? ""
      display.clipboardText = exchanged
    }
    let new = Set(items.flatMap(\.keys))
    NotificationCenter.default.post(
      name: UIPasteboard.changedNotification, object: self,
      userInfo: [
        UIPasteboard.changedTypesAddedUserInfoKey: new.subtracting(old).sorted(),
        UIPasteboard.changedTypesRemovedUserInfoKey: old.subtracting(new).sorted(),
      ])
  }

  /// Takes over what another program has copied meanwhile.
  private func readClipboard() {
    guard self === UIPasteboard.general, let display = UIApplication.current?.host?.display else { return }
    let text = display.clipboardText ?? ""
    guard text != exchanged ?? "" else { return }
    exchanged = text
    storage = text.isEmpty ? [] : [[PasteboardType.text: text]]
    changes += 1
    NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
  }
}

extension UIPasteboard {
  /// What may be said about items when they are set.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// When the items are to be gone, a `Date`.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the items stay within the program, a Bool.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }
}

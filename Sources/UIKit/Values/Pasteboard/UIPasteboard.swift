import Foundation
package import TrestlePlatform

/// Stores cut or copied items for pasting. The ``general`` pasteboard exchanges its content with the desktop's clipboard: on X11 and Wayland
/// text, HTML, RTF, pictures, URLs and data of the app's own types, elsewhere text. Named pasteboards stay within the program.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of the system's pasteboard.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// The system's pasteboard, shared with other programs.
  public static var general: UIPasteboard { system }
  @InterfaceState(.activity) private static var system = UIPasteboard(name: .general, contents: PasteboardContents())

  /// Posted after the content changed; the object is the pasteboard.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  /// Posted after the pasteboard was removed; the object is the pasteboard.
  public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
  /// The key of the types that a change added.
  public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  /// The key of the types that a change removed.
  public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

  /// The name by which the pasteboard is found; the general one has its own.
  public let name: Name
  /// All pasteboards of one name have the same contents.
  private let contents: PasteboardContents
  @InterfaceState(.activity) private static var named: [Name: PasteboardContents] = [:]

  /// The display whose clipboard the general pasteboard exchanges its content with; the application connects it.
  package static var display: @MainActor () -> (any Display)? = { nil }

  private init(name: Name, contents: PasteboardContents) {
    self.name = name
    self.contents = contents
  }

  /// Returns the pasteboard of a name; creates one if there is none and `create` is true.
  public convenience init?(name: Name, create: Bool) {
    guard name != .general, create || UIPasteboard.named[name] != nil else { return nil }
    let contents = UIPasteboard.named[name] ?? PasteboardContents()
    UIPasteboard.named[name] = contents
    self.init(name: name, contents: contents)
  }

  /// Creates a pasteboard with a unique name.
  public static func withUniqueName() -> UIPasteboard {
    let name = Name(UUID().uuidString)
    let contents = PasteboardContents()
    named[name] = contents
    return UIPasteboard(name: name, contents: contents)
  }

  /// Removes a pasteboard with its content.
  public static func remove(withName pasteboardName: Name) {
    guard let removed = named.removeValue(forKey: pasteboardName) else { return }
    removed.items = []
    NotificationCenter.default.post(name: removedNotification, object: UIPasteboard(name: pasteboardName, contents: removed))
  }

  /// Incremented on each change, including other programs'.
  open var changeCount: Int {
    readClipboard()
    return contents.changes
  }

  /// The contents of the pasteboard: for each item, its representations by type.
  open var items: [[String: Any]] {
    get {
      readClipboard()
      if let date = contents.expiration, date <= Date() { replace([]) }
      return contents.items
    }
    set { replace(newValue) }
  }

  /// Replaces the content; the options limit its use by other programs.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    replace(items, isLocal: options[.localOnly] as? Bool ?? false, expiration: options[.expirationDate] as? Date)
  }

  /// Adds items to the content.
  open func addItems(_ items: [[String: Any]]) { replace(self.items + items) }

  private func replace(_ items: [[String: Any]], isLocal: Bool = false, expiration: Date? = nil) {
    let old = Set(contents.items.flatMap(\.keys))
    contents.items = items
    contents.expiration = expiration
    contents.changes += 1
    if !isLocal, self === UIPasteboard.general, let display = UIPasteboard.display() {
      contents.exchanged = items.lazy.compactMap(PasteboardType.text(of:)).first ?? ""
      display.writeClipboard(PasteboardExchange.contents(items))
      contents.serial = display.clipboardSerial()
    }
    let new = Set(items.flatMap(\.keys))
    NotificationCenter.default.post(
      name: UIPasteboard.changedNotification, object: self,
      userInfo: [
        UIPasteboard.changedTypesAddedUserInfoKey: new.subtracting(old).sorted(),
        UIPasteboard.changedTypesRemovedUserInfoKey: old.subtracting(new).sorted(),
      ])
  }

  /// Reads content that another program has copied meanwhile.
  private func readClipboard() {
    guard self === UIPasteboard.general, let display = UIPasteboard.display() else { return }
    if let serial = display.clipboardSerial() {
      guard serial != contents.serial else { return }
      contents.serial = serial
      contents.items = PasteboardExchange.items(display.readClipboard())
    } else {
      let text = display.clipboardText ?? ""
      guard text != contents.exchanged ?? "" else { return }
      contents.exchanged = text
      contents.items = text.isEmpty ? [] : [[PasteboardType.text: text]]
    }
    contents.changes += 1
    NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
  }
}

extension UIPasteboard {
  /// Options for setting the items of a pasteboard.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The expiration of the items, a `Date`.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the items stay within the program, a Bool.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }
}

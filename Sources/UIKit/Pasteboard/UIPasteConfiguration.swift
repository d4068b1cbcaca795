import Foundation

/// Which types of data a responder takes when something is pasted or dropped on it.
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject, NSCopying {
  /// The types, as uniform type identifiers.
  open var acceptableTypeIdentifiers: [String]

  /// Creates a configuration that accepts nothing.
  public override convenience init() { self.init(acceptableTypeIdentifiers: []) }

  /// Creates a configuration that accepts data of the types.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  /// Creates a configuration that accepts what a class can be made from.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Adds types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers.filter { !self.acceptableTypeIdentifiers.contains($0) }
  }

  /// Adds the types that a class can be made from.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Whether one of the providers has data of an acceptable type.
  final func accepts(_ providers: [NSItemProvider]) -> Bool {
    providers.contains { provider in acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) } }
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { Copied(UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)) }.configuration
  }

  /// Carries the copy out of the main actor.
  private struct Copied: @unchecked Sendable {
    let configuration: UIPasteConfiguration
    init(_ configuration: UIPasteConfiguration) { self.configuration = configuration }
  }
}

/// An object that takes pasted and dropped items. Every responder does.
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: AnyObject {
  /// The types that are taken; nil leaves pasting to `paste(_:)`.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Takes what was pasted or dropped.
  func paste(itemProviders: [NSItemProvider])
  /// Whether these can be pasted now.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {}

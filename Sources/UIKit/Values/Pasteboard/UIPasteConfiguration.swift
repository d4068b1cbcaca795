import Foundation

/// The types of data that a responder accepts by paste or drop.
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

  /// Creates a configuration that accepts the types from which a class can be created.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Adds identifiers to the accepted types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers.filter { !self.acceptableTypeIdentifiers.contains($0) }
  }

  /// Adds the types from which a class can be created.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Returns whether one of the providers has data of an acceptable type.
  package final func accepts(_ providers: [NSItemProvider]) -> Bool {
    providers.contains { provider in acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) } }
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { Copied(UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)) }.configuration
  }

  /// Passes the copy out of the main actor.
  private struct Copied: @unchecked Sendable {
    let configuration: UIPasteConfiguration
    init(_ configuration: UIPasteConfiguration) { self.configuration = configuration }
  }
}

/// An object that accepts pasted and dropped items. Every responder does.
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: AnyObject {
  /// The accepted types; with nil, `paste(_:)` decides.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Receives pasted or dropped items.
  func paste(itemProviders: [NSItemProvider])
  /// Returns whether the items can be pasted.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

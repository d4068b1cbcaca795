import Foundation

/// Menu elements that are created when the menu opens.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  package let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let keepsElements: Bool
  /// The result of the provider, if it is called only once.
  private var elements: [UIMenuElement]?

  /// Creates an element; `elementProvider` may call its argument immediately or later. It is called once, and its result is cached.
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(keepsElements: true, elementProvider)
  }

  private init(keepsElements: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.provider = provider
    self.keepsElements = keepsElements
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Creates an element whose provider is called each time the menu opens.
  public static func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> UIDeferredMenuElement {
    UIDeferredMenuElement(keepsElements: false, elementProvider)
  }

  /// Calls `body` with the elements, immediately or when they are available.
  package final func load(_ body: @escaping ([UIMenuElement]) -> Void) {
    if let elements { return body(elements) }
    provider { [weak self] elements in
      if self?.keepsElements ?? false { self?.elements = elements }
      body(elements)
    }
  }
}

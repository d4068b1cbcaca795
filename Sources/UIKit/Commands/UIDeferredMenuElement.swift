import Foundation

/// Elements of a menu that are made when the menu opens.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  package let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let keepsElements: Bool
  /// What the provider gave, where it is to be asked once only.
  private var elements: [UIMenuElement]?

  /// `elementProvider` may call its argument at once or later. It is asked once; afterwards its elements are known.
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(keepsElements: true, elementProvider)
  }

  private init(keepsElements: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.provider = provider
    self.keepsElements = keepsElements
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// An element whose provider is asked each time the menu opens.
  public static func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> UIDeferredMenuElement {
    UIDeferredMenuElement(keepsElements: false, elementProvider)
  }

  /// Calls `body` with the elements, now or when they have come.
  package final func load(_ body: @escaping ([UIMenuElement]) -> Void) {
    if let elements { return body(elements) }
    provider { [weak self] elements in
      if self?.keepsElements ?? false { self?.elements = elements }
      body(elements)
    }
  }
}

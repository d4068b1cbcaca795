import Foundation

/// A document's file, shown at the top of the menu of a navigation item's title.
@preconcurrency @MainActor open class UIDocumentProperties: NSObject, DocumentInTitleMenu {
  private let url: URL
  /// Returns the items that the user drags from the bar. Titles cannot be dragged on Linux: the closure is stored for other code to call.
  open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
  /// Creates the controller that shares the document; the menu offers sharing if it is set.
  open var activityViewControllerProvider: (() -> UIActivityViewController)?
  /// Whether the top of the menu shows an image of the document; `true` by default.
  open var wantsIconRepresentation = true

  /// Creates the properties of the file at `url`.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  package final var makeShareController: (() -> UIViewController)? {
    activityViewControllerProvider.map { provider in { provider() } }
  }

  package final var name: String { url.deletingPathExtension().lastPathComponent }

  /// The type and the size of the file.
  package final var details: String {
    let size = (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize
    let words = [url.pathExtension.uppercased(), size.map { ByteCountFormatter.string(fromByteCount: Int64($0), countStyle: .file) } ?? ""]
    return words.filter { !$0.isEmpty }.joined(separator: " · ")
  }
}

extension UINavigationItem {
  /// The document that the item represents; shown at the top of the title's menu.
  public final var documentProperties: UIDocumentProperties? {
    get { document.properties as? UIDocumentProperties }
    set {
      document.properties = newValue
      changed(.title)
    }
  }
}

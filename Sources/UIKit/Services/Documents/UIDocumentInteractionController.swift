import CoreGraphics
import UniformTypeIdentifiers

/// Provides the controller that presents the document. Every method but the first is optional.
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
}

/// Offers actions for a file, or opens it in the desktop's program for its type.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
  private weak var sheet: UIActivityViewController?

  public override init() {
    super.init()
  }

  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  open var url: URL?
  private var ownName: String?
  open var name: String? {
    get { ownName ?? url?.lastPathComponent }
    set { ownName = newValue }
  }
  private var ownType: String?
  /// The identifier of the file's type. The default is derived from the suffix of the file's name.
  open var uti: String? {
    get { ownType ?? url.flatMap { UTType(filenameExtension: $0.pathExtension)?.identifier } }
    set { ownType = newValue }
  }

  /// Opens the file in its program; returns false if the desktop has none.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    guard let url, UIApplication.shared.canOpenURL(url) else { return false }
    delegate?.documentInteractionControllerWillBeginPreview(self)
    UIApplication.shared.open(url, options: [:]) { [weak self] _ in
      guard let self else { return }
      self.delegate?.documentInteractionControllerDidEndPreview(self)
    }
    return true
  }

  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    return present(view, rect, nil, animated) { $0.delegate?.documentInteractionControllerDidDismissOptionsMenu($0) }
  }
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    return present(nil, .zero, item, animated) { $0.delegate?.documentInteractionControllerDidDismissOptionsMenu($0) }
  }
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
    return present(view, rect, nil, animated) { $0.delegate?.documentInteractionControllerDidDismissOpenInMenu($0) }
  }
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
    return present(nil, .zero, item, animated) { $0.delegate?.documentInteractionControllerDidDismissOpenInMenu($0) }
  }
  open func dismissMenu(animated: Bool) { sheet?.dismiss(animated: animated) }

  private func present(
    _ view: UIView?, _ rect: CGRect, _ item: UIBarButtonItem?, _ animated: Bool,
    _ ended: @escaping @MainActor (UIDocumentInteractionController) -> Void
  ) -> Bool {
    guard let url else { return false }
    var responder: UIResponder? = view
    while let candidate = responder, !(candidate is UIViewController) { responder = candidate.next }
    let root = UIApplication.shared.windows.first { $0.isKeyWindow }?.rootViewController
    guard var host = responder as? UIViewController ?? root else { return false }
    while let presented = host.presentedViewController { host = presented }
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = view
    sheet.popoverPresentationController?.sourceRect = rect
    sheet.popoverPresentationController?.barButtonItem = item
    sheet.completionWithItemsHandler = { _, _, _, _ in ended(self) }
    self.sheet = sheet
    host.present(sheet, animated: animated)
    return true
  }
}

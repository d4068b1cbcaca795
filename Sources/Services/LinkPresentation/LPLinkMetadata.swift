@_exported import UIKit

open class LPLinkMetadata: NSObject {
  open var originalURL: URL?
  /// The URL after redirections.
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  /// The provider of an image that represents the page.
  open var imageProvider: NSItemProvider?
  /// The provider of a video that represents the page.
  open var videoProvider: NSItemProvider?
  open var remoteVideoURL: URL?

  public override init() { super.init() }
}

public struct LPError: Error, CustomNSError, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case metadataFetchFailed
    case metadataFetchCancelled
    case metadataFetchTimedOut
  }

  public let code: Code
  public static var errorDomain: String { "LPErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

/// Fetches the title of a link. For files it is their name; web pages are not fetched on Linux, and result in an error.
open class LPMetadataProvider: NSObject {
  /// Whether images are also fetched; `true` by default. It is stored only.
  open var shouldFetchSubresources = true
  /// The time limit in seconds; 30 by default.
  open var timeout: TimeInterval = 30
  private var isCancelled = false

  /// Returns the metadata of a link asynchronously on the main queue.
  open func startFetchingMetadata(for url: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void) {
    nonisolated(unsafe) let handler = completionHandler
    let provider = self
    DispatchQueue.main.async {
      if provider.isCancelled { return handler(nil, LPError(code: .metadataFetchCancelled)) }
      guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
        return handler(nil, LPError(code: .metadataFetchFailed))
      }
      let metadata = LPLinkMetadata()
      metadata.originalURL = url
      metadata.url = url
      metadata.title = url.lastPathComponent
      handler(metadata, nil)
    }
  }

  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    try await withCheckedThrowingContinuation { continuation in
      startFetchingMetadata(for: url) { metadata, error in
        if let metadata {
          continuation.resume(returning: metadata)
        } else {
          continuation.resume(throwing: error ?? LPError(code: .unknown))
        }
      }
    }
  }

  open func cancel() { isCancelled = true }
}

/// Displays a link as a card with its image, title and host.
@preconcurrency @MainActor open class LPLinkView: UIView {
  open var metadata: LPLinkMetadata {
    didSet { show() }
  }
  private let picture = UIImageView()
  private let title = UILabel()
  private let host = UILabel()

  public convenience init(url: URL) {
    let metadata = LPLinkMetadata()
    metadata.originalURL = url
    metadata.url = url
    self.init(metadata: metadata)
  }

  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.tintColor = .secondaryLabel
    title.font = .preferredFont(forTextStyle: .headline)
    title.numberOfLines = 2
    host.font = .preferredFont(forTextStyle: .footnote)
    host.textColor = .secondaryLabel
    for part in [picture, title, host] { addSubview(part) }
    isAccessibilityElement = true
    accessibilityTraits = .link
    show()
  }

  public required init?(coder: NSCoder) {
    metadata = LPLinkMetadata()
    super.init(coder: coder)
  }

  private func show() {
    title.text = metadata.title ?? metadata.url?.absoluteString
    host.text = metadata.url?.host ?? metadata.originalURL?.host
    accessibilityLabel = [title.text, host.text].compactMap(\.self).joined(separator: ", ")
    picture.image = UIImage(systemName: "safari")
    setNeedsLayout()
    guard let provider = metadata.iconProvider ?? metadata.imageProvider, provider.canLoadObject(ofClass: UIImage.self) else { return }
    _ = provider.loadObject(ofClass: UIImage.self) { [weak self] image, _ in
      let image = image as? UIImage
      DispatchQueue.main.async { if let image { self?.picture.image = image } }
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: min(size.width, 320), height: 72) }
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 72) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side: CGFloat = 40
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = max(0, bounds.width - side - 36)
    let titleSize = title.sizeThatFits(CGSize(width: room, height: 44))
    let top = max(6, (bounds.height - titleSize.height - 20) / 2)
    picture.frame = CGRect(x: isMirrored ? bounds.width - side - 12 : 12, y: (bounds.height - side) / 2, width: side, height: side)
    let x = isMirrored ? 12 : side + 24
    title.frame = CGRect(x: x, y: top, width: room, height: titleSize.height)
    host.frame = CGRect(x: x, y: top + titleSize.height + 2, width: room, height: 18)
  }
}

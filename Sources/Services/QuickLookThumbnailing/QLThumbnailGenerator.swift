@_exported import UIKit

public struct QLThumbnailError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case generationFailed = 0
    case savingToURLFailed = 1
    case noCachedThumbnail = 2
    case noCloudThumbnail = 3
    case requestInvalid = 4
    case requestCancelled = 5
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "QLThumbnailErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

nonisolated open class QLThumbnailRepresentation: NSObject {
  public enum RepresentationType: Int, Sendable {
    case icon = 0
    case lowQualityThumbnail = 1
    case thumbnail = 2
  }
  public let type: RepresentationType
  public let uiImage: UIImage
  open var cgImage: CGImage { uiImage.cgImage! }
  /// The part of the image with the content, in points.
  open var contentRect: CGRect { CGRect(origin: .zero, size: uiImage.size) }
  init(_ image: UIImage) {
    (type, uiImage) = (.thumbnail, image)
    super.init()
  }
}

/// Creates thumbnails of images and of the first pages of PDF files. Other files fail with `generationFailed`.
nonisolated open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
  nonisolated open class Request: NSObject, @unchecked Sendable {
    public struct RepresentationTypes: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let icon = RepresentationTypes(rawValue: 1)
      /// A cached image.
      public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
      public static let thumbnail = RepresentationTypes(rawValue: 4)
      /// Every representation; the best one is delivered last.
      public static let all = RepresentationTypes(rawValue: .max)
    }
    let file: URL
    /// The maximum size of the image in points.
    public let size: CGSize
    /// The number of pixels per point.
    public let scale: CGFloat
    public let representationTypes: RepresentationTypes
    /// The minimum width and height. The default is 0. It is stored only.
    open var minimumDimension: CGFloat = 0
    /// Whether a frame is drawn. It is stored only.
    open var iconMode = false
    public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
      (file, self.size, self.scale, self.representationTypes) = (url, size, scale, representationTypes)
      super.init()
    }
  }
  public static let shared = QLThumbnailGenerator()
  private func picture(_ request: Request) -> QLThumbnailRepresentation? {
    guard request.size.width > 0, request.size.height > 0 else { return nil }
    func fitted(_ size: CGSize) -> CGSize {
      let share = min(request.size.width / max(size.width, 1), request.size.height / max(size.height, 1))
      return CGSize(width: max(size.width * share, 1), height: max(size.height * share, 1))
    }
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (request.scale, false)
    if request.file.pathExtension.lowercased() == "pdf" {
      guard let page = CGPDFDocument(request.file as CFURL)?.page(at: 1) else { return nil }
      let box = page.getBoxRect(.cropBox)
      let size = fitted(box.size)
      return QLThumbnailRepresentation(
        UIGraphicsImageRenderer(size: size, format: format).image { context in
          UIColor.white.setFill()
          context.fill(CGRect(origin: .zero, size: size))
          context.cgContext.translateBy(x: 0, y: size.height)
          context.cgContext.scaleBy(x: size.width / box.width, y: -size.height / box.height)
          context.cgContext.translateBy(x: -box.minX, y: -box.minY)
          context.cgContext.drawPDFPage(page)
        })
    }
    guard let image = UIImage(contentsOfFile: request.file.path) else { return nil }
    let size = fitted(image.size)
    return QLThumbnailRepresentation(
      UIGraphicsImageRenderer(size: size, format: format).image { _ in image.draw(in: CGRect(origin: .zero, size: size)) })
  }
  /// Creates a thumbnail. The handler is called on another queue.
  open func generateBestRepresentation(
    for request: Request, completion completionHandler: @escaping (QLThumbnailRepresentation?, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let completionHandler = completionHandler
    DispatchQueue.global().async {
      let made = self.picture(request)
      completionHandler(made, made == nil ? QLThumbnailError(.generationFailed) : nil)
    }
  }
  open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
    guard let made = picture(request) else { throw QLThumbnailError(.generationFailed) }
    return made
  }
  /// Creates a thumbnail. The handler is called on another queue.
  open func generateRepresentations(
    for request: Request,
    update updateHandler: ((QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void)?
  ) { generateBestRepresentation(for: request) { updateHandler?($0, .thumbnail, $1) } }
  /// Has no effect: requests complete immediately.
  open func cancel(_ request: Request) {}
}

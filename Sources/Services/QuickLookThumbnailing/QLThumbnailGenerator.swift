@_exported import UIKit

public struct QLThumbnailError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    /// No image could be created.
    case generationFailed = 0
    /// The image could not be saved.
    case savingToURLFailed = 1
    /// The cache contains no image.
    case noCachedThumbnail = 2
    /// No image is available from the cloud.
    case noCloudThumbnail = 3
    /// The request is wrong.
    case requestInvalid = 4
    /// The request was canceled.
    case requestCancelled = 5
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "QLThumbnailErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

/// A small image of a file.
nonisolated open class QLThumbnailRepresentation: NSObject {
  /// The kind of content.
  public enum RepresentationType: Int, Sendable {
    /// The kind of file.
    case icon = 0
    /// A cached image.
    case lowQualityThumbnail = 1
    /// A picture of the file's contents.
    case thumbnail = 2
  }
  /// The kind of content.
  public let type: RepresentationType
  public let uiImage: UIImage
  /// The picture in pixels.
  open var cgImage: CGImage { uiImage.cgImage! }
  /// The part of the image with the contents.
  open var contentRect: CGRect { CGRect(origin: .zero, size: uiImage.size) }
  init(_ image: UIImage) {
    (type, uiImage) = (.thumbnail, image)
    super.init()
  }
}

/// Creates thumbnails of images and of the first pages of PDF files. Other files fail with `generationFailed`.
nonisolated open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
  /// A file and a size.
  nonisolated open class Request: NSObject, @unchecked Sendable {
    /// The requested representations.
    public struct RepresentationTypes: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// The kind of file.
      public static let icon = RepresentationTypes(rawValue: 1)
      /// A cached image.
      public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
      /// Pictures of the file's contents.
      public static let thumbnail = RepresentationTypes(rawValue: 4)
      /// Every kind of picture; the best one available is delivered last.
      public static let all = RepresentationTypes(rawValue: .max)
    }
    let file: URL
    /// The maximum size in points.
    public let size: CGSize
    /// The pixels of a point.
    public let scale: CGFloat
    /// The requested representations.
    public let representationTypes: RepresentationTypes
    /// The minimum size.
    open var minimumDimension: CGFloat = 0
    /// Whether a frame is drawn, which it is not.
    open var iconMode = false
    /// Creates a request for pictures of a file, of a size in points and a number of pixels per point.
    public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
      (file, self.size, self.scale, self.representationTypes) = (url, size, scale, representationTypes)
      super.init()
    }
  }
  /// The generator that the app shares.
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
  /// Creates an image, later on another queue.
  open func generateBestRepresentation(
    for request: Request, completion completionHandler: @escaping (QLThumbnailRepresentation?, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let completionHandler = completionHandler
    DispatchQueue.global().async {
      let made = self.picture(request)
      completionHandler(made, made == nil ? QLThumbnailError(.generationFailed) : nil)
    }
  }
  /// Returns the best picture of a file that can be made.
  open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
    guard let made = picture(request) else { throw QLThumbnailError(.generationFailed) }
    return made
  }
  /// Creates an image, later on another queue.
  open func generateRepresentations(
    for request: Request,
    update updateHandler: ((QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void)?
  ) { generateBestRepresentation(for: request) { updateHandler?($0, .thumbnail, $1) } }
  /// Does nothing, because requests complete immediately.
  open func cancel(_ request: Request) {}
}

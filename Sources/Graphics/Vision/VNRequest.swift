@_exported import CoreGraphics
@_exported import CoreML
@_exported import CoreVideo
@_exported import Foundation
@_exported import CoreImage
@_exported import ImageIO

public let VNErrorDomain = "com.apple.vis"

public struct VNError: Error, CustomNSError, Equatable, Sendable {
  public let code: VNErrorCode
  public init(_ code: VNErrorCode) { self.code = code }
  public static var errorDomain: String { VNErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "This kind of request is not available on Linux."] }
}

public enum VNErrorCode: Int, Sendable {
  case ok = 0
  case requestCancelled = 1
  case invalidFormat = 2
  case operationFailed = 3
  case invalidOption = 5
  /// Data cannot be read.
  case ioError = 6
  case invalidImage = 13
  case invalidArgument = 14
  case invalidModel = 15
  case dataUnavailable = 17
  /// The kind of request is not supported.
  case unsupportedRequest = 19
}

/// Called when a request has ended.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
/// The confidence of an observation, from 0 to 1.
public typealias VNConfidence = Float
/// An option of a handler.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
  /// Properties of the camera.
  public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
  public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}

/// The scaling of an image to a model's input.
public enum VNImageCropAndScaleOption: UInt, Sendable {
  /// The middle is cut out.
  case centerCrop = 0
  /// The whole image is scaled.
  case scaleFit = 1
  /// The input is filled.
  case scaleFill = 2
}

/// A request for the analysis of an image. Only barcode requests for QR codes find results; all others fail with `unsupportedRequest`.
nonisolated open class VNRequest: NSObject, _VNAnswering {
  public let completionHandler: VNRequestCompletionHandler?
  /// Whether little memory and time of the graphics chip should be used.
  open var preferBackgroundProcessing = false
  open var usesCPUOnly = false
  /// The version of the algorithm.
  open var revision = 1
  var found: [VNObservation]?
  /// Creates a request whose completion handler is called after each image.
  public init(completionHandler: VNRequestCompletionHandler? = nil) {
    self.completionHandler = completionHandler
    super.init()
  }
  public convenience override init() { self.init(completionHandler: nil) }
  private var isCancelled = false
  /// Ends the request with an error, if it has not been performed.
  open func cancel() { isCancelled = true }

  func answer(_ image: CIImage?) throws -> [VNObservation] { throw VNError(.unsupportedRequest) }

  func perform(_ image: CIImage?) throws {
    do {
      if isCancelled { throw VNError(.requestCancelled) }
      guard let image else { throw VNError(.invalidImage) }
      found = try answer(image)
    } catch {
      found = nil
      completionHandler?(self, error)
      throw error
    }
    completionHandler?(self, nil)
  }
}

/// A request that analyzes a part of an image.
nonisolated open class VNImageBasedRequest: VNRequest {
  /// The part, in shares of the image.
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

nonisolated open class VNImageRequestHandler: NSObject {
  private let image: CIImage?
  private init(_ image: CIImage?) {
    self.image = image
    super.init()
  }
  public convenience init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) { self.init(CIImage(cgImage: image)) }
  public convenience init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
    self.init(CIImage(cgImage: image).oriented(orientation))
  }
  public convenience init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) { self.init(image) }
  public convenience init(ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
    self.init(image.oriented(orientation))
  }
  public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {
    self.init(CIImage(cvPixelBuffer: pixelBuffer))
  }
  public convenience init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) {
    self.init(CIImage(cvPixelBuffer: pixelBuffer).oriented(orientation))
  }
  public convenience init(url imageURL: URL, options: [VNImageOption: Any] = [:]) { self.init(CIImage(contentsOf: imageURL)) }
  public convenience init(url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
    self.init(CIImage(contentsOf: imageURL)?.oriented(orientation))
  }
  public convenience init(data imageData: Data, options: [VNImageOption: Any] = [:]) { self.init(CIImage(data: imageData)) }
  public convenience init(data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
    self.init(CIImage(data: imageData)?.oriented(orientation))
  }
  /// Performs requests; throws the first error after all have ended.
  open func perform(_ requests: [VNRequest]) throws {
    var failure: (any Error)?
    for request in requests {
      do { try request.perform(image) } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
  }
}

/// Performs requests on images that follow each other.
nonisolated open class VNSequenceRequestHandler: NSObject {
  /// Performs requests on an image; the handler keeps their state for the next one.
  open func perform(_ requests: [VNRequest], on image: CGImage) throws { try VNImageRequestHandler(cgImage: image).perform(requests) }
  /// Performs requests on an image; the handler keeps their state for the next one.
  open func perform(_ requests: [VNRequest], on image: CIImage) throws { try VNImageRequestHandler(ciImage: image).perform(requests) }
  /// Performs requests on a pixel buffer; the handler keeps their state for the next one.
  open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws {
    try VNImageRequestHandler(cvPixelBuffer: pixelBuffer).perform(requests)
  }
  /// Performs requests on an image with an orientation; the handler keeps their state for the next one.
  open func perform(_ requests: [VNRequest], on image: CGImage, orientation: CGImagePropertyOrientation) throws {
    try VNImageRequestHandler(cgImage: image, orientation: orientation).perform(requests)
  }
  /// Performs requests on a pixel buffer with an orientation; the handler keeps their state for the next one.
  open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation) throws {
    try VNImageRequestHandler(cvPixelBuffer: pixelBuffer, orientation: orientation).perform(requests)
  }
}

/// Provides the results of requests; each kind of request declares them with its own type.
public protocol _VNAnswering {}

extension _VNAnswering where Self: VNRequest {
  /// The observations, after the request has been performed.
  public var results: [VNObservation]? { found }
}

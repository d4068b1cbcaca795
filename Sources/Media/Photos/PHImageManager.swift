@_exported import AVFoundation
import ImageIO
import UIKitValues

public typealias PHImageRequestID = Int32
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size that requests the original image.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// The key of whether a better image follows.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The key of the error in the handler's dictionary.
public let PHImageErrorKey = "PHImageErrorKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The key of whether the image must be downloaded.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"

public enum PHImageContentMode: Int, Sendable {
  case aspectFit = 0
  case aspectFill = 1
  /// The default mode: ``aspectFit``.
  public static let `default` = PHImageContentMode.aspectFit
}

public enum PHImageRequestOptionsVersion: Int, Sendable {
  /// The photo with all edits of the user.
  case current = 0
  /// The photo without the edits of the user.
  case unadjusted = 1
  /// The file as the camera wrote it.
  case original = 2
}

public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  /// First a fast image, then a better one.
  case opportunistic = 0
  case highQualityFormat = 1
  /// A single image as quickly as possible, possibly with a lower quality.
  case fastFormat = 2
}

/// The accuracy of the image size.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  case none = 0
  /// Approximately the requested size.
  case fast = 1
  /// Exactly the requested size.
  case exact = 2
}

open class PHImageRequestOptions: NSObject {
  /// The version of the photo. The default includes all edits.
  open var version = PHImageRequestOptionsVersion.current
  /// The quality of the images. The default delivers a fast image first.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// The accuracy of the image size. The default is approximately the requested size.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// Whether the image may be downloaded. The default is false.
  open var isNetworkAccessAllowed = false
  /// Whether the request blocks until the handler was called. The default is false.
  open var isSynchronous = false
  /// The part of the image, from 0 to 1. The default, an empty rectangle, means the whole image.
  open var normalizedCropRect = CGRect.zero
  open var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
  public override init() {}
}

/// Loads photos and videos from their files.
open class PHImageManager: NSObject {
  private static let shared = PHImageManager()
  private static let queue = DispatchQueue(label: "Trestle.PHImageManager", qos: .userInitiated)
  private let lock = NSLock()
  private var lastRequest: PHImageRequestID = 0
  private var pending: Set<PHImageRequestID> = []

  open class func `default`() -> PHImageManager { shared }
  public override init() {}

  /// Requests an image; for a video, its first frame. It is read on another thread; the handler is called once on the main queue, or before
  /// this method returns for a synchronous request.
  @discardableResult open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    request(options?.isSynchronous == true) {
      AssetReader.image(of: asset, size: targetSize, mode: contentMode)
    } deliver: { image in
      resultHandler(image.map { UIImage(cgImage: $0) }, image == nil ? Self.failure : [PHImageResultIsDegradedKey: false])
    }
  }

  @discardableResult open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    requestImageDataAndOrientation(for: asset, options: options) { data, type, orientation, information in
      resultHandler(data, type, UIImage.Orientation(orientation), information)
    }
  }

  @discardableResult open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    request(options?.isSynchronous == true) {
      AssetReader.data(of: asset)
    } deliver: { content in
      guard let content else { return resultHandler(nil, nil, .up, Self.failure) }
      resultHandler(content.data, content.type, content.orientation, [:])
    }
  }

  /// Requests a video. For an image, the handler receives nil and an error.
  @discardableResult open func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    video(asset) { resultHandler($0, nil, $0 == nil ? Self.failure : [:]) }
  }

  /// Requests a video for a player. For an image, the handler receives nil and an error.
  @discardableResult open func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?, resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    video(asset) { resultHandler($0.map { AVPlayerItem(asset: $0) }, $0 == nil ? Self.failure : [:]) }
  }

  /// Requests a video to export. For an image, the handler receives nil and an error.
  @discardableResult open func requestExportSession(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
    resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    video(asset) { video in
      let session = video.flatMap { AVAssetExportSession(asset: $0, presetName: exportPreset) }
      resultHandler(session, session == nil ? Self.failure : [:])
    }
  }

  private static let failure: [AnyHashable: Any] = [PHImageErrorKey: PHPhotosError(code: .invalidResource)]

  private func video(_ asset: PHAsset, _ deliver: @escaping (AVURLAsset?) -> Void) -> PHImageRequestID {
    request(false) {
      asset.url.flatMap { asset.mediaType == .video && access($0.path, R_OK) == 0 ? AVURLAsset(url: $0) : nil }
    } deliver: {
      deliver($0)
    }
  }

  /// Loads the result on another thread and delivers it on the main queue, unless the request was canceled.
  private func request<Content>(
    _ isSynchronous: Bool, _ make: @escaping () -> Content?, deliver: @escaping (Content?) -> Void
  ) -> PHImageRequestID {
    guard !isSynchronous else {
      deliver(make())
      return PHInvalidImageRequestID
    }
    let number = lock.withLock {
      lastRequest += 1
      pending.insert(lastRequest)
      return lastRequest
    }
    nonisolated(unsafe) let (make, deliver) = (make, deliver)
    Self.queue.async {
      guard self.lock.withLock({ self.pending.contains(number) }) else { return }
      nonisolated(unsafe) let content = make()
      DispatchQueue.main.async { if self.lock.withLock({ self.pending.remove(number) != nil }) { deliver(content) } }
    }
    return number
  }

  /// Requests a Live Photo. On Linux the handler receives nil and an error.
  @discardableResult open func requestLivePhoto(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer(nil) { resultHandler(nil, [PHImageErrorKey: PHPhotosError(code: .libraryUnavailable)]) }
  }

  private func answer(_ options: PHImageRequestOptions?, _ body: @escaping () -> Void) -> PHImageRequestID {
    if options?.isSynchronous == true { body() } else { DispatchQueue.main.async(execute: body) }
    return PHInvalidImageRequestID
  }

  /// Cancels a request; its handler is not called.
  open func cancelImageRequest(_ requestID: PHImageRequestID) { _ = lock.withLock { pending.remove(requestID) } }
}

open class PHCachingImageManager: PHImageManager {
  /// Whether images of high quality are cached. The default is true.
  open var allowsCachingHighQualityImages = true
  /// Has no effect on Linux, where images are read when they are requested.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) { withoutEffect("images are read when they are requested") }
  /// Has no effect on Linux, where images are read when they are requested.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) { withoutEffect("images are read when they are requested") }
  /// Has no effect on Linux, where images are read when they are requested.
  open func stopCachingImagesForAllAssets() { withoutEffect("images are read when they are requested") }
}

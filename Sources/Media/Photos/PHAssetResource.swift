import Foundation

/// The contents of a file of a photo or video.
public enum PHAssetResourceType: Int, Sendable {
  /// The original image.
  case photo = 1
  /// The original video.
  case video = 2
  /// The original sound.
  case audio = 3
  /// An image in another format beside the original.
  case alternatePhoto = 4
  /// The edited image in its full size.
  case fullSizePhoto = 5
  /// The edited video in its full size.
  case fullSizeVideo = 6
  /// The data of an edit.
  case adjustmentData = 7
  /// The image before an edit.
  case adjustmentBasePhoto = 8
  /// The video of a live photo.
  case pairedVideo = 9
  /// The edited video of a live photo in its full size.
  case fullSizePairedVideo = 10
  /// The video of a live photo before an edit.
  case adjustmentBasePairedVideo = 11
  /// The video before an edit.
  case adjustmentBaseVideo = 12
}

/// A file of a photo or video. There is no library on Linux, so that no photo has one.
open class PHAssetResource: NSObject {
  override init() {}
  /// The contents of the file.
  open var type: PHAssetResourceType { .photo }
  /// The identifier of the photo. Always empty on Linux.
  open var assetLocalIdentifier: String { "" }
  /// The type of the file. Always empty on Linux.
  open var uniformTypeIdentifier: String { "" }
  /// The name that the file had when it was added. Always empty on Linux.
  open var originalFilename: String { "" }

  /// Returns the files of a photo: none on Linux.
  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
}

/// The conditions of a request for a file.
open class PHAssetResourceRequestOptions: NSObject {
  /// Whether the file may be downloaded. The default is false.
  open var isNetworkAccessAllowed = false
  /// Called with the progress of a download, from 0 to 1.
  open var progressHandler: ((Double) -> Void)?
  public override init() {}
}

/// The number of a request for a file.
public typealias PHAssetResourceDataRequestID = Int32
/// The number of no request for a file.
public let PHInvalidAssetResourceDataRequestID: PHAssetResourceDataRequestID = 0

/// Reads the files of photos and videos. Requests fail on Linux, which has no photo library.
open class PHAssetResourceManager: NSObject {
  private static let shared = PHAssetResourceManager()
  /// Returns the manager that the app shares.
  open class func `default`() -> PHAssetResourceManager { shared }
  public override init() {}

  /// Reads a file in parts. On Linux the completion handler receives an error on the main queue.
  @discardableResult open func requestData(
    for resource: PHAssetResource, options: PHAssetResourceRequestOptions?, dataReceivedHandler handler: @escaping (Data) -> Void,
    completionHandler: @escaping ((any Error)?) -> Void
  ) -> PHAssetResourceDataRequestID {
    DispatchQueue.main.async { completionHandler(PHPhotosError(code: .libraryUnavailable)) }
    return PHInvalidAssetResourceDataRequestID
  }

  /// Copies a file. On Linux the completion handler receives an error on the main queue.
  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(PHPhotosError(code: .libraryUnavailable)) }
  }

  /// Cancels a request. Requests end at once on Linux.
  open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {}
}

import AVFoundation
import ImageIO
import UIKit

/// A placeholder for an object to be added.
open class PHObjectPlaceholder: PHObject {}

/// The source of photos.
public struct PHAssetSourceType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The user's library.
  public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
  /// Albums of the cloud.
  public static let typeCloudShared = PHAssetSourceType(rawValue: 2)
  /// A computer.
  public static let typeiTunesSynced = PHAssetSourceType(rawValue: 4)
}

/// A kind of editing.
public enum PHAssetEditOperation: Int, Sendable {
  /// Deleting.
  case delete = 1
  /// The image itself.
  case content = 2
  /// The properties of the photo.
  case properties = 3
}

/// Options for requesting a photo for editing.
open class PHContentEditingInputRequestOptions: NSObject {
  /// Whether the app can read an earlier edit.
  open var canHandleAdjustmentData: (PHAdjustmentData) -> Bool = { _ in false }
  /// Whether the photo may be downloaded. The default is false.
  open var isNetworkAccessAllowed = false
  /// A block that receives the progress of a download.
  open var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?
  public override init() {}
}

/// A photo for editing. None is delivered on Linux.
open class PHContentEditingInput: NSObject {
  /// The kind of media.
  open var mediaType: PHAssetMediaType { .image }
  /// The day of the photo.
  open var creationDate: Date? { nil }
  /// The earlier edit.
  open var adjustmentData: PHAdjustmentData? { nil }
  /// An image for the screen.
  open var displaySizeImage: UIImage? { nil }
  /// The file of the image.
  open var fullSizeImageURL: URL? { nil }
  /// The orientation of the image.
  open var fullSizeImageOrientation: Int32 { 1 }
  /// The type of the file.
  open var uniformTypeIdentifier: String? { nil }
  /// The video.
  open var audiovisualAsset: AVAsset? { nil }
  /// The photo that moves.
  open var livePhoto: PHLivePhoto? { nil }
  override init() {}
}

/// The result of an edit.
open class PHContentEditingOutput: NSObject {
  /// The data that the app needs to read its edit again.
  open var adjustmentData: PHAdjustmentData?
  /// The file that the app writes the image to.
  public let renderedContentURL: URL
  /// Creates the result of an edit.
  public init(contentEditingInput: PHContentEditingInput) {
    renderedContentURL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".jpg")
  }
}

/// The data that an app needs to read its edit again.
open class PHAdjustmentData: NSObject {
  /// The app's name for its format.
  public let formatIdentifier: String
  /// The version of the format.
  public let formatVersion: String
  /// The data.
  public let data: Data
  /// Creates the data of an edit.
  public init(formatIdentifier: String, formatVersion: String, data: Data) {
    self.formatIdentifier = formatIdentifier
    self.formatVersion = formatVersion
    self.data = data
  }
}

/// A Live Photo. None is delivered on Linux.
open class PHLivePhoto: NSObject {
  /// The size of the live photo.
  open var size: CGSize { .zero }
  override init() {}
  /// Creates a photo that moves from files. On Linux the handler receives nil on the main queue.
  @discardableResult open class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize, contentMode: PHImageContentMode,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> Int32 {
    DispatchQueue.main.async { resultHandler(nil, [:]) }
    return 0
  }
}

/// Options for requesting a Live Photo.
open class PHLivePhotoRequestOptions: NSObject {
  /// The quality.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// Whether it may be downloaded. The default is false.
  open var isNetworkAccessAllowed = false
  public override init() {}
}

/// Options for requesting a video.
open class PHVideoRequestOptions: NSObject {
  /// Whether it may be downloaded. The default is false.
  open var isNetworkAccessAllowed = false
  /// The version of the video.
  open var version = PHVideoRequestOptionsVersion.current
  /// The quality.
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  /// A block that receives the progress of a download.
  open var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
  public override init() {}
}

/// The version of a video.
public enum PHVideoRequestOptionsVersion: Int, Sendable {
  /// With all edits.
  case current = 0
  /// The original.
  case original = 1
}

/// The quality of a video.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  /// Chosen by the system.
  case automatic = 0
  /// The best.
  case highQualityFormat = 1
  /// Middling.
  case mediumQualityFormat = 2
  /// The quickest.
  case fastFormat = 3
}

/// A kind of file of a photo.
public enum PHAssetResourceType: Int, Sendable {
  /// The image.
  case photo = 1
  /// The video.
  case video = 2
  /// The sound.
  case audio = 3
  /// Another form of the image.
  case alternatePhoto = 4
  /// The edited image.
  case fullSizePhoto = 5
  /// The edited video.
  case fullSizeVideo = 6
  /// The data that describes the edit.
  case adjustmentData = 7
  /// The video of a live photo.
  case pairedVideo = 9
}

/// Options for adding a file.
open class PHAssetResourceCreationOptions: NSObject {
  /// The name of the file.
  open var originalFilename: String?
  /// The type of the file.
  open var uniformTypeIdentifier: String?
  /// Whether the file is moved and not copied. The default is false.
  open var shouldMoveFile = false
  public override init() {}
}

/// A request that adds a photo from files, for `performChanges`, which is refused here.
open class PHAssetCreationRequest: PHAssetChangeRequest {
  /// Returns a request.
  open class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }
  /// Adds data.
  open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
  /// Adds a file.
  open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
}

/// The key of the error in what a request for a live photo reports.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// The key of a flag in what a request for a live photo reports: the photo is a first, small one.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
/// The key of a flag in what a request for a live photo reports: the request was cancelled.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

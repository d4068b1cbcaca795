import TrestleSupport
import AVFoundation
import ImageIO
import UIKitValues

/// A placeholder for an object to be added.
open class PHObjectPlaceholder: PHObject {}

/// The source of photos.
public struct PHAssetSourceType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The library of this device, with the user's cloud.
  public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
  /// Albums of the cloud.
  public static let typeCloudShared = PHAssetSourceType(rawValue: 2)
  /// Photos copied from a computer.
  public static let typeiTunesSynced = PHAssetSourceType(rawValue: 4)
}

/// A way in which an app changes a photo or video.
public enum PHAssetEditOperation: Int, Sendable {
  /// The photo or video is deleted.
  case delete = 1
  /// The pixels or frames are changed.
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
  /// Whether the object is an image or a video. Always an image on Linux.
  open var mediaType: PHAssetMediaType { .image }
  /// The day of the photo.
  open var creationDate: Date? { nil }
  /// The data of an earlier edit. Always nil on Linux.
  open var adjustmentData: PHAdjustmentData? { nil }
  /// An image for the screen.
  open var displaySizeImage: UIImage? { nil }
  /// The file of the image.
  open var fullSizeImageURL: URL? { nil }
  /// The Exif orientation of the image, from 1 to 8. Always 1, upright, on Linux.
  open var fullSizeImageOrientation: Int32 { 1 }
  /// The type of the file.
  open var uniformTypeIdentifier: String? { nil }
  /// The video to edit. Always nil on Linux.
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
  /// The app's version of its format, with which it decides whether it can read the data.
  public let formatVersion: String
  /// The edit in the app's own format.
  public let data: Data
  /// Creates the data of an edit in the app's own format.
  public init(formatIdentifier: String, formatVersion: String, data: Data) {
    self.formatIdentifier = formatIdentifier
    self.formatVersion = formatVersion
    self.data = data
  }
}

/// A Live Photo. None is delivered on Linux.
open class PHLivePhoto: NSObject {
  /// The size of the photo in pixels. Always zero on Linux.
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

/// The quality and network access of a request for a Live Photo.
open class PHLivePhotoRequestOptions: NSObject {
  /// Whether a fast image comes first, or only the best one; a fast one first by default.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// Whether it may be downloaded. The default is false.
  open var isNetworkAccessAllowed = false
  public override init() {}
}

/// The version, quality and network access of a request for a video.
open class PHVideoRequestOptions: NSObject {
  /// Whether it may be downloaded. The default is false.
  open var isNetworkAccessAllowed = false
  /// Whether the video is delivered with its edits; ``PHVideoRequestOptionsVersion/current``, with them, by default.
  open var version = PHVideoRequestOptionsVersion.current
  /// The quality of the video; chosen by the system by default.
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  /// A block that receives the progress of a download.
  open var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
  public override init() {}
}

/// Whether a video is delivered with its edits.
public enum PHVideoRequestOptionsVersion: Int, Sendable {
  /// The latest version, with all edits.
  case current = 0
  /// The video as it was recorded, without edits.
  case original = 1
}

/// The quality of a video.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  /// Chosen by the system.
  case automatic = 0
  /// The best quality, even if it takes longer.
  case highQualityFormat = 1
  /// A quality between the best and the quickest one.
  case mediumQualityFormat = 2
  /// The quality that is available soonest.
  case fastFormat = 3
}

/// Options for adding a file.
open class PHAssetResourceCreationOptions: NSObject {
  /// The file name that the library keeps; nil, the default, for a generated one.
  open var originalFilename: String?
  /// The type of the file.
  open var uniformTypeIdentifier: String?
  /// Whether the file is moved and not copied. The default is false.
  open var shouldMoveFile = false
  public override init() {}
}

/// A request that adds a photo from files, for `performChanges`, which is refused here.
open class PHAssetCreationRequest: PHAssetChangeRequest {
  /// Returns a request to which files of a new photo are added.
  open class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }
  /// Adds bytes of a file to the photo. No photo is created on Linux, so this has no effect.
  open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {
    withoutEffect("the photo library is denied")
  }
  /// Adds a file to the photo. No photo is created on Linux, so this has no effect.
  open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {
    withoutEffect("the photo library is denied")
  }
}

/// The key of the error in what a request for a live photo reports.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// The key of a flag in what a request for a live photo reports: the photo is a first, small one.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
/// The key of a flag in what a request for a live photo reports: the request was cancelled.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

import AVFoundation
import UIKitValues

open class PHObjectPlaceholder: PHObject {}

public struct PHAssetSourceType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The library of this device and of the user's cloud storage.
  public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
  /// Shared albums of the cloud storage.
  public static let typeCloudShared = PHAssetSourceType(rawValue: 2)
  /// Photos copied from a computer.
  public static let typeiTunesSynced = PHAssetSourceType(rawValue: 4)
}

public enum PHAssetEditOperation: Int, Sendable {
  case delete = 1
  case content = 2
  case properties = 3
}

open class PHContentEditingInputRequestOptions: NSObject {
  /// Whether the app can read an earlier edit. The default closure returns false.
  open var canHandleAdjustmentData: (PHAdjustmentData) -> Bool = { _ in false }
  /// Whether the photo may be downloaded. The default is false.
  open var isNetworkAccessAllowed = false
  open var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?
  public override init() {}
}

/// A photo for editing. It is never created on Linux.
open class PHContentEditingInput: NSObject {
  /// The media type of the photo. Always an image on Linux.
  open var mediaType: PHAssetMediaType { .image }
  /// The creation date of the photo. Always nil on Linux.
  open var creationDate: Date? { nil }
  /// The data of an earlier edit. Always nil on Linux.
  open var adjustmentData: PHAdjustmentData? { nil }
  /// An image for display. Always nil on Linux.
  open var displaySizeImage: UIImage? { nil }
  /// The file of the image. Always nil on Linux.
  open var fullSizeImageURL: URL? { nil }
  /// The Exif orientation of the image, from 1 to 8. Always 1, upright, on Linux.
  open var fullSizeImageOrientation: Int32 { 1 }
  /// The type of the file. Always nil on Linux.
  open var uniformTypeIdentifier: String? { nil }
  /// The video to edit. Always nil on Linux.
  open var audiovisualAsset: AVAsset? { nil }
  /// The Live Photo. Always nil on Linux.
  open var livePhoto: PHLivePhoto? { nil }
  override init() {}
}

open class PHContentEditingOutput: NSObject {
  /// The data from which the app can reconstruct its edit.
  open var adjustmentData: PHAdjustmentData?
  /// The location to which the app writes the edited image.
  public let renderedContentURL: URL
  public init(contentEditingInput: PHContentEditingInput) {
    renderedContentURL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".jpg")
  }
}

/// The data from which an app can reconstruct its edit.
open class PHAdjustmentData: NSObject {
  public let formatIdentifier: String
  /// The version of the app's format, with which the app decides whether it can read the data.
  public let formatVersion: String
  public let data: Data
  public init(formatIdentifier: String, formatVersion: String, data: Data) {
    self.formatIdentifier = formatIdentifier
    self.formatVersion = formatVersion
    self.data = data
  }
}

/// A Live Photo. It is never created on Linux.
open class PHLivePhoto: NSObject {
  /// The size of the photo in pixels. Always zero on Linux.
  open var size: CGSize { .zero }
  override init() {}
  /// Creates a Live Photo from files. On Linux the handler receives nil on the main queue.
  @discardableResult open class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize, contentMode: PHImageContentMode,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> Int32 {
    DispatchQueue.main.async { resultHandler(nil, [:]) }
    return 0
  }
}

open class PHLivePhotoRequestOptions: NSObject {
  /// The quality of the images. The default delivers a fast image first.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// Whether the photo may be downloaded. The default is false.
  open var isNetworkAccessAllowed = false
  public override init() {}
}

open class PHVideoRequestOptions: NSObject {
  /// Whether the video may be downloaded. The default is false.
  open var isNetworkAccessAllowed = false
  /// The version of the video. The default is ``PHVideoRequestOptionsVersion/current``.
  open var version = PHVideoRequestOptionsVersion.current
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  open var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
  public override init() {}
}

public enum PHVideoRequestOptionsVersion: Int, Sendable {
  /// The latest version, with all edits.
  case current = 0
  /// The video as it was recorded, without edits.
  case original = 1
}

public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  case automatic = 0
  case highQualityFormat = 1
  /// A balance of quality and speed.
  case mediumQualityFormat = 2
  /// The quality that is available first.
  case fastFormat = 3
}

open class PHAssetResourceCreationOptions: NSObject {
  /// The file name in the library; nil, the default, for a generated one.
  open var originalFilename: String?
  open var uniformTypeIdentifier: String?
  /// Whether the file is moved instead of copied. The default is false.
  open var shouldMoveFile = false
  public override init() {}
}

/// A request that adds a photo from files, for `performChanges`, which fails on Linux.
open class PHAssetCreationRequest: PHAssetChangeRequest {
  open class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }
  /// Has no effect on Linux, where no photo is created.
  open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {
    withoutEffect("the photo library is denied")
  }
  /// Has no effect on Linux, where no photo is created.
  open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {
    withoutEffect("the photo library is denied")
  }
}

/// The key of the error in the result dictionary of a Live Photo request.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// The key of whether the result of a Live Photo request is a preview of low quality.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

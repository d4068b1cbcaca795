import TrestleSupport
@_exported import CoreLocation
@_exported import UIKitValues

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  /// A policy of the device forbids access.
  case restricted = 1
  /// The user has denied access. The answer if the user has no folder of pictures or videos.
  case denied = 2
  case authorized = 3
  /// The user has allowed access to some photos.
  case limited = 4
}

public enum PHAccessLevel: Int, Sendable {
  /// Adding photos without reading any.
  case addOnly = 1
  case readWrite = 2
}

public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

public struct PHPhotosError: Error, CustomNSError, LocalizedError, Equatable {
  public enum Code: Int, Sendable {
    case accessUserDenied = 3311
    case libraryUnavailable = 3301
    /// The object has no such resource, or its file cannot be read.
    case invalidResource = 3302
  }

  public let code: Code
  public static var errorDomain: String { PHPhotosErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? {
    code == .invalidResource ? "The file cannot be read as what was requested." : "The photo library is not available on Linux."
  }
}

public protocol PHPhotoLibraryChangeObserver: AnyObject {
  /// Called when the library has changed. Never called on Linux.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of the library. It is never created on Linux.
public final class PHChange: NSObject {
  override init() {}
  /// Returns the change of a fetch result: nil on Linux.
  public func changeDetails<T: NSObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
  /// Returns the change of a photo or an album: nil on Linux.
  public func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
}

/// The differences between two states of a photo or an album. They are never created on Linux.
public final class PHObjectChangeDetails<ObjectType: PHObject>: NSObject {
  override init() {}
  public var objectBeforeChanges: ObjectType? { nil }
  /// The object after the change. Always nil on Linux.
  public var objectAfterChanges: ObjectType? { nil }
  /// Whether the image or the video has changed. Always false on Linux.
  public var assetContentChanged: Bool { false }
  public var objectWasDeleted: Bool { false }
}

/// The differences between two states of a fetch result. They are never created on Linux.
public final class PHFetchResultChangeDetails<T: AnyObject>: NSObject {
  override init() {}
  /// The fetch result with the change. Always empty on Linux.
  public var fetchResultAfterChanges: PHFetchResult<T> { PHFetchResult() }
  /// Whether the individual changes are known. Always false on Linux.
  public var hasIncrementalChanges: Bool { false }
  /// The indexes of inserted objects. Always nil on Linux.
  public var insertedIndexes: IndexSet? { nil }
  /// The indexes of removed objects. Always nil on Linux.
  public var removedIndexes: IndexSet? { nil }
  /// The indexes of changed objects. Always nil on Linux.
  public var changedIndexes: IndexSet? { nil }
  public var fetchResultBeforeChanges: PHFetchResult<T> { PHFetchResult() }
  /// The inserted objects. Always empty on Linux.
  public var insertedObjects: [T] { [] }
  /// The removed objects. Always empty on Linux.
  public var removedObjects: [T] { [] }
  /// The objects whose content has changed. Always empty on Linux.
  public var changedObjects: [T] { [] }
  /// Whether objects have moved. Always false on Linux.
  public var hasMoves: Bool { false }
  /// Calls the block for each object that has moved: none on Linux.
  public func enumerateMoves(_ handler: (Int, Int) -> Void) {}
}

/// The user's photos: the files in the user's folders of pictures and videos. They are read-only. Without these folders access is denied,
/// and every fetch is empty.
open class PHPhotoLibrary: NSObject {
  private static let library = PHPhotoLibrary()
  open class func shared() -> PHPhotoLibrary { library }
  /// Returns whether the app may use the photos: authorized if the user has a folder of pictures or videos.
  open class func authorizationStatus() -> PHAuthorizationStatus { authorizationStatus(for: .readWrite) }
  /// Returns whether the app may use the photos: authorized if the user has a folder of pictures or videos. Adding is denied.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    accessLevel == .readWrite && PhotoFolder.exists ? .authorized : .denied
  }

  /// Requests access. The handler receives the status on the main queue.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    requestAuthorization(for: .readWrite, handler: handler)
  }

  /// Requests access. The handler receives the status on the main queue.
  open class func requestAuthorization(for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void) {
    let status = authorizationStatus(for: accessLevel)
    DispatchQueue.main.async { handler(status) }
  }

  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    authorizationStatus(for: accessLevel)
  }

  /// Changes the library. On Linux the block is not called, and the handler receives an error on the main queue.
  open func performChanges(_ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?(false, PHPhotosError(code: .accessUserDenied)) }
  }

  /// Changes the library. Throws on Linux, and the block is not called.
  open func performChanges(_ changeBlock: @escaping () -> Void) async throws { throw PHPhotosError(code: .accessUserDenied) }

  /// Changes the library and waits. Throws on Linux, and the block is not called.
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws { throw PHPhotosError(code: .accessUserDenied) }
  /// Has no effect on Linux, where the library does not change.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) { withoutEffect("the photo library cannot be changed") }
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// A request to add or change a photo, for `performChanges`, which fails on Linux.
open class PHAssetChangeRequest: NSObject {
  /// The creation date of the photo; nil, the default, for the date of the request.
  open var creationDate: Date?
  open var isFavorite = false
  open var isHidden = false
  override init() {}
  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest { PHAssetChangeRequest() }
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? { PHAssetChangeRequest() }
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? { PHAssetChangeRequest() }
  /// Has no effect on Linux, where photos cannot be deleted.
  open class func deleteAssets(_ assets: Any) { withoutEffect("the photo library cannot be changed") }
  public convenience init(for asset: PHAsset) { self.init() }
  /// A placeholder for the photo to be added: nil on Linux.
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
  /// The location of the photo; nil, the default, for none.
  open var location: CLLocation?
  /// The edit to save. The default is nil.
  open var contentEditingOutput: PHContentEditingOutput?
  /// Reverts all edits. No change is made on Linux.
  open func revertAssetContentToOriginal() { withoutEffect("the photo library cannot be changed") }
}

import TrestleSupport
@_exported import CoreLocation
@_exported import UIKitValues

/// Whether the user allows the app to use the photos.
public enum PHAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// The device does not allow it.
  case restricted = 1
  /// The user has refused. The answer where the user has no folder of pictures or videos.
  case denied = 2
  /// The user has agreed.
  case authorized = 3
  /// The user has agreed for some photos.
  case limited = 4
}

/// The level of access that the app requests.
public enum PHAccessLevel: Int, Sendable {
  /// Adding photos without reading any.
  case addOnly = 1
  /// Read and change photos.
  case readWrite = 2
}

/// The domain of ``PHPhotosError`` as an `NSError`.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// The reason for which a request to the photo library failed.
public struct PHPhotosError: Error, CustomNSError, LocalizedError, Equatable {
  /// The kinds of error of the photo library.
  public enum Code: Int, Sendable {
    /// The user has refused.
    case accessUserDenied = 3311
    /// There is no library.
    case libraryUnavailable = 3301
    /// The object has no such content, or its file cannot be read.
    case invalidResource = 3302
  }

  /// The reason of the failure.
  public let code: Code
  public static var errorDomain: String { PHPhotosErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? {
    code == .invalidResource ? "The file cannot be read as what was requested." : "The photo library is not available on Linux."
  }
}

/// Receives changes of the photo library.
public protocol PHPhotoLibraryChangeObserver: AnyObject {
  /// Called when the library has changed. Never called on Linux.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of the library. It never changes here.
public final class PHChange: NSObject {
  override init() {}
  /// Returns the change of a fetch result: nil on Linux.
  public func changeDetails<T: NSObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
  /// Returns the change of a photo or an album: nil on Linux.
  public func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
}

/// The differences between two states of a photo or an album. The library never changes on Linux.
public final class PHObjectChangeDetails<ObjectType: PHObject>: NSObject {
  override init() {}
  public var objectBeforeChanges: ObjectType? { nil }
  /// The object after the change; nil if it was deleted.
  public var objectAfterChanges: ObjectType? { nil }
  /// Whether the image or the video has changed.
  public var assetContentChanged: Bool { false }
  public var objectWasDeleted: Bool { false }
}

/// The differences between two states of a fetch result.
public final class PHFetchResultChangeDetails<T: AnyObject>: NSObject {
  override init() {}
  /// The fetch result with the change. Always empty on Linux.
  public var fetchResultAfterChanges: PHFetchResult<T> { PHFetchResult() }
  /// Whether the single changes are known.
  public var hasIncrementalChanges: Bool { false }
  /// The indexes of inserted objects, or nil.
  public var insertedIndexes: IndexSet? { nil }
  /// The indexes of removed objects, or nil.
  public var removedIndexes: IndexSet? { nil }
  /// The indexes of changed objects, or nil.
  public var changedIndexes: IndexSet? { nil }
  public var fetchResultBeforeChanges: PHFetchResult<T> { PHFetchResult() }
  /// The objects that were added.
  public var insertedObjects: [T] { [] }
  /// The objects that were removed.
  public var removedObjects: [T] { [] }
  /// The objects whose content has changed. Always empty on Linux.
  public var changedObjects: [T] { [] }
  /// Whether objects have moved.
  public var hasMoves: Bool { false }
  /// Calls the block for each object that has moved.
  public func enumerateMoves(_ handler: (Int, Int) -> Void) {}
}

/// The user's photos: the files in the user's folders of pictures and videos, which every program of the user may read. The library cannot be
/// changed. Without these folders access is denied, and every fetch is empty.
open class PHPhotoLibrary: NSObject {
  private static let library = PHPhotoLibrary()
  /// Returns the library that the app shares.
  open class func shared() -> PHPhotoLibrary { library }
  /// Returns whether the app may use the photos: whether the user has a folder of pictures or videos.
  open class func authorizationStatus() -> PHAuthorizationStatus { authorizationStatus(for: .readWrite) }
  /// Returns whether the app may use the photos: whether the user has a folder of pictures or videos. Adding is denied.
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

  /// Changes the library and waits. Throws on Linux, and the block is not called.
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws { throw PHPhotosError(code: .accessUserDenied) }
  /// Adds an observer. The library never changes on Linux, so it is not stored.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) { withoutEffect("the photo library cannot be changed") }
  /// Removes an observer.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// A request to add or change a photo, for `performChanges`, which is refused here.
open class PHAssetChangeRequest: NSObject {
  /// The date at which the photo counts as taken; nil, the default, for the date of the request.
  open var creationDate: Date?
  /// Whether the photo becomes a favorite.
  open var isFavorite = false
  /// Whether the photo becomes hidden.
  open var isHidden = false
  override init() {}
  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest { PHAssetChangeRequest() }
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? { PHAssetChangeRequest() }
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? { PHAssetChangeRequest() }
  /// Deletes photos. There are none on Linux, so this has no effect.
  open class func deleteAssets(_ assets: Any) { withoutEffect("the photo library cannot be changed") }
  /// Creates a request that changes a photo.
  public convenience init(for asset: PHAsset) { self.init() }
  /// A placeholder for the photo to be added: nil on Linux.
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
  /// The place at which the photo counts as taken; nil, the default, for none.
  open var location: CLLocation?
  /// The edit to save.
  open var contentEditingOutput: PHContentEditingOutput?
  /// Reverts all edits. No change is made on Linux.
  open func revertAssetContentToOriginal() { withoutEffect("the photo library cannot be changed") }
}

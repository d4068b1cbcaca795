@_exported import CoreLocation
@_exported import UIKit

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
  case limited = 4
}

public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}

public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// Why the library did not do what was asked.
public struct PHPhotosError: Error, CustomNSError, LocalizedError, Equatable {
  public enum Code: Int, Sendable {
    case accessUserDenied = 3311
    case libraryUnavailable = 3301
  }

  public let code: Code
  public static var errorDomain: String { PHPhotosErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "The photo library is not available on Linux." }
}

public protocol PHPhotoLibraryChangeObserver: AnyObject {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of the library. It never changes here.
public final class PHChange: NSObject {
  override init() {}
  public func changeDetails<T: NSObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}

public final class PHFetchResultChangeDetails<T: NSObject>: NSObject {
  override init() {}
  public var fetchResultAfterChanges: PHFetchResult<T> { PHFetchResult() }
  public var hasIncrementalChanges: Bool { false }
  public var insertedIndexes: IndexSet? { nil }
  public var removedIndexes: IndexSet? { nil }
  public var changedIndexes: IndexSet? { nil }
}

/// The person's photos. There is no library here: access is denied, and every fetch is empty.
open class PHPhotoLibrary: NSObject {
  private static let library = PHPhotoLibrary()
  open class func shared() -> PHPhotoLibrary { library }
  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }

  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    DispatchQueue.main.async { handler(.denied) }
  }

  open class func requestAuthorization(for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void) {
    DispatchQueue.main.async { handler(.denied) }
  }

  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }

  open func performChanges(_ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?(false, PHPhotosError(code: .accessUserDenied)) }
  }

  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws { throw PHPhotosError(code: .accessUserDenied) }
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// A request to add or change a photo, for `performChanges`, which is refused here.
open class PHAssetChangeRequest: NSObject {
  open var creationDate: Date?
  open var isFavorite = false
  open var isHidden = false
  override init() {}
  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest { PHAssetChangeRequest() }
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? { PHAssetChangeRequest() }
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? { PHAssetChangeRequest() }
  open class func deleteAssets(_ assets: [PHAsset]) {}
}

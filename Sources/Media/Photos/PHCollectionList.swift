import TrestleSupport
import Foundation

/// The kind of a folder of albums.
public enum PHCollectionListType: Int, Sendable {
  /// A group of moments.
  case momentList = 1
  /// A folder of the user's.
  case folder = 2
  /// A folder that the system fills.
  case smartFolder = 3
}

/// The subtype of a folder of albums.
public enum PHCollectionListSubtype: Int, Sendable {
  /// Moments of a few locations.
  case momentListCluster = 1
  /// Moments grouped by year.
  case momentListYear = 2
  /// A folder of the user's.
  case regularFolder = 100
  /// The folder of synced events.
  case smartFolderEvents = 200
  /// The folder of synced faces.
  case smartFolderFaces = 201
  /// Folders of every subtype, for fetching.
  case any = 9_223_372_036_854_775_807
}

/// A folder of albums. No fetch returns one on Linux.
open class PHCollectionList: PHCollection {
  /// Fetches folders of a kind: none on Linux.
  open class func fetchCollectionLists(
    with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }

  /// Fetches the folders at the top: none on Linux.
  open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> { PHFetchResult() }
}

extension PHCollection {
  /// Fetches the contents of a folder: none on Linux.
  public class func fetchCollections(in collectionList: PHCollectionList, options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
    PHFetchResult()
  }
}

/// A change of an album, in a block of ``PHPhotoLibrary/performChanges(_:completionHandler:)``, which fails on Linux.
open class PHAssetCollectionChangeRequest: NSObject {
  /// The title that the album gets; empty by default.
  open var title = ""

  /// Returns a request that adds an album.
  open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest {
    let request = PHAssetCollectionChangeRequest()
    request.title = title
    return request
  }

  /// Creates a request that changes an album.
  public convenience init?(for assetCollection: PHAssetCollection) { self.init() }

  /// A placeholder for the album to be added.
  open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }
  /// Inserts photos into the album. No change is made on Linux.
  open func insertAssets(_ assets: Any, at indexes: IndexSet) { withoutEffect("the photo library is denied") }
  /// Deletes albums. There are none on Linux, so this has no effect.
  open class func deleteAssetCollections(_ assetCollections: Any) { withoutEffect("the photo library is denied") }
  /// Adds photos to the album. No change is made on Linux.
  open func addAssets(_ assets: Any) { withoutEffect("the photo library is denied") }
  /// Removes photos from the album. No change is made on Linux.
  open func removeAssets(_ assets: Any) { withoutEffect("the photo library is denied") }
}

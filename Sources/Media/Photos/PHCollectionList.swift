import TrestleSupport
import Foundation

public enum PHCollectionListType: Int, Sendable {
  case momentList = 1
  case folder = 2
  case smartFolder = 3
}

public enum PHCollectionListSubtype: Int, Sendable {
  case momentListCluster = 1
  case momentListYear = 2
  case regularFolder = 100
  case smartFolderEvents = 200
  case smartFolderFaces = 201
  case any = 9_223_372_036_854_775_807
}

/// A folder of albums. It is never created on Linux.
open class PHCollectionList: PHCollection {
  /// Fetches folders of a type: none on Linux.
  open class func fetchCollectionLists(
    with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }

  /// Fetches the top-level folders: none on Linux.
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
  /// The new title of the album; empty by default.
  open var title = ""

  open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest {
    let request = PHAssetCollectionChangeRequest()
    request.title = title
    return request
  }

  public convenience init?(for assetCollection: PHAssetCollection) { self.init() }

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

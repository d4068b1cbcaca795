import UIKitValues

/// The kind of a library's object: image, video or sound.
public enum PHAssetMediaType: Int, Sendable {
  /// Neither an image nor a video nor a sound.
  case unknown = 0
  /// A photo, or another image.
  case image = 1
  /// A movie, with or without sound.
  case video = 2
  /// A recording of sound.
  case audio = 3
}

/// Special kinds of photo.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A wide picture stitched from several ones.
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  /// A photo with high dynamic range.
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
  /// A picture of a device's screen.
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
  /// A photo with the seconds of video around it.
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
}

/// The conditions and the order of a fetch.
open class PHFetchOptions: NSObject {
  /// The objects to fetch, or nil for all.
  open var predicate: NSPredicate?
  /// The order of the objects, or nil.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The largest number of objects. The default, 0, means no limit.
  open var fetchLimit = 0
  /// Whether hidden photos are fetched. The default is false.
  open var includeHiddenAssets = false
  /// The sources of the photos. The default, an empty set, means those that the system chooses.
  open var includeAssetSourceTypes: PHAssetSourceType = []
  public override init() {}
}

/// The result of a fetch, which is always empty on Linux.
public final class PHFetchResult<ObjectType: AnyObject>: NSObject {
  public override init() {}
  /// The number of objects: 0 on Linux.
  public var count: Int { 0 }
  /// The first object: nil on Linux.
  public var firstObject: ObjectType? { nil }
  /// The last object: nil on Linux.
  public var lastObject: ObjectType? { nil }
  /// Returns the object at an index. The result is empty on Linux, so any index stops the program.
  public func object(at index: Int) -> ObjectType { preconditionFailure("index \(index) beyond bounds [0 .. -1]") }
  /// The object at an index. The result is empty on Linux, so any index stops the program.
  public subscript(index: Int) -> ObjectType { object(at: index) }
  /// Returns the objects at indexes: none on Linux.
  public func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  /// Returns whether an object is in the result: false on Linux.
  public func contains(_ anObject: ObjectType) -> Bool { false }
  /// Returns the index of an object: `NSNotFound` on Linux.
  public func index(of anObject: ObjectType) -> Int { NSNotFound }
  /// Calls the block for each object. There is none on Linux.
  public func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
  /// Calls the block for each object. There is none on Linux.
  public func enumerateObjects(options: NSEnumerationOptions = [], using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
  }
  /// Calls the block for the objects at indexes. There is none on Linux.
  public func enumerateObjects(
    at indexes: IndexSet, options: NSEnumerationOptions = [], using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  /// Returns the number of objects of a kind of media: 0 on Linux.
  public func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
}

/// The base class of photos and albums.
open class PHObject: NSObject {
  /// A string that names the object on this device. Always empty on Linux.
  open var localIdentifier: String { "" }
  override init() {}
}

/// A photo or video. No fetch returns one on Linux.
open class PHAsset: PHObject {
  /// Whether the object is an image, a video or a sound. Always ``PHAssetMediaType/unknown`` on Linux.
  open var mediaType: PHAssetMediaType { .unknown }
  /// The special kinds of the photo.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// The width of the image in pixels, always 0 on Linux, which has no photo library.
  open var pixelWidth: Int { 0 }
  /// The height of the image in pixels, always 0 on Linux.
  open var pixelHeight: Int { 0 }
  /// The date when the photo was taken, always `nil` on Linux.
  open var creationDate: Date? { nil }
  /// The date of the latest change.
  open var modificationDate: Date? { nil }
  /// The place where the photo was taken. Always nil on Linux.
  open var location: CLLocation? { nil }
  /// The length of a video in seconds.
  open var duration: TimeInterval { 0 }
  /// Whether the photo is a favorite.
  open var isFavorite: Bool { false }
  /// Whether the photo is hidden.
  open var isHidden: Bool { false }
  /// Whether the photo represents a burst.
  open var representsBurst: Bool { false }
  /// The identifier that the photos of one burst share. Always nil on Linux.
  open var burstIdentifier: String? { nil }
  /// The source of the photo.
  open var sourceType: PHAssetSourceType { [] }
  /// Returns whether the photo can be edited in a way: false on Linux.
  open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }
  /// Requests the photo for editing. On Linux the handler receives nil on the main queue.
  @discardableResult open func requestContentEditingInput(
    with options: PHContentEditingInputRequestOptions?, completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
  ) -> Int {
    DispatchQueue.main.async { completionHandler(nil, [PHImageErrorKey: PHPhotosError(code: .libraryUnavailable)]) }
    return 0
  }
  /// Cancels the request for the photo.
  open func cancelContentEditingInputRequest(_ requestID: Int) {}

  /// Fetches photos and videos: none on Linux.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Fetches the objects of a kind of media: none on Linux.
  open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Fetches the objects of an album: none on Linux.
  open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Fetches the objects with identifiers: none on Linux.
  open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
}

/// The base class of albums.
open class PHCollection: PHObject {
  /// The title of the album in the user's language. Always nil on Linux.
  open var localizedTitle: String? { nil }
  /// Whether the collection holds photos. Always true on Linux, which has no lists of albums.
  open var canContainAssets: Bool { true }
  /// Whether the collection holds other collections. Always false on Linux.
  open var canContainCollections: Bool { false }
  /// Returns whether the collection can be changed in a way: false on Linux.
  open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }
}

/// The ways in which a collection can be changed.
public enum PHCollectionEditOperation: Int, Sendable {
  /// Photos of the collection are deleted from the library.
  case deleteContent = 1
  /// Photos are removed from the collection.
  case removeContent = 2
  /// Photos are added.
  case addContent = 3
  /// New photos are made in the collection.
  case createContent = 4
  /// Photos are moved within the collection.
  case rearrangeContent = 5
  /// The collection is deleted.
  case delete = 6
  /// The collection gets another title.
  case rename = 7
}

/// A kind of album.
public enum PHAssetCollectionType: Int, Sendable {
  /// An album created by the user.
  case album = 1
  /// An album that the system fills.
  case smartAlbum = 2
  /// Photos of the same time and location.
  case moment = 3
}

/// The subtype of an album.
public enum PHAssetCollectionSubtype: Int, Sendable {
  /// An album created by the user.
  case albumRegular = 2
  /// An event synced from a computer.
  case albumSyncedEvent = 3
  /// The photos of a person synced from a computer.
  case albumSyncedFaces = 4
  /// An album synced from a computer.
  case albumSyncedAlbum = 5
  /// An album imported from a camera.
  case albumImported = 6
  /// The user's photos on all devices.
  case albumMyPhotoStream = 100
  /// An album that several users share.
  case albumCloudShared = 101
  /// An album that the system fills.
  case smartAlbumGeneric = 200
  /// All pictures stitched from several ones.
  case smartAlbumPanoramas = 201
  /// All videos of the library.
  case smartAlbumVideos = 202
  /// All photos that the user marked as favorites.
  case smartAlbumFavorites = 203
  /// All videos in time lapse.
  case smartAlbumTimelapses = 204
  /// All hidden photos.
  case smartAlbumAllHidden = 205
  /// The photos added last.
  case smartAlbumRecentlyAdded = 206
  /// All series of photos.
  case smartAlbumBursts = 207
  /// All videos in slow motion.
  case smartAlbumSlomoVideos = 208
  /// All photos and videos of the library.
  case smartAlbumUserLibrary = 209
  /// All photos by the front camera.
  case smartAlbumSelfPortraits = 210
  /// All pictures of a device's screen.
  case smartAlbumScreenshots = 211
  /// All photos with a blurred background.
  case smartAlbumDepthEffect = 212
  /// All photos with the seconds of video around them.
  case smartAlbumLivePhotos = 213
  /// All animated images.
  case smartAlbumAnimated = 214
  /// All photos with a long exposure.
  case smartAlbumLongExposures = 215
  /// All photos that cannot be uploaded.
  case smartAlbumUnableToUpload = 216
  /// All photos in a raw format.
  case smartAlbumRAW = 217
  /// All videos with a shallow depth of field.
  case smartAlbumCinematic = 218
  /// Albums of every subtype, for fetching.
  case any = 9_223_372_036_854_775_807
}

/// An album. No fetch returns one on Linux.
open class PHAssetCollection: PHCollection {
  /// The approximate number of objects: `NSNotFound` on Linux.
  open var estimatedAssetCount: Int { NSNotFound }
  /// Whether the user or the system fills the album.
  open var assetCollectionType: PHAssetCollectionType { .album }
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
  /// The date of the oldest photo. Always nil on Linux.
  open var startDate: Date? { nil }
  /// The date of the newest photo. Always nil on Linux.
  open var endDate: Date? { nil }

  /// Fetches albums of a kind: none on Linux.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  /// Fetches the user's albums: none on Linux.
  open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> { PHFetchResult() }
}

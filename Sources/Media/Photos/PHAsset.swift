import ImageIO
import TrestleSupport
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

/// The result of a fetch, as the library was then.
public final class PHFetchResult<ObjectType: AnyObject>: NSObject {
  private let all: [ObjectType]

  /// Creates an empty result.
  public override init() { all = [] }
  init(_ objects: [ObjectType]) { all = objects }

  public var count: Int { all.count }
  /// The first object, or nil.
  public var firstObject: ObjectType? { all.first }
  /// The last object, or nil.
  public var lastObject: ObjectType? { all.last }
  public func object(at index: Int) -> ObjectType {
    precondition(all.indices.contains(index), "index \(index) beyond bounds [0 .. \(all.count - 1)]")
    return all[index]
  }
  public subscript(index: Int) -> ObjectType { object(at: index) }
  public func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map(object) }
  public func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }
  /// Returns the index of an object, or `NSNotFound`.
  public func index(of anObject: ObjectType) -> Int {
    all.firstIndex { $0 === anObject || ($0 as? NSObject)?.isEqual(anObject) == true } ?? NSNotFound
  }
  /// Calls the block for each object until it sets the flag.
  public func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    enumerateObjects(options: [], using: block)
  }
  /// Calls the block for each object until it sets the flag; with `reverse` from the last one.
  public func enumerateObjects(options: NSEnumerationOptions = [], using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    enumerateObjects(at: IndexSet(all.indices), options: options, using: block)
  }
  /// Calls the block for the objects at indexes until it sets the flag; with `reverse` from the last one.
  public func enumerateObjects(
    at indexes: IndexSet, options: NSEnumerationOptions = [], using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops: ObjCBool = false
    for index in options.contains(.reverse) ? Array(indexes.reversed()) : Array(indexes) where !stops.boolValue && index < all.count {
      block(object(at: index), index, &stops)
    }
  }
  public func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
    all.count { ($0 as? PHAsset)?.mediaType == mediaType }
  }
}

/// The base class of photos and albums.
open class PHObject: NSObject {
  /// A string that names the object on this device.
  open var localIdentifier: String { "" }
  override init() {}
}

/// A photo or video: a file in the user's folders of pictures and videos, or in folders below.
open class PHAsset: PHObject, _KeyedValues {
  /// The file.
  let url: URL?
  private let kind: PHAssetMediaType
  private let date: Date?

  init(_ url: URL? = nil, _ kind: PHAssetMediaType = .unknown, _ date: Date? = nil) {
    (self.url, self.kind, self.date) = (url, kind, date)
    super.init()
  }

  /// The path of the file.
  open override var localIdentifier: String { url?.path ?? "" }
  open override func isEqual(_ object: Any?) -> Bool { (object as? PHAsset).map { $0 === self || $0.url != nil && $0.url == url } ?? false }
  open override var hash: Int { localIdentifier.hashValue }

  /// Whether the object is an image or a video.
  open var mediaType: PHAssetMediaType { kind }
  /// The special kinds of the photo: none is known on Linux.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// The width in pixels, after an image or video was turned upright.
  open var pixelWidth: Int { pixelSize.width }
  /// The height in pixels, after an image or video was turned upright.
  open var pixelHeight: Int { pixelSize.height }
  /// The date of the latest change of the file.
  open var creationDate: Date? { date }
  /// The date of the latest change of the file.
  open var modificationDate: Date? { date }
  /// The place where the photo was taken. Always nil on Linux.
  open var location: CLLocation? { nil }
  /// The length of a video in seconds; 0 for an image, and without GStreamer.
  open var duration: TimeInterval {
    guard kind == .video, let url else { return 0 }
    let length = AVURLAsset(url: url).duration
    return length.isNumeric ? length.seconds : 0
  }
  /// Whether the photo is a favorite: false on Linux.
  open var isFavorite: Bool { false }
  /// Whether the photo is hidden: false on Linux.
  open var isHidden: Bool { false }
  /// Whether the photo represents a burst: false on Linux.
  open var representsBurst: Bool { false }
  /// The identifier that the photos of one burst share. Always nil on Linux.
  open var burstIdentifier: String? { nil }
  /// The source of the photo.
  open var sourceType: PHAssetSourceType { url == nil ? [] : .typeUserLibrary }

  private lazy var pixelSize: (width: Int, height: Int) = {
    guard let url else { return (0, 0) }
    if kind == .video {
      guard let track = AVURLAsset(url: url).tracks(withMediaType: .video).first else { return (0, 0) }
      let size = CGRect(origin: .zero, size: track.naturalSize).applying(track.preferredTransform).size
      return (Int(size.width.rounded()), Int(size.height.rounded()))
    }
    guard let source = CGImageSourceCreateWithURL(url as CFURL, nil),
      let values = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any],
      let width = values[kCGImagePropertyPixelWidth as String] as? Int, let height = values[kCGImagePropertyPixelHeight as String] as? Int
    else { return (0, 0) }
    let isTurned = (values[kCGImagePropertyOrientation as String] as? Int ?? 1) > 4
    return isTurned ? (height, width) : (width, height)
  }()

  // Predicates and descriptors of an app name these properties.

  /// Returns the value of a property that predicates and descriptors of a fetch may name.
  public func value(forKey key: String) -> Any? {
    switch key {
    case "localIdentifier": localIdentifier
    case "mediaType": mediaType.rawValue
    case "mediaSubtypes", "mediaSubtype": Int(mediaSubtypes.rawValue)
    case "pixelWidth": pixelWidth
    case "pixelHeight": pixelHeight
    case "creationDate": creationDate
    case "modificationDate": modificationDate
    case "duration": duration
    case "isFavorite", "favorite": isFavorite
    case "isHidden", "hidden": isHidden
    default: nil
    }
  }

  /// Does nothing but print that a photo cannot be changed.
  public func setValue(_ value: Any?, forKey key: String) { withoutEffect("the photo library cannot be changed") }

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

  /// Fetches photos and videos, from the oldest to the newest unless the options have another order.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { fetch(options) { _ in true } }
  open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    fetch(options) { $0.mediaType == mediaType }
  }
  /// Fetches the objects of an album: none, because there are no albums on Linux.
  open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    let wanted = Set(identifiers)
    return fetch(options) { wanted.contains($0.localIdentifier) }
  }

  private static func fetch(_ options: PHFetchOptions?, _ isWanted: (PHAsset) -> Bool) -> PHFetchResult<PHAsset> {
    var found = PhotoFolder.assets.filter { isWanted($0) && options?.predicate?.evaluate(with: $0) ?? true }
    if let order = options?.sortDescriptors, !order.isEmpty {
      found = (found as NSArray).sortedArray(using: order) as? [PHAsset] ?? found
    }
    if let limit = options?.fetchLimit, limit > 0 { found = Array(found.prefix(limit)) }
    return PHFetchResult(found)
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

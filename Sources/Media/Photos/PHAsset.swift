import ImageIO
import TrestleSupport
import UIKitValues

public enum PHAssetMediaType: Int, Sendable {
  case unknown = 0
  case image = 1
  case video = 2
  case audio = 3
}

public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A wide picture that is stitched from several ones.
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
}

open class PHFetchOptions: NSObject {
  /// The predicate of the objects to fetch, or nil for all.
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  /// The largest number of objects. The default, 0, means no limit.
  open var fetchLimit = 0
  /// Whether hidden photos are fetched. The default is false.
  open var includeHiddenAssets = false
  /// The sources of the photos. Empty by default, which means those that the system chooses.
  open var includeAssetSourceTypes: PHAssetSourceType = []
  public override init() {}
}

/// The result of a fetch. It does not change with the library.
public final class PHFetchResult<ObjectType: AnyObject>: NSObject {
  private let all: [ObjectType]

  public override init() { all = [] }
  init(_ objects: [ObjectType]) { all = objects }

  public var count: Int { all.count }
  public var firstObject: ObjectType? { all.first }
  public var lastObject: ObjectType? { all.last }
  public func object(at index: Int) -> ObjectType {
    precondition(all.indices.contains(index), "index \(index) beyond bounds [0 .. \(all.count - 1)]")
    return all[index]
  }
  public subscript(index: Int) -> ObjectType { object(at: index) }
  public func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map(object) }
  public func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }
  public func index(of anObject: ObjectType) -> Int {
    all.firstIndex { $0 === anObject || ($0 as? NSObject)?.isEqual(anObject) == true } ?? NSNotFound
  }
  /// Calls the block for each object until the block sets the flag.
  public func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    enumerateObjects(options: [], using: block)
  }
  /// Calls the block for each object until the block sets the flag, in reverse order with the option `reverse`.
  public func enumerateObjects(options: NSEnumerationOptions = [], using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    enumerateObjects(at: IndexSet(all.indices), options: options, using: block)
  }
  /// Calls the block for the objects at indexes until the block sets the flag, in reverse order with the option `reverse`.
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

open class PHObject: NSObject {
  /// The identifier of the object on this device.
  open var localIdentifier: String { "" }
  override init() {}
}

/// A photo or video: a file in the user's folders of pictures and videos, or in their subfolders.
open class PHAsset: PHObject, _KeyedValues {
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

  open var mediaType: PHAssetMediaType { kind }
  /// The subtypes of the photo: always none on Linux.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// The width of the upright image in pixels.
  open var pixelWidth: Int { pixelSize.width }
  /// The height of the upright image in pixels.
  open var pixelHeight: Int { pixelSize.height }
  /// The modification date of the file.
  open var creationDate: Date? { date }
  /// The modification date of the file.
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
  /// The source of the photo: the user's library.
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

  // The names of these properties are used by the app's predicates and sort descriptors.

  /// Returns the value of a property that predicates and sort descriptors use.
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

  /// Logs that a photo cannot be changed.
  public func setValue(_ value: Any?, forKey key: String) { withoutEffect("the photo library cannot be changed") }

  /// Returns whether the photo can be edited: false on Linux.
  open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }
  /// Requests the photo for editing. On Linux the handler receives nil on the main queue.
  @discardableResult open func requestContentEditingInput(
    with options: PHContentEditingInputRequestOptions?, completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
  ) -> Int {
    DispatchQueue.main.async { completionHandler(nil, [PHImageErrorKey: PHPhotosError(code: .libraryUnavailable)]) }
    return 0
  }
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

open class PHCollection: PHObject {
  /// The title of the album in the user's language. Always nil on Linux.
  open var localizedTitle: String? { nil }
  /// Whether the collection contains photos. Always true on Linux, which has no lists of albums.
  open var canContainAssets: Bool { true }
  /// Whether the collection contains other collections. Always false on Linux.
  open var canContainCollections: Bool { false }
  /// Returns whether the collection can be changed: false on Linux.
  open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }
}

public enum PHCollectionEditOperation: Int, Sendable {
  case deleteContent = 1
  case removeContent = 2
  case addContent = 3
  case createContent = 4
  case rearrangeContent = 5
  case delete = 6
  case rename = 7
}

public enum PHAssetCollectionType: Int, Sendable {
  case album = 1
  case smartAlbum = 2
  case moment = 3
}

public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case albumSyncedEvent = 3
  case albumSyncedFaces = 4
  case albumSyncedAlbum = 5
  case albumImported = 6
  case albumMyPhotoStream = 100
  case albumCloudShared = 101
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas = 201
  case smartAlbumVideos = 202
  case smartAlbumFavorites = 203
  /// Time-lapse videos.
  case smartAlbumTimelapses = 204
  case smartAlbumAllHidden = 205
  case smartAlbumRecentlyAdded = 206
  case smartAlbumBursts = 207
  case smartAlbumSlomoVideos = 208
  case smartAlbumUserLibrary = 209
  /// Photos of the front camera.
  case smartAlbumSelfPortraits = 210
  case smartAlbumScreenshots = 211
  /// Photos with a blurred background.
  case smartAlbumDepthEffect = 212
  case smartAlbumLivePhotos = 213
  case smartAlbumAnimated = 214
  case smartAlbumLongExposures = 215
  case smartAlbumUnableToUpload = 216
  case smartAlbumRAW = 217
  /// Videos with a shallow depth of field.
  case smartAlbumCinematic = 218
  /// Albums of every subtype, for fetching.
  case any = 9_223_372_036_854_775_807
}

/// An album. It is never created on Linux.
open class PHAssetCollection: PHCollection {
  open var estimatedAssetCount: Int { NSNotFound }
  /// Whether the user or the system creates the album. Always the user on Linux.
  open var assetCollectionType: PHAssetCollectionType { .album }
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
  /// The date of the oldest photo. Always nil on Linux.
  open var startDate: Date? { nil }
  /// The date of the newest photo. Always nil on Linux.
  open var endDate: Date? { nil }

  /// Fetches albums of a type: none on Linux.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  /// Fetches the user's albums: none on Linux.
  open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> { PHFetchResult() }
}

import Foundation
import UniformTypeIdentifiers

public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video = 2
  case audio = 3
  /// An image in another format beside the original.
  case alternatePhoto = 4
  /// The edited image in its full size.
  case fullSizePhoto = 5
  case fullSizeVideo = 6
  case adjustmentData = 7
  /// The image before an edit.
  case adjustmentBasePhoto = 8
  /// The video of a live photo.
  case pairedVideo = 9
  /// The edited video of a live photo in its full size.
  case fullSizePairedVideo = 10
  /// The video of a live photo before an edit.
  case adjustmentBasePairedVideo = 11
  /// The video before an edit.
  case adjustmentBaseVideo = 12
}

open class PHAssetResource: NSObject {
  let asset: PHAsset?

  init(_ asset: PHAsset? = nil) { self.asset = asset }

  open var type: PHAssetResourceType { asset?.mediaType == .video ? .video : .photo }
  open var assetLocalIdentifier: String { asset?.localIdentifier ?? "" }
  open var uniformTypeIdentifier: String {
    UTType(filenameExtension: (asset?.url?.pathExtension ?? "").lowercased())?.identifier ?? ""
  }
  open var originalFilename: String { asset?.url?.lastPathComponent ?? "" }

  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { asset.url == nil ? [] : [PHAssetResource(asset)] }
}

open class PHAssetResourceRequestOptions: NSObject {
  /// Whether the file may be downloaded. The default is false.
  open var isNetworkAccessAllowed = false
  /// Called with the progress of a download, from 0 to 1.
  open var progressHandler: ((Double) -> Void)?
  public override init() {}
}

public typealias PHAssetResourceDataRequestID = Int32
public let PHInvalidAssetResourceDataRequestID: PHAssetResourceDataRequestID = 0

open class PHAssetResourceManager: NSObject {
  private static let shared = PHAssetResourceManager()
  private static let queue = DispatchQueue(label: "Trestle.PHAssetResourceManager", qos: .utility)
  open class func `default`() -> PHAssetResourceManager { shared }
  public override init() {}
  private let lock = NSLock()
  private var lastRequest: PHAssetResourceDataRequestID = 0
  private var canceled: Set<PHAssetResourceDataRequestID> = []

  /// Reads a file in chunks. The handlers are called on the main queue.
  @discardableResult open func requestData(
    for resource: PHAssetResource, options: PHAssetResourceRequestOptions?, dataReceivedHandler handler: @escaping (Data) -> Void,
    completionHandler: @escaping ((any Error)?) -> Void
  ) -> PHAssetResourceDataRequestID {
    let number = lock.withLock {
      lastRequest += 1
      return lastRequest
    }
    let url = resource.asset?.url
    nonisolated(unsafe) let (handler, completionHandler) = (handler, completionHandler)
    let length = 1 << 20
    Self.queue.async {
      var failure: (any Error)?
      do {
        guard let url else { throw PHPhotosError(code: .invalidResource) }
        let file = try FileHandle(forReadingFrom: url)
        while !self.lock.withLock({ self.canceled.contains(number) }), let part = try file.read(upToCount: length), !part.isEmpty {
          DispatchQueue.main.async { handler(part) }
        }
      } catch {
        failure = error
      }
      let isCanceled = self.lock.withLock { self.canceled.remove(number) != nil }
      let reason: (any Error)? = isCanceled ? CocoaError(.userCancelled) : failure
      DispatchQueue.main.async { completionHandler(reason) }
    }
    return number
  }

  /// Copies a file to a URL where no file exists. The handler is called on the main queue.
  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    let url = resource.asset?.url
    nonisolated(unsafe) let completionHandler = completionHandler
    Self.queue.async {
      let result = Result {
        guard let url else { throw PHPhotosError(code: .invalidResource) }
        try FileManager.default.copyItem(at: url, to: fileURL)
      }
      DispatchQueue.main.async { completionHandler(result.failure) }
    }
  }

  /// Cancels a request, whose completion handler then receives an error.
  open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {
    lock.withLock { if requestID > 0, requestID <= lastRequest { canceled.insert(requestID) } }
  }
}

extension Result {
  fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}

import UIKit

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied = 1
  case restricted = 2
  case authorized = 3
}

public struct MPMediaType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let music = MPMediaType(rawValue: 1)
  public static let podcast = MPMediaType(rawValue: 2)
  public static let audioBook = MPMediaType(rawValue: 4)
  public static let anyAudio = MPMediaType(rawValue: 0xFF)
  public static let movie = MPMediaType(rawValue: 0x100)
  public static let any = MPMediaType(rawValue: .max)
}

/// The person's music. There is none here, and access is denied.
open class MPMediaLibrary: NSObject {
  private static let shared = MPMediaLibrary()
  open class func `default`() -> MPMediaLibrary { shared }
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
  open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
    DispatchQueue.main.async { handler(.denied) }
  }
}

/// A song. The library has none.
public final class MPMediaItem: NSObject {
  override init() {}
  public var title: String? { nil }
  public var artist: String? { nil }
  public var albumTitle: String? { nil }
  public var artwork: MPMediaItemArtwork? { nil }
  public var playbackDuration: TimeInterval { 0 }
  public var assetURL: URL? { nil }
  public var persistentID: UInt64 { 0 }
}

open class MPMediaItemCollection: NSObject {
  public let items: [MPMediaItem]
  public init(items: [MPMediaItem]) { self.items = items }
  open var count: Int { items.count }
  open var representativeItem: MPMediaItem? { items.first }
}

/// A question to the library, which is empty: `items` is nil, as without the permission to ask.
open class MPMediaQuery: NSObject {
  public override init() {}
  open class func songs() -> MPMediaQuery { MPMediaQuery() }
  open class func albums() -> MPMediaQuery { MPMediaQuery() }
  open class func artists() -> MPMediaQuery { MPMediaQuery() }
  open class func playlists() -> MPMediaQuery { MPMediaQuery() }
  open var items: [MPMediaItem]? { nil }
  open var collections: [MPMediaItemCollection]? { nil }
}

@preconcurrency @MainActor public protocol MPMediaPickerControllerDelegate: AnyObject {
  func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
  public func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection) {}
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// Lets a person choose music: it says that there is none, and can be cancelled.
open class MPMediaPickerController: UIViewController {
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  open var allowsPickingMultipleItems = false
  open var showsCloudItems = true
  open var prompt: String?

  public convenience init(mediaTypes: MPMediaType) { self.init(nibName: nil, bundle: nil) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "The music library is not available on Linux."
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    let cancel = UIButton(type: .system)
    cancel.setTitle("Cancel", for: .normal)
    cancel.addAction(UIAction { [weak self] _ in self.map { $0.delegate?.mediaPickerDidCancel($0) } }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [label, cancel])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}

public enum MPMusicPlaybackState: Int, Sendable {
  case stopped = 0
  case playing = 1
  case paused = 2
  case interrupted = 3
}

/// Plays the library's music, of which there is none: it stays stopped.
open class MPMusicPlayerController: NSObject {
  public static let systemMusicPlayer = MPMusicPlayerController()
  public static let applicationMusicPlayer = MPMusicPlayerController()
  open var playbackState: MPMusicPlaybackState { .stopped }
  open var nowPlayingItem: MPMediaItem? { nil }
  open func setQueue(with itemCollection: MPMediaItemCollection) {}
  open func setQueue(with query: MPMediaQuery) {}
  open func play() {}
  open func pause() {}
  open func stop() {}
  open func beginGeneratingPlaybackNotifications() {}
  open func endGeneratingPlaybackNotifications() {}
}

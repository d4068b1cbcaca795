@_exported import Photos
@_exported import UIKit

/// The kinds of photo that can be selected.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  let name: String
  /// Images, including Live Photos.
  public static let images = PHPickerFilter(name: "images")
  /// Videos. None can be selected on Linux.
  public static let videos = PHPickerFilter(name: "videos")
  /// Live Photos. None can be selected on Linux.
  public static let livePhotos = PHPickerFilter(name: "livePhotos")
  /// Returns a filter that allows photos that any of the filters allows.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: subfilters.map(\.name).joined(separator: ","))
  }
  /// Returns a filter that allows photos that all of the filters allow.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: subfilters.allSatisfy { $0.name.contains("images") } ? "images" : "")
  }
  /// Returns a filter that allows photos that another filter does not allow.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(name: filter.name.contains("images") ? "" : "images")
  }
}

public struct PHPickerConfiguration {
  /// The file format in which photos are delivered.
  public enum AssetRepresentationMode: Int, Sendable {
    /// The system chooses the format.
    case automatic = 0
    /// Files are delivered in their current format.
    case current = 1
    /// The most compatible format.
    case compatible = 2
  }

  /// The order of several selected photos.
  public enum Selection: Int, Sendable {
    case `default` = 0
    /// The result has the order in which the user tapped the photos.
    case ordered = 1
  }

  /// The photos that can be selected, or nil for all.
  public var filter: PHPickerFilter?
  /// The largest number of selected photos. The default is 1, and 0 means no limit.
  public var selectionLimit = 1
  /// The format in which photos are delivered. On Linux files are always delivered unchanged.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The order of several selected photos. On Linux they are always returned in the order in which they were tapped; `.ordered` displays
  /// the order.
  public var selection = Selection.default
  /// The identifiers of initially selected photos. They have no effect on Linux, where images have no identifiers.
  public var preselectedAssetIdentifiers: [String] = []
  public init() {}
  /// Creates the default settings. The argument has no effect on Linux.
  public init(photoLibrary: PHPhotoLibrary) {}
}

public struct PHPickerResult {
  public let itemProvider: NSItemProvider
  /// The identifier of the photo in the library: nil on Linux.
  public let assetIdentifier: String?
}

@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called with the selected photos, or with none if the user canceled. The app must dismiss the picker.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets the user select photos: the images in the desktop's folder of images, in a grid, with its subfolders as albums.
open class PHPickerViewController: UIViewController {
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  public let configuration: PHPickerConfiguration
  /// Replaces the folder of images, for tests.
  package static var folder: URL?

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let selection = PictureSelection(limit: max(0, configuration.selectionLimit), isOrdered: configuration.selection == .ordered) {
      [weak self] in self?.finish($0)
    }
    let grid = PictureGridController(folder: pictures, title: LocalizedStrings.word("Photos"), selection: selection)
    let navigation = UINavigationController(rootViewController: grid)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  /// The folder of images; for a filter without images, a folder that does not exist.
  private var pictures: URL {
    let isWanted = configuration.filter.map { $0.name.contains("images") } ?? true
    let folder = Self.folder ?? UserFolders.url(for: .picturesDirectory)
    return folder.flatMap { isWanted ? $0 : nil } ?? URL(fileURLWithPath: "/nonexistent", isDirectory: true)
  }

  private func finish(_ urls: [URL]) {
    let results = urls.compactMap { url -> PHPickerResult? in
      guard let image = UIImage(contentsOfFile: url.path) else { return nil }
      let provider = NSItemProvider(object: image)
      provider.suggestedName = url.deletingPathExtension().lastPathComponent
      return PHPickerResult(itemProvider: provider, assetIdentifier: nil)
    }
    delegate?.picker(self, didFinishPicking: results)
  }
}

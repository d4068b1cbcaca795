@_exported import Photos
@_exported import UIKit

/// Which photos can be chosen.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  let name: String
  /// Images, with live photos.
  public static let images = PHPickerFilter(name: "images")
  /// Videos. None can be chosen on Linux.
  public static let videos = PHPickerFilter(name: "videos")
  /// Live photos. None can be chosen on Linux.
  public static let livePhotos = PHPickerFilter(name: "livePhotos")
  /// Returns a filter that allows what any of several filters allows.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: subfilters.map(\.name).joined(separator: ","))
  }
  /// Returns a filter that allows what each of several filters allows.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: subfilters.allSatisfy { $0.name.contains("images") } ? "images" : "")
  }
  /// Returns a filter that allows what another one does not allow.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(name: filter.name.contains("images") ? "" : "images")
  }
}

/// The settings of a photo picker.
public struct PHPickerConfiguration {
  /// The form in which photos are delivered.
  public enum AssetRepresentationMode: Int, Sendable {
    /// The system chooses the form of the delivered files.
    case automatic = 0
    /// Files are delivered in their current form.
    case current = 1
    /// The most compatible format.
    case compatible = 2
  }

  /// The selection of several photos.
  public enum Selection: Int, Sendable {
    /// The result has no particular order.
    case `default` = 0
    /// The result has the order in which the user tapped the photos.
    case ordered = 1
  }

  /// The photos that can be chosen, or nil for all.
  public var filter: PHPickerFilter?
  /// The number of photos that can be chosen. The default is 1, and 0 means no limit.
  public var selectionLimit = 1
  /// The form in which photos are delivered. On Linux files are always delivered as they are.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The selection of several photos. On Linux they are always returned in the order in which they were tapped; `.ordered` shows it.
  public var selection = Selection.default
  /// The identifiers of initially selected photos. The images on Linux have no identifiers.
  public var preselectedAssetIdentifiers: [String] = []
  /// Creates the default settings.
  public init() {}
  /// Creates the default settings. There is no photo library on Linux, so the argument has no effect.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A photo that was chosen.
public struct PHPickerResult {
  /// Provides the photo or video that the user has chosen.
  public let itemProvider: NSItemProvider
  /// The identifier of the photo in the library: nil on Linux.
  public let assetIdentifier: String?
}

/// Receives the choice of a photo picker.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called with the chosen photos, or with none if the user canceled. Dismiss the picker here.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets the user choose photos: the images in the desktop's folder of images, in a grid, with its folders as albums.
open class PHPickerViewController: UIViewController {
  /// The object that receives the choice.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  /// The settings of the picker.
  public let configuration: PHPickerConfiguration
  /// Replaces the folder of images, for tests.
  package static var folder: URL?

  /// Creates a picker with a filter, a limit of the selection and other settings.
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

  /// The folder of images; for a filter without images, one that does not exist.
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

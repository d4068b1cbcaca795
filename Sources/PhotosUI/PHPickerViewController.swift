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
  /// The selection of several photos. On Linux they are always in the order in which they were tapped.
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

/// Lets the user choose photos: the images in the desktop's folder of images.
open class PHPickerViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// The object that receives the choice.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  /// The settings of the picker.
  public let configuration: PHPickerConfiguration
  private let table = UITableView(frame: .zero, style: .plain)
  private let bar = UINavigationBar()
  private let item = UINavigationItem(title: LocalizedStrings.word("Photos"))
  private var files: [URL] = []
  private var chosen: [URL] = []
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
    view.backgroundColor = .systemBackground
    item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.finish([]) })
    if configuration.selectionLimit != 1 {
      item.rightBarButtonItem = UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [weak self] _ in self.map { $0.finish($0.chosen) } })
    }
    bar.items = [item]
    table.dataSource = self
    table.delegate = self
    table.rowHeight = 64
    table.allowsMultipleSelection = configuration.selectionLimit != 1
    for part in [bar, table] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor), bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.topAnchor.constraint(equalTo: bar.bottomAnchor), table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor), table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    files = Self.pictures(for: configuration.filter)
    if files.isEmpty { item.prompt = "There are no pictures in the folder of pictures." }
  }

  private static func pictures(for filter: PHPickerFilter?) -> [URL] {
    guard filter == nil || filter!.name.contains("images") else { return [] }
    guard let folder = folder ?? FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first else { return [] }
    let all = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return all.filter { ["png", "jpg", "jpeg", "gif"].contains($0.pathExtension.lowercased()) }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
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

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { files.count }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "picture") ?? UITableViewCell(style: .default, reuseIdentifier: "picture")
    cell.textLabel?.text = files[indexPath.row].lastPathComponent
    cell.imageView?.image = UIImage(contentsOfFile: files[indexPath.row].path)?.preparingThumbnail(of: CGSize(width: 56, height: 56))
    return cell
  }

  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if configuration.selectionLimit == 1 { return finish([files[indexPath.row]]) }
    guard configuration.selectionLimit == 0 || chosen.count < configuration.selectionLimit else {
      return tableView.deselectRow(at: indexPath, animated: true)
    }
    chosen.append(files[indexPath.row])
  }

  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { chosen.removeAll { $0 == files[indexPath.row] } }
}

@_exported import Photos
@_exported import UIKit

/// Which photos can be chosen.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  let name: String
  public static let images = PHPickerFilter(name: "images")
  public static let videos = PHPickerFilter(name: "videos")
  public static let livePhotos = PHPickerFilter(name: "livePhotos")
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: subfilters.map(\.name).joined(separator: ","))
  }
}

public struct PHPickerConfiguration {
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic = 0
    case current = 1
    case compatible = 2
  }

  public enum Selection: Int, Sendable {
    case `default` = 0
    case ordered = 1
  }

  public var filter: PHPickerFilter?
  public var selectionLimit = 1
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selection = Selection.default
  public var preselectedAssetIdentifiers: [String] = []
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}

public struct PHPickerResult {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}

@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets a person choose photos: the pictures in the desktop's folder of pictures.
open class PHPickerViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  public let configuration: PHPickerConfiguration
  private let table = UITableView(frame: .zero, style: .plain)
  private let bar = UINavigationBar()
  private let item = UINavigationItem(title: "Photos")
  private var files: [URL] = []
  private var chosen: [URL] = []
  /// Replaces the folder of pictures, for tests.
  package static var folder: URL?

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

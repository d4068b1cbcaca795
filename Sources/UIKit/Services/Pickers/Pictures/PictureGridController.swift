import CoreGraphics

/// The pictures of a folder in a grid, with its albums above, for the pickers of images.
package final class PictureGridController: UICollectionViewController {
  private let folder: PictureFolder
  private let selection: PictureSelection
  private let thumbnails: PictureThumbnails
  private let isRoot: Bool

  package convenience init(folder: URL, title: String, selection: PictureSelection) {
    self.init(folder: folder, title: title, selection: selection, thumbnails: PictureThumbnails(), isRoot: true)
  }

  private init(folder: URL, title: String, selection: PictureSelection, thumbnails: PictureThumbnails, isRoot: Bool) {
    self.folder = PictureFolder(folder)
    self.selection = selection
    self.thumbnails = thumbnails
    self.isRoot = isRoot
    super.init(collectionViewLayout: PictureGridLayout.make(hasAlbums: !self.folder.albums.isEmpty))
    self.title = title
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
    collectionView.register(AlbumCell.self, forCellWithReuseIdentifier: "album")
    collectionView.allowsMultipleSelection = selection.isMultiple
    navigationItem.leftItemsSupplementBackButton = true
    if isRoot {
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.selection.finish([]) })
    }
    if selection.isMultiple {
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: LocalizedStrings.word("Add"), image: nil,
        primaryAction: UIAction(title: LocalizedStrings.word("Add")) { [weak self] _ in
          guard let selection = self?.selection, !selection.urls.isEmpty else { return }
          selection.finish(selection.urls)
        }, menu: nil)
      navigationItem.rightBarButtonItem?.style = .done
    }
    if folder.pictures.isEmpty, folder.albums.isEmpty { showEmpty() }
    applyDesign()
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Pictures may have been chosen in an album.
    selection.changed = { [weak self] in self?.showChoices() }
    showChoices()
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard isViewLoaded else { return }
    applyDesign()
    collectionView.reloadData()
    showChoices()
  }

  private func applyDesign() { collectionView.backgroundColor = traitCollection.design.pictureGrid.background }

  /// Shows a message that there are no pictures.
  private func showEmpty() {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "photo")
    empty.text = LocalizedStrings.word("No Results")
    contentUnavailableConfiguration = empty
  }

  // MARK: Content

  private func isAlbum(_ section: Int) -> Bool { section == 0 && !folder.albums.isEmpty }

  package override func numberOfSections(in collectionView: UICollectionView) -> Int { folder.albums.isEmpty ? 1 : 2 }

  package override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    isAlbum(section) ? folder.albums.count : folder.pictures.count
  }

  package override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let identifier = isAlbum(indexPath.section) ? "album" : "picture"
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    if let cell = cell as? AlbumCell {
      cell.show(folder.albums[indexPath.item], from: thumbnails)
    } else if let cell = cell as? PictureCell {
      let url = folder.pictures[indexPath.item]
      cell.show(url, from: thumbnails)
      cell.showChoice(place: selection.place(of: url), isOrdered: selection.isOrdered)
    }
    return cell
  }

  // MARK: Choosing

  package override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    isAlbum(indexPath.section) || !selection.isMultiple || selection.hasRoom
  }

  package override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if isAlbum(indexPath.section) {
      collectionView.deselectItem(at: indexPath, animated: false)
      return open(folder.albums[indexPath.item])
    }
    let url = folder.pictures[indexPath.item]
    if selection.isMultiple { return selection.add(url) }
    collectionView.deselectItem(at: indexPath, animated: false)
    selection.finish([url])
  }

  package override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    if !isAlbum(indexPath.section) { selection.remove(folder.pictures[indexPath.item]) }
  }

  private func open(_ album: PictureFolder.Album) {
    let next = PictureGridController(
      folder: album.url, title: PictureFolder.name(of: album.url), selection: selection, thumbnails: thumbnails, isRoot: false)
    navigationController?.pushViewController(next, animated: true)
  }

  /// Updates the marks of the visible pictures, the selected items and the button that ends the choice.
  private func showChoices() {
    guard selection.isMultiple else { return }
    navigationItem.rightBarButtonItem?.isEnabled = !selection.urls.isEmpty
    let section = folder.albums.isEmpty ? 0 : 1
    let chosen = Set(selection.urls)
    let selected = Set(collectionView.indexPathsForSelectedItems ?? [])
    for (item, url) in folder.pictures.enumerated() where chosen.contains(url) {
      let path = IndexPath(item: item, section: section)
      if !selected.contains(path) { collectionView.selectItem(at: path, animated: false, scrollPosition: []) }
    }
    for case let cell as PictureCell in collectionView.visibleCells {
      cell.showChoice(place: cell.url.flatMap { selection.place(of: $0) }, isOrdered: selection.isOrdered)
    }
  }
}

import CoreGraphics

/// Receives the image chosen in an image picker, and dismisses the picker. Every method is optional.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Called after an image or movie was chosen, with its data by key; dismiss the picker here.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// The form before Swift 4.2, with the keys' names.
  func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any])
  /// Called after the user canceled; dismiss the picker here.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    imagePickerController(
      picker, didFinishPickingMediaWithInfo: Dictionary(uniqueKeysWithValues: info.map { ($0.key.rawValue, $0.value) }))
  }
  public func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]) {
    forwarded("imagePickerController:didFinishPickingMediaWithInfo:", by: self, [picker, info]) {
      ($0 as? any UIImagePickerControllerDelegate)?.imagePickerController(picker, didFinishPickingMediaWithInfo: info)
    }
    picker.dismiss(animated: true)
  }
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    forwarded("imagePickerControllerDidCancel:", by: self, [picker]) {
      ($0 as? any UIImagePickerControllerDelegate)?.imagePickerControllerDidCancel(picker)
    }
    picker.dismiss(animated: true)
  }
}

/// Lets the user choose an image in a grid of the pictures of the machine, with folders as albums. There is no camera.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  /// The origin of images.
  public enum SourceType: Int, Sendable {
    /// The folders of images.
    case photoLibrary
    /// A camera, which does not exist on Linux.
    case camera
    /// The folder of images that were saved.
    case savedPhotosAlbum
  }

  /// The kind of media a camera captures.
  public enum CameraCaptureMode: Int, Sendable {
    /// The camera takes photos.
    case photo
    /// The camera records movies.
    case video
  }

  /// The side of the device on which a camera is.
  public enum CameraDevice: Int, Sendable {
    /// The camera at the back.
    case rear
    /// The camera above the screen.
    case front
  }

  /// The use of the camera's flash.
  public enum CameraFlashMode: Int, Sendable {
    /// The flash never fires.
    case off = -1
    /// Used if it is dark.
    case auto
    /// The flash fires at each photo.
    case on
  }

  /// A key of the info dictionary.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The type of the choice, such as `public.image`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The key of the `UIImage` before the user cropped it.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The image after editing, a `UIImage`.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The cropping rectangle in pixels.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file of the image, a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The file of the movie, a `URL`.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The older URL of the choice in the library.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// The data the camera stored with the image.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The entry of the photo library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// The image with its short movie.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
  }

  /// The receiver of the image: the navigation controller's delegate, which apps set to an object that conforms to both protocols.
  private var ownDelegate: (any UIImagePickerControllerDelegate)? { delegate as? any UIImagePickerControllerDelegate }
  private var source = SourceType.photoLibrary

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    let pictures = FileListController.start ?? UserFolders.url(for: .picturesDirectory)
    let isThere = pictures.map { FileManager.default.fileExists(atPath: $0.path) } ?? false
    let folder = pictures.flatMap { isThere ? $0 : nil } ?? UserFolders.home
    let selection = PictureSelection { [weak self] in self?.chosen($0.first) }
    let grid = PictureGridController(folder: folder, title: LocalizedStrings.word("Photos"), selection: selection)
    setViewControllers([grid], animated: false)
  }

  public required init?(coder: NSCoder) { nil }

  /// The quality of movies.
  public enum QualityType: Int, Sendable {
    /// The best quality that the camera has.
    case typeHigh = 0
    /// A quality for sharing over a fast network; the default.
    case typeMedium = 1
    /// A quality for sharing over a slow network.
    case typeLow = 2
    /// Videos of 640 × 480 pixels.
    case type640x480 = 3
    /// Videos of 1280 × 720 pixels in which each frame is compressed by itself.
    case typeIFrame1280x720 = 4
    /// Videos of 960 × 540 pixels in which each frame is compressed by itself.
    case typeIFrame960x540 = 5
  }

  /// The format in which images are passed to the app.
  public enum ImageURLExportPreset: Int, Sendable {
    /// A widely supported format.
    case compatible = 0
    /// The original format.
    case current = 1
  }

  /// The quality of movies. There is no camera on Linux, so it is stored only.
  open var videoQuality = QualityType.typeMedium
  /// The format of images passed to the app. Linux always passes the original files.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// The format of movies passed to the app. On Linux it is stored without effect.
  open var videoExportPreset = ""
  /// Starts recording a movie. Returns false, because there is no camera on Linux.
  @discardableResult open func startVideoCapture() -> Bool { false }
  /// Does nothing, because there is no camera on Linux.
  open func stopVideoCapture() {}

  /// The source of images. Images come from files for every library; the camera is not available.
  open var sourceType: SourceType {
    get { source }
    set {
      guard newValue != .camera else {
        UIKitError.raise("Source type \(newValue.rawValue) not available")
        return
      }
      source = newValue
    }
  }
  /// The types that can be chosen; images by default.
  open var mediaTypes = ["public.image"]
  /// Whether the user moves and scales the image in a square before it is returned.
  open var allowsEditing = false
  /// Returns whether images can be chosen from an origin.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// Returns the types a source offers; `nil` if it is not available.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { sourceType == .camera ? nil : ["public.image"] }
  /// Returns whether there is a camera; always `false`.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Returns whether a camera has a light; always `false`.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Returns the modes of a camera; `nil` because there is none.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  // The camera properties are stored so that they can be read back; there is no camera.
  open var cameraDevice = CameraDevice.rear
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraFlashMode = CameraFlashMode.auto
  open var showsCameraControls = true
  open var cameraOverlayView: UIView?
  open var cameraViewTransform = CGAffineTransform.identity
  open var videoMaximumDuration: TimeInterval = 600
  /// Does nothing, because there is no camera.
  open func takePicture() {}

  private func chosen(_ url: URL?) {
    guard let url else {
      if let ownDelegate { ownDelegate.imagePickerControllerDidCancel(self) } else { dismiss(animated: true) }
      return
    }
    guard let image = UIImage(contentsOfFile: url.path) else {
      let title = LocalizedStrings.phrase("Cannot Open “%@”", url.lastPathComponent)
      let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: LocalizedStrings.word("OK"), style: .default))
      present(alert, animated: true)
      return
    }
    if allowsEditing {
      pushViewController(ImageCropController(image) { [weak self] in self?.finish(image, url, cropped: $0) }, animated: true)
    } else {
      finish(image, url, cropped: nil)
    }
  }

  private func finish(_ image: UIImage, _ url: URL, cropped: (image: UIImage, rect: CGRect)?) {
    var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image, .imageURL: url]
    if let cropped {
      info[.editedImage] = cropped.image
      info[.cropRect] = NSValue(cgRect: cropped.rect)
    }
    if let ownDelegate {
      ownDelegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    } else {
      dismiss(animated: true)
    }
  }
}

/// Lets the user move and scale an image under a square.
final class ImageCropController: UIViewController, UIScrollViewDelegate {
  private let image: UIImage
  private let done: ((image: UIImage, rect: CGRect)) -> Void
  private let scroll = UIScrollView()
  private let picture = UIImageView()

  init(_ image: UIImage, done: @escaping ((image: UIImage, rect: CGRect)) -> Void) {
    self.image = image
    self.done = done
    super.init(nibName: nil, bundle: nil)
    title = LocalizedStrings.word("Move and Scale")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    picture.image = image
    scroll.delegate = self
    scroll.clipsToBounds = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.layer.borderColor = UIColor.white.cgColor
    scroll.layer.borderWidth = 1
    scroll.addSubview(picture)
    view.addSubview(scroll)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: LocalizedStrings.word("Choose"), image: nil,
      primaryAction: UIAction(title: LocalizedStrings.word("Choose")) { [weak self] _ in self?.choose() }, menu: nil)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let side = min(area.width, area.height)
    let frame = CGRect(x: area.midX - side / 2, y: area.midY - side / 2, width: side, height: side)
    guard scroll.frame != frame, image.size.width > 0, image.size.height > 0, side > 0 else { return }
    scroll.frame = frame
    scroll.minimumZoomScale = 1
    scroll.zoomScale = 1
    let scale = max(side / image.size.width, side / image.size.height)
    picture.frame = CGRect(x: 0, y: 0, width: image.size.width * scale, height: image.size.height * scale)
    scroll.contentSize = picture.frame.size
    scroll.maximumZoomScale = 4
    scroll.contentOffset = CGPoint(x: (picture.frame.width - side) / 2, y: (picture.frame.height - side) / 2)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  private func choose() {
    let scale = image.size.width / max(picture.frame.width, 1)
    let rect = CGRect(
      x: scroll.contentOffset.x * scale, y: scroll.contentOffset.y * scale, width: scroll.bounds.width * scale,
      height: scroll.bounds.height * scale
    ).intersection(CGRect(origin: .zero, size: image.size))
    guard !rect.isNull, rect.width >= 1, rect.height >= 1 else { return done((image, CGRect(origin: .zero, size: image.size))) }
    let format = UIGraphicsImageRendererFormat()
    format.scale = image.scale
    let cropped = UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
      image.draw(at: CGPoint(x: -rect.minX, y: -rect.minY))
    }
    done((cropped, rect))
  }
}

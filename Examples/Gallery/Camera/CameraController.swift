import AVFoundation
import UIKit

/// A camera's preview, the last photo, and the text of a code in front of it. `TRESTLE_CAMERA=videotestsrc` shows a test picture.
final class CameraController: UIViewController, @preconcurrency AVCapturePhotoCaptureDelegate,
  @preconcurrency AVCaptureMetadataOutputObjectsDelegate
{
  let session = AVCaptureSession()
  private let photos = AVCapturePhotoOutput()
  private let preview = PreviewView()
  let status = UILabel()
  let photo = UIImageView()
  let shutter = UIButton(configuration: .filled())

  /// A view whose layer shows the camera.
  private final class PreviewView: UIView {
    override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }
    var camera: AVCaptureVideoPreviewLayer { layer as! AVCaptureVideoPreviewLayer }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Camera"
    view.backgroundColor = .systemBackground
    preview.camera.session = session
    preview.camera.videoGravity = .resizeAspectFill
    preview.layer.cornerRadius = 12
    preview.clipsToBounds = true
    status.font = .preferredFont(forTextStyle: .body)
    status.adjustsFontForContentSizeCategory = true
    status.numberOfLines = 0
    status.textAlignment = .center
    shutter.configuration?.title = "Take Photo"
    shutter.addAction(UIAction { [weak self] _ in self?.takePhoto() }, for: .primaryActionTriggered)
    photo.contentMode = .scaleAspectFit
    photo.isAccessibilityElement = true
    photo.accessibilityLabel = "Last photo"
    let stack = UIStackView(arrangedSubviews: [preview, status, shutter, photo])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(lessThanOrEqualTo: area.bottomAnchor, constant: -16),
      stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
      preview.heightAnchor.constraint(equalTo: preview.widthAnchor, multiplier: 9.0 / 16),
      photo.heightAnchor.constraint(equalToConstant: 160),
    ])
    connect()
  }

  private func connect() {
    guard let device = AVCaptureDevice.default(for: .video), let input = try? AVCaptureDeviceInput(device: device) else {
      status.text = "No camera is connected."
      shutter.isEnabled = false
      return
    }
    status.text = device.localizedName
    let codes = AVCaptureMetadataOutput()
    session.beginConfiguration()
    session.addInput(input)
    session.addOutput(photos)
    session.addOutput(codes)
    session.commitConfiguration()
    codes.setMetadataObjectsDelegate(self, queue: .main)
    codes.metadataObjectTypes = codes.availableMetadataObjectTypes
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !session.inputs.isEmpty { session.startRunning() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    session.stopRunning()
  }

  private func takePhoto() { photos.capturePhoto(with: AVCapturePhotoSettings(), delegate: self) }

  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {
    if let error { status.text = error.localizedDescription }
    self.photo.image = photo.fileDataRepresentation().flatMap(UIImage.init(data:))
  }

  func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject], from connection: AVCaptureConnection) {
    if let code = objects.first as? AVMetadataMachineReadableCodeObject { status.text = code.stringValue }
  }
}

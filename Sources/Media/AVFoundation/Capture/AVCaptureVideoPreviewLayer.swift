import QuartzCore

/// Shows the pictures of a camera; black without one.
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession? {
    didSet {
      guard session !== oldValue else { return }
      oldValue?.remove(self)
      session?.add(self)
      if session == nil { show(nil) }
    }
  }
  /// The scaling of the preview in the layer. The default is ``AVLayerVideoGravity/resizeAspect``.
  open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { place() } }
  /// The connection to the session: nil on Linux, where the layer shows the pictures without one.
  open var connection: AVCaptureConnection? { nil }
  private var natural = CGSize.zero
  private let next = NextPicture()

  public override init() {
    super.init()
    backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  }

  public convenience init(session: AVCaptureSession) {
    self.init()
    // A property observer does not run in an initializer.
    setSession(session)
  }

  private func setSession(_ session: AVCaptureSession) { self.session = session }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a layer that previews a session, without connecting it to the session's inputs.
  public convenience init(sessionWithNoConnection session: AVCaptureSession) { self.init(session: session) }

  open var isPreviewing: Bool { contents != nil }

  open override func layoutSublayers() {
    super.layoutSublayers()
    place()
  }

  private func place() { place(natural, videoGravity) }

  /// Shows a picture of any thread, or leaves it out if the main thread has not shown the last one yet.
  nonisolated func receive(_ sample: CapturedSample) {
    if Thread.isMainThread { return MainActor.assumeIsolated { show(sample.image) } }
    guard next.set(sample) else { return }
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { if let self, self.session?.isRunning == true { self.show(self.next.take()?.image) } }
    }
  }

  private func show(_ image: CGImage?) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    contents = image
    CATransaction.commit()
    let size = image.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
    guard size != natural else { return }
    natural = size
    place()
  }

  /// The frame of the whole picture; the bounds before the first one.
  private var pictureRect: CGRect { natural == .zero ? bounds : videoGravity.rect(of: natural, in: bounds) }

  /// Converts a rectangle of the camera, from (0, 0) to (1, 1), to the coordinates of the layer.
  open func layerRectConverted(fromMetadataOutputRect rect: CGRect) -> CGRect {
    CGRect(
      origin: layerPointConverted(fromCaptureDevicePoint: rect.origin),
      size: CGSize(width: rect.width * pictureRect.width, height: rect.height * pictureRect.height))
  }
  /// Converts a rectangle of the layer to the camera's coordinates, from (0, 0) to (1, 1).
  open func metadataOutputRectConverted(fromLayerRect rect: CGRect) -> CGRect {
    guard !pictureRect.isEmpty else { return .zero }
    return CGRect(
      origin: captureDevicePointConverted(fromLayerPoint: rect.origin),
      size: CGSize(width: rect.width / pictureRect.width, height: rect.height / pictureRect.height))
  }
  /// Converts a point of the camera, from (0, 0) to (1, 1), to the coordinates of the layer.
  open func layerPointConverted(fromCaptureDevicePoint point: CGPoint) -> CGPoint {
    CGPoint(x: pictureRect.minX + point.x * pictureRect.width, y: pictureRect.minY + point.y * pictureRect.height)
  }
  /// Converts a recognized object to the coordinates of the layer.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? {
    metadataObject.placed(layerPointConverted)
  }
  /// Converts a point of the layer to the camera's coordinates, from (0, 0) to (1, 1).
  open func captureDevicePointConverted(fromLayerPoint point: CGPoint) -> CGPoint {
    guard !pictureRect.isEmpty else { return .zero }
    return CGPoint(x: (point.x - pictureRect.minX) / pictureRect.width, y: (point.y - pictureRect.minY) / pictureRect.height)
  }
}

/// The picture that the main thread shows next.
private final class NextPicture: @unchecked Sendable {
  private let lock = NSLock()
  private var sample: CapturedSample?

  /// Sets the picture. Returns whether there was none.
  func set(_ sample: CapturedSample) -> Bool {
    lock.withLock {
      defer { self.sample = sample }
      return self.sample == nil
    }
  }

  func take() -> CapturedSample? {
    lock.withLock {
      defer { sample = nil }
      return sample
    }
  }
}

import AVFoundation
import CoreImage
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

private final class Photographer: NSObject, AVCapturePhotoCaptureDelegate {
  var log: [String] = []
  var photo: AVCapturePhoto?
  func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor settings: AVCaptureResolvedPhotoSettings) { log.append("will") }
  func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor settings: AVCaptureResolvedPhotoSettings) { log.append("did") }
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {
    log.append("photo \((error as? AVError)?.code.rawValue ?? 0)")
    self.photo = photo
  }
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor settings: AVCaptureResolvedPhotoSettings, error: (any Error)?
  ) { log.append("finished \(settings.photoDimensions.width)") }
}

private final class Receiver: NSObject, AVCaptureVideoDataOutputSampleBufferDelegate, @unchecked Sendable {
  let queue = DispatchQueue(label: "frames")
  let lock = NSLock()
  var times: [Double] = []
  var size = 0
  func captureOutput(_ output: AVCaptureOutput, didOutput buffer: CMSampleBuffer, from connection: AVCaptureConnection) {
    lock.withLock {
      times.append(CMSampleBufferGetPresentationTimeStamp(buffer).seconds)
      size = CMSampleBufferGetImageBuffer(buffer).map(CVPixelBufferGetWidth) ?? 0
    }
  }
}

private final class Recorder: NSObject, AVCaptureFileOutputRecordingDelegate {
  var log: [String] = []
  func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo url: URL, from connections: [AVCaptureConnection]) {
    log.append("start \(connections.count)")
  }
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo url: URL, from connections: [AVCaptureConnection], error: (any Error)?
  ) { log.append("end \((error as? AVError)?.code.rawValue ?? 0)") }
}

private final class Reader: NSObject, AVCaptureMetadataOutputObjectsDelegate {
  var found: [[AVMetadataObject]] = []
  func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject], from connection: AVCaptureConnection) {
    found.append(objects)
  }
}

/// Cameras in the virtual time of a test screen: the camera is a clip, whose frames show their numbers.
@Suite(.serialized, .enabled(if: Clip.isPossible)) @MainActor struct CameraTests {
  /// A running session with a preview over all of a screen.
  @MainActor private final class Stage {
    let screen = TestScreen(size: CGSize(width: 160, height: 90), scale: 1)
    let session = AVCaptureSession()
    let preview: AVCaptureVideoPreviewLayer
    let view = UIView()

    init(_ source: String, outputs: [AVCaptureOutput] = []) throws {
      setenv("TRESTLE_CAMERA", source, 1)
      preview = AVCaptureVideoPreviewLayer(session: session)
      preview.frame = CGRect(x: 0, y: 0, width: 160, height: 90)
      view.layer.addSublayer(preview)
      screen.show(view)
      session.beginConfiguration()
      session.addInput(try AVCaptureDeviceInput(device: try #require(AVCaptureDevice.default(for: .video))))
      for output in outputs where session.canAddOutput(output) { session.addOutput(output) }
      session.commitConfiguration()
    }

    deinit { unsetenv("TRESTLE_CAMERA") }

    var shown: Int { Clip.frame(of: screen.snapshot()) }
  }

  private static func source(_ url: URL) -> String {
    "uridecodebin uri=\"\(url.absoluteString)\" caps=\"video/x-raw(ANY)\" expose-all-streams=false"
  }

  /// Lets work of other queues and of the main queue happen until a condition holds.
  private func wait(_ stage: Stage, until isDone: () -> Bool) async throws {
    let end = Date().addingTimeInterval(10)
    while !isDone(), Date() < end {
      try await Task.sleep(nanoseconds: 5_000_000)
      await stage.screen.layout()
    }
  }

  @Test("A camera is found by each kind of request, and access to it is granted")
  func devices() async throws {
    setenv("TRESTLE_CAMERA", "videotestsrc", 1)
    defer { unsetenv("TRESTLE_CAMERA") }
    let camera = try #require(AVCaptureDevice.default(for: .video))
    expect(camera.hasMediaType(.video) && camera.isConnected && camera.position == .unspecified && camera.localizedName == "Camera")
    expect(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back), equals: camera)
    expect(AVCaptureDevice.default(.builtInTelephotoCamera, for: .video, position: .back) == nil)
    let session = AVCaptureDevice.DiscoverySession(deviceTypes: [.external], mediaType: .video, position: .unspecified)
    expect(session.devices, equals: [camera])
    let isGranted = await AVCaptureDevice.requestAccess(for: .video)
    expect(isGranted && AVCaptureDevice.authorizationStatus(for: .video) == .authorized)
    unsetenv("TRESTLE_CAMERA")
    expect(!camera.isConnected)
    #expect(throws: AVError.self) { try AVCaptureDeviceInput(device: camera) }
  }

  @Test("A preview shows the picture of each time, the same ones twice, and keeps the last one after the session has stopped")
  func preview() async throws {
    let url = try Clip.make("mp4")
    defer { try? FileManager.default.removeItem(at: url) }
    var runs: [[Int]] = []
    for _ in 0..<2 {
      let stage = try Stage(Self.source(url))
      expect(!stage.session.isRunning && !stage.preview.isPreviewing)
      stage.session.startRunning()
      expect(stage.session.isRunning)
      var frames: [Int] = []
      for _ in 0..<4 {
        await stage.screen.advance(by: 0.2)
        frames.append(stage.shown)
      }
      runs.append(frames)
      stage.session.stopRunning()
      await stage.screen.advance(by: 0.3)
      expect(stage.shown == frames.last && !stage.session.isRunning)
    }
    expect(runs[0] == runs[1])
    for (index, frame) in runs[0].enumerated() { expect(abs(frame - (index + 1) * 6), below: 3) }
  }

  @Test("Points of the camera are places in a preview that fills its layer, whose sides are cropped")
  func conversion() async throws {
    let stage = try Stage("videotestsrc ! video/x-raw,width=320,height=90")
    stage.preview.videoGravity = .resizeAspectFill
    stage.session.startRunning()
    await stage.screen.advance(by: 0.1)
    // 320 points wide, half of which are outside.
    expect(stage.preview.layerPointConverted(fromCaptureDevicePoint: CGPoint(x: 0.25, y: 0.5)), equals: CGPoint(x: 0, y: 45))
    let visible = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
    expect(stage.preview.metadataOutputRectConverted(fromLayerRect: stage.preview.bounds), equals: visible)
    expect(stage.preview.layerRectConverted(fromMetadataOutputRect: visible), equals: stage.preview.bounds)
  }

  @Test("A photo is the next picture, as JPEG, after the calls before it; without a running session it fails")
  func photo() async throws {
    let url = try Clip.make("mp4")
    defer { try? FileManager.default.removeItem(at: url) }
    let output = AVCapturePhotoOutput()
    let stage = try Stage(Self.source(url), outputs: [output])
    let photographer = Photographer()
    output.capturePhoto(with: AVCapturePhotoSettings(), delegate: photographer)
    await stage.screen.advance(by: 0.1)
    expect(photographer.log, equals: ["photo -11803", "finished 0"])
    expect(photographer.photo?.fileDataRepresentation() == nil)
    photographer.log = []
    stage.session.startRunning()
    await stage.screen.advance(by: 0.4)
    let settings = AVCapturePhotoSettings()
    output.capturePhoto(with: settings, delegate: photographer)
    await stage.screen.advance(by: 0.1)
    expect(photographer.log, equals: ["will", "did", "photo 0", "finished 160"])
    let photo = try #require(photographer.photo)
    expect(photo.resolvedSettings.uniqueID, equals: settings.uniqueID)
    let image = try #require(photo.fileDataRepresentation().flatMap(UIImage.init(data:))?.cgImage)
    expect(image.width == 160 && abs(Clip.frame(of: image) - 12) < 3)
  }

  @Test("Frames arrive one after another on the queue of their delegate; a disabled connection passes none")
  func frames() async throws {
    let output = AVCaptureVideoDataOutput()
    let receiver = Receiver()
    output.setSampleBufferDelegate(receiver, queue: receiver.queue)
    let stage = try Stage("videotestsrc ! video/x-raw,framerate=30/1", outputs: [output])
    stage.session.sessionPreset = .vga640x480
    stage.session.startRunning()
    await stage.screen.advance(by: 0.5)
    receiver.queue.sync {}
    expect((13...16).contains(receiver.times.count) && receiver.size == 640)
    expect(zip(receiver.times, receiver.times.dropFirst()).allSatisfy { abs($1 - $0 - 1.0 / 30) < 1e-3 })
    let connection = try #require(output.connection(with: .video))
    expect(connection.isActive && stage.session.connections.contains { $0 === connection })
    connection.isEnabled = false
    let count = receiver.times.count
    await stage.screen.advance(by: 0.2)
    receiver.queue.sync {}
    expect(receiver.times.count, equals: count)
    stage.session.removeOutput(output)
    expect(output.connections.isEmpty && stage.session.connections.isEmpty)
  }

  @Test(
    "A movie has the pictures of the camera and the sound of the microphone, and ends at its maximum duration; an existing file is kept")
  func movie() async throws {
    setenv("TRESTLE_MICROPHONE", "audiotestsrc", 1)
    defer { unsetenv("TRESTLE_MICROPHONE") }
    let (clip, url) = (try Clip.make("mp4", frames: 90), Clip.place("mov"))
    defer { for file in [clip, url] { try? FileManager.default.removeItem(at: file) } }
    let output = AVCaptureMovieFileOutput()
    let stage = try Stage(Self.source(clip), outputs: [output])
    stage.session.addInput(try AVCaptureDeviceInput(device: try #require(AVCaptureDevice.default(for: .audio))))
    let recorder = Recorder()
    stage.session.startRunning()
    await stage.screen.advance(by: 0.3)
    output.startRecording(to: url, recordingDelegate: recorder)
    expect(output.isRecording && output.outputFileURL == url)
    await stage.screen.advance(by: 1)
    expect(abs(output.recordedDuration.seconds - 1), below: 0.1)
    output.stopRecording()
    expect(!output.isRecording)
    try await wait(stage) { recorder.log.count == 2 }
    expect(recorder.log, equals: ["start 2", "end 0"])
    let asset = AVURLAsset(url: url)
    expect(asset.tracks.map(\.mediaType) == [.video, .audio] && abs(asset.duration.seconds - 1) < 0.15)
    let generator = AVAssetImageGenerator(asset: asset)
    expect(abs(Clip.frame(of: try generator.copyCGImage(at: .zero, actualTime: nil)) - 9), below: 3)
    let size = try Data(contentsOf: url).count
    output.startRecording(to: url, recordingDelegate: recorder)
    try await wait(stage) { recorder.log.count == 3 }
    expect(recorder.log.last == "end -11823" && !output.isRecording)
    expect(try Data(contentsOf: url).count == size)
    let second = Clip.place("mp4")
    defer { try? FileManager.default.removeItem(at: second) }
    output.maxRecordedDuration = CMTime(seconds: 0.5, preferredTimescale: 600)
    output.startRecording(to: second, recordingDelegate: recorder)
    await stage.screen.advance(by: 1)
    try await wait(stage) { recorder.log.count == 5 }
    expect(recorder.log.last, equals: "end -11810")
    expect(abs(AVURLAsset(url: second).duration.seconds - 0.5), below: 0.15)
  }

  @Test("A code in front of the camera is read, with its place in the preview, and its disappearance is reported")
  func codes() async throws {
    let filter = CIFilter(name: "CIQRCodeGenerator", parameters: ["inputMessage": Data("https://example.org".utf8)])
    let code = try #require(filter?.outputImage).transformed(by: CGAffineTransform(scaleX: 4, y: 4).translatedBy(x: 4, y: 4))
    let page = code.composited(over: CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 320, height: 180)))
    let picture = try #require(CIContext().createCGImage(page, from: page.extent))
    let url = Clip.place("png")
    defer { try? FileManager.default.removeItem(at: url) }
    try #require(UIImage(cgImage: picture).pngData()).write(to: url)
    let output = AVCaptureMetadataOutput()
    let stage = try Stage(
      "filesrc location=\"\(url.path)\" ! pngdec ! imagefreeze ! video/x-raw,framerate=30/1", outputs: [output])
    let reader = Reader()
    output.setMetadataObjectsDelegate(reader, queue: .main)
    guard output.availableMetadataObjectTypes.contains(.qr) else { return print("Reading codes is not tested: ZBar is not installed.") }
    output.metadataObjectTypes = [.qr, .ean13]
    stage.session.startRunning()
    await stage.screen.advance(by: 0.5)
    let object = try #require(reader.found.first?.first as? AVMetadataMachineReadableCodeObject)
    expect(object.stringValue == "https://example.org" && object.type == .qr && object.corners.count == 4)
    // The code is at the lower left.
    expect(object.bounds.minX < 0.1 && object.bounds.maxX < 0.5 && object.bounds.maxY > 0.85)
    let placed = try #require(stage.preview.transformedMetadataObject(for: object))
    expect(abs(placed.bounds.width - object.bounds.width * 160), below: 0.01)
    output.rectOfInterest = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    reader.found = []
    await stage.screen.advance(by: 0.3)
    expect(reader.found.count == 1 && reader.found.first?.isEmpty == true)
  }

  @Test("A camera that fails ends the session with an error, which a notification has")
  func failure() async throws {
    let stage = try Stage("filesrc location=/nonexistent.png ! pngdec")
    final class Heard: @unchecked Sendable { var code: AVError.Code? }
    let heard = Heard()
    let observer = NotificationCenter.default.addObserver(
      forName: .AVCaptureSessionRuntimeError, object: stage.session, queue: nil
    ) { heard.code = ($0.userInfo?[AVCaptureSessionErrorKey] as? AVError)?.code }
    defer { NotificationCenter.default.removeObserver(observer) }
    stage.session.startRunning()
    try await wait(stage) { heard.code != nil }
    expect(heard.code != nil && !stage.session.isRunning)
  }
}

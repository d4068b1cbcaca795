import AVFoundation
import CoreVideo
import Testing
import TrestleExpectations
import UIKit

private final class Photographer: NSObject, AVCapturePhotoCaptureDelegate, AVCaptureFileOutputRecordingDelegate {
  var log: [String] = []

  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {
    log.append("photo \((error as? AVError)?.code == .deviceNotConnected)")
  }

  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
  ) { log.append("finished \(error != nil)") }

  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection], error: (any Error)?
  ) { log.append("movie \(error != nil)") }
}

@MainActor private func nextTurn() async {
  await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
}

@MainActor struct CaptureTests {
  @Test("Without a camera a photo ends with the error of a missing device, then the request ends")
  func photo() async {
    let delegate = Photographer()
    AVCapturePhotoOutput().capturePhoto(with: AVCapturePhotoSettings(), delegate: delegate)
    AVCaptureMovieFileOutput().startRecording(to: URL(fileURLWithPath: "movie.mov"), recordingDelegate: delegate)
    await nextTurn()
    expect(delegate.log, equals: ["photo true", "finished true", "movie true"])
  }

  @Test("Settings from others have their values and an identifier of their own")
  func settings() {
    let first = AVCapturePhotoSettings(format: [AVVideoCodecKey: AVVideoCodecType.hevc])
    first.flashMode = .auto
    first.photoQualityPrioritization = .speed
    let second = AVCapturePhotoSettings(from: first)
    expect(second.flashMode == .auto && second.photoQualityPrioritization == .speed)
    expect(second.format?[AVVideoCodecKey] as? AVVideoCodecType, equals: .hevc)
    expect(second.uniqueID != first.uniqueID)
  }

  @Test("Rectangles convert between a preview layer and the camera's unit square, both ways")
  func conversion() {
    let layer = AVCaptureVideoPreviewLayer(session: AVCaptureSession())
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let unit = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
    let rect = layer.layerRectConverted(fromMetadataOutputRect: unit)
    expect(rect, equals: CGRect(x: 50, y: 50, width: 100, height: 25))
    expect(layer.metadataOutputRectConverted(fromLayerRect: rect), equals: unit)
  }

  @Test("A writer fails with a reason when it starts; an existing file is refused")
  func writer() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".mp4")
    let writer = try AVAssetWriter(outputURL: url, fileType: .mp4)
    let input = AVAssetWriterInput(mediaType: .video, outputSettings: nil)
    expect(writer.canAdd(input))
    writer.add(input)
    expect(!writer.startWriting() && writer.status == .failed)
    expect((writer.error as? AVError)?.code, equals: .encoderNotFound)
    await writer.finishWriting()
    expect(writer.status, equals: .failed)
    try Data().write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(throws: AVError.self) { try AVAssetWriter(outputURL: url, fileType: .mp4) }
  }

  @Test("A pool makes buffers of its size, and refuses attributes without one")
  func pool() {
    var pool: CVPixelBufferPool?
    expect(CVPixelBufferPoolCreate(nil, nil, [kCVPixelBufferWidthKey: 4] as NSDictionary, &pool), equals: kCVReturnInvalidArgument)
    let attributes: NSDictionary = [
      kCVPixelBufferWidthKey: 4, kCVPixelBufferHeightKey: 3, kCVPixelBufferPixelFormatTypeKey: Int(kCVPixelFormatType_32BGRA),
    ]
    expect(CVPixelBufferPoolCreate(nil, nil, attributes, &pool), equals: kCVReturnSuccess)
    var buffer: CVPixelBuffer?
    CVPixelBufferPoolCreatePixelBuffer(nil, pool!, &buffer)
    expect(buffer.map(CVPixelBufferGetWidth) == 4 && buffer.map(CVPixelBufferGetHeight) == 3)
  }
}

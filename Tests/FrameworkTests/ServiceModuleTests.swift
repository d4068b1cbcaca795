import ARKit
import CallKit
import CloudKit
import Compression
import CoreML
import CoreNFC
import CoreSpotlight
import GameController
import GameKit
import PassKit
import PencilKit
import PushKit
import QuickLookThumbnailing
import ReplayKit
import Testing
import TrestleExpectations
import UIKitTesting
import Vision
import VisionKit

/// Modules for services and hardware that Linux lacks, and their working parts.
@MainActor struct ServiceModuleTests {
  @Test("Unavailable features report that they are unavailable") func availability() throws {
    expect(!ARWorldTrackingConfiguration.isSupported && !DataScannerViewController.isSupported)
    expect(!PKPaymentAuthorizationViewController.canMakePayments() && PKPaymentAuthorizationViewController(paymentRequest: .init()) == nil)
    expect(!GKLocalPlayer.local.isAuthenticated && !PKPassLibrary.isPassLibraryAvailable() && !VNDocumentCameraViewController.isSupported)
    expect(PKPushRegistry(queue: .main).pushToken(for: .voIP) == nil && SCNScene(named: "ship.scn") == nil)
    let error = #expect(throws: MLModelError.self) { try MLModel(contentsOf: URL(fileURLWithPath: "/Flowers.mlmodelc")) }
    expect(error?.code == .io && error?.localizedDescription.contains("Flowers.mlmodelc") == true)
  }

  @Test("Every request to a service is answered with its error") func answers() async {
    let cloud = await withCheckedContinuation { continuation in
      CKContainer.default().privateCloudDatabase.save(CKRecord(recordType: "Note")) { continuation.resume(returning: $1 as? CKError) }
    }
    let status = await withCheckedContinuation { continuation in
      CKContainer.default().accountStatus { status, _ in continuation.resume(returning: status) }
    }
    expect(cloud?.code == .notAuthenticated && cloud?.userInfo[CKErrorRetryAfterKey] == nil && status == .noAccount)
    expect(CKError.Code(rawValue: 36), equals: .accountTemporarilyUnavailable)
    let query = CKQueryOperation(query: CKQuery(recordType: "Note", predicate: NSPredicate(value: true)))
    let asked = await withCheckedContinuation { continuation in
      query.queryCompletionBlock = { continuation.resume(returning: $1 as? CKError) }
      CKContainer.default().publicCloudDatabase.add(query)
    }
    expect(asked?.code, equals: .notAuthenticated)
    let call = await withCheckedContinuation { continuation in
      CXCallController().request(CXTransaction(action: CXEndCallAction(call: UUID()))) {
        continuation.resume(returning: $0 as? CXErrorCodeRequestTransactionError)
      }
    }
    expect(call?.code, equals: .unknownCallProvider)
    let player = await withCheckedContinuation { continuation in
      GKLocalPlayer.local.authenticateHandler = { continuation.resume(returning: $0 == nil ? $1 as? GKError : nil) }
    }
    GKLocalPlayer.local.authenticateHandler = nil
    expect(player?.code, equals: .notAuthenticated)
  }

  nonisolated private final class Reader: NSObject, NFCNDEFReaderSessionDelegate {
    let answer: (NFCReaderError?) -> Void
    init(_ answer: @escaping (NFCReaderError?) -> Void) { self.answer = answer }
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error) { answer(error as? NFCReaderError) }
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {}
  }

  @Test("Neither recording nor reading tags begins, and no controller is connected") func hardware() async {
    expect(!RPScreenRecorder.shared().isAvailable && !NFCNDEFReaderSession.readingAvailable && GCController.controllers().isEmpty)
    let recording = await withCheckedContinuation { continuation in
      RPScreenRecorder.shared().startRecording { continuation.resume(returning: $0 as? RPRecordingError) }
    }
    expect(recording?.code, equals: .failedToStart)
    var reader: Reader?
    let tag = await withCheckedContinuation { continuation in
      let made = Reader { continuation.resume(returning: $0) }
      reader = made
      NFCNDEFReaderSession(delegate: made, queue: nil, invalidateAfterFirstRead: true).begin()
    }
    expect(tag?.code == .readerErrorUnsupportedFeature && reader != nil)
  }

  @Test("Records store their values and list the changed keys") func records() {
    let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "one"))
    record["title"] = "Hello"
    record["count"] = 3
    expect(
      record["title"] as? String == "Hello" && record.object(forKey: "count") as? Int == 3 && record.changedKeys() == ["count", "title"])
    let copy = record.copy() as? CKRecord
    record["count"] = nil
    expect(record.allKeys() == ["title"] && copy?.allKeys() == ["count", "title"] && copy?.recordID == CKRecord.ID(recordName: "one"))
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    record.encodeSystemFields(with: archiver)
    let opened = (try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)).flatMap(CKRecord.init(coder:))
    expect(opened?.recordType == "Note" && opened?.recordID == record.recordID && opened?.allKeys() == [])
  }

  @Test("Each operation of iCloud ends with an error, by the older block and the newer one") func cloudOperations() async throws {
    let database = CKContainer.default().privateCloudDatabase
    let changes = CKFetchRecordZoneChangesOperation(recordZoneIDs: [.default])
    let errors: [any Error] = await withCheckedContinuation { continuation in
      var found: [any Error] = []
      changes.fetchRecordZoneChangesCompletionBlock = { found.append(contentsOf: [$0].compactMap { $0 }) }
      changes.fetchRecordZoneChangesResultBlock = { result in
        if case .failure(let error) = result { found.append(error) }
        continuation.resume(returning: found)
      }
      database.add(changes)
    }
    expect(errors.map { ($0 as? CKError)?.code }, equals: [.notAuthenticated, .notAuthenticated])
    await #expect(throws: CKError.self) { try await database.modifyRecords(saving: [], deleting: []) }
    expect(CKNotification(fromRemoteNotificationDictionary: ["aps": [:]]) == nil)
    let push = CKNotification(fromRemoteNotificationDictionary: ["ck": ["met": ["sid": "all"]]])
    expect(push?.notificationType == .database && push?.subscriptionID == "all")
  }

  @Test("An activity has the attributes that a search would show") func activityAttributes() {
    let activity = NSUserActivity(activityType: "reading")
    let attributes = CSSearchableItemAttributeSet(itemContentType: "public.text")
    activity.contentAttributeSet = attributes
    expect(activity.contentAttributeSet === attributes && NSUserActivity(activityType: "reading").contentAttributeSet == nil)
  }

  @Test("Arrays count by shape and strides, in every type of number") func arrays() throws {
    let array = try MLMultiArray(shape: [2, 3], dataType: .double)
    expect(array.count == 6 && array.strides == [3, 1])
    array[[1, 2] as [NSNumber]] = 7
    expect(array[5] == 7 && array[[0, 2] as [NSNumber]] == 0)
    for type in [MLMultiArrayDataType.float32, .int32, .float16] {
      let array = try MLMultiArray(shape: [4], dataType: type)
      for (index, value) in [0, 1, -2, 1024].enumerated() { array[index] = NSNumber(value: value) }
      expect((0..<4).map { array[$0].intValue }, equals: [0, 1, -2, 1024])
    }
    let half = try MLMultiArray(shape: [1], dataType: .float16)
    for value in [Float(0.1), 65504, 0.000000059604645, -3.14159] {
      half[0] = NSNumber(value: value)
      expect(abs(half[0].floatValue - value), atMost: max(abs(value) / 1024, 0.00000003))
    }
    #expect(throws: MLModelError.self) { try MLMultiArray(shape: [0], dataType: .double) }
    let features = try MLDictionaryFeatureProvider(dictionary: ["a": 3, "b": "x", "c": array])
    expect(features.featureNames == ["a", "b", "c"] && features["a"]?.int64Value == 3 && features["b"]?.type == .string)
    #expect(throws: MLModelError.self) { try MLDictionaryFeatureProvider(dictionary: ["a": URL(fileURLWithPath: "/")]) }
  }

  @Test("A QR code is read; other requests fail, and say so to their handlers") func vision() throws {
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    filter.setValue(Data("https://example.org".utf8), forKey: "inputMessage")
    let code = try #require(filter.outputImage).transformed(by: CGAffineTransform(scaleX: 8, y: 8))
    let image = try #require(CIContext().createCGImage(code, from: code.extent.insetBy(dx: -40, dy: -40)))
    var heard: [String] = []
    let barcodes = VNDetectBarcodesRequest { request, error in heard.append("codes \(request.results?.count ?? -1) \(error == nil)") }
    try VNImageRequestHandler(cgImage: image).perform([barcodes])
    expect(barcodes.results?.first?.payloadStringValue == "https://example.org" && barcodes.results?.first?.symbology == .qr)
    let text = VNRecognizeTextRequest { request, error in heard.append("text \((error as? VNError)?.code == .unsupportedRequest)") }
    let error = #expect(throws: VNError.self) { try VNImageRequestHandler(cgImage: image).perform([text]) }
    expect(error?.code == .unsupportedRequest && text.results == nil && heard == ["codes 1 true", "text true"])
  }

  @Test("Nodes in space keep transforms, names and actions; the view shows its background") func space() {
    let (parent, child) = (SCNNode(), SCNNode(geometry: SCNBox(width: 2, height: 4, length: 6, chamferRadius: 0)))
    parent.position = SCNVector3(1, 0, 0)
    parent.eulerAngles = SCNVector3(0, Float.pi / 2, 0)
    child.position = SCNVector3(0, 0, 2)
    child.name = "box"
    parent.addChildNode(child)
    let world = child.worldPosition
    expect(abs(world.x - 3) < 1e-5 && abs(world.z) < 1e-5)
    let point = parent.convertPosition(world, from: nil)
    expect(abs(point.z - 2) < 1e-5 && child.boundingBox.max == SCNVector3(1, 2, 3))
    let copy = SCNNode()
    copy.simdTransform = parent.simdTransform
    expect(abs(copy.eulerAngles.y - .pi / 2) < 1e-3 && abs(copy.scale.x - 1) < 1e-5)
    let scene = SCNScene()
    scene.rootNode.addChildNode(parent)
    scene.background.contents = UIColor.red
    expect(scene.rootNode.childNode(withName: "box", recursively: true) === child)
    let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
    let view = SCNView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.scene = scene
    screen.show(view)
    child.runAction(.sequence([.moveBy(x: 0, y: 3, z: 0, duration: 0.5), .fadeOut(duration: 0.5)]))
    screen.advance(by: 1.2)
    expect(abs(child.position.y - 3) < 1e-5 && child.opacity == 0 && !child.hasActions)
    expect(screen.snapshot().pixel(x: 50, y: 50).red, equals: 255)
  }

  @Test("A canvas draws strokes of touches, erases them, and its drawing survives as data") func canvas() throws {
    final class Delegate: NSObject, PKCanvasViewDelegate {
      var changes = 0
      func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) { changes += 1 }
    }
    let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)
    let canvas = PKCanvasView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let delegate = Delegate()
    canvas.delegate = delegate
    canvas.backgroundColor = .white
    canvas.tool = PKInkingTool(.pen, color: .red, width: 10)
    screen.show(canvas)
    screen.drag(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 180, y: 100))
    expect(canvas.drawing.strokes.count == 1 && delegate.changes == 1)
    expect(screen.snapshot().pixel(x: 100, y: 100).green == 0 && screen.snapshot().pixel(x: 100, y: 120).green == 255)
    expect(abs(canvas.drawing.bounds.minY - 95) < 1 && canvas.drawing.bounds.width > 150)
    let again = try PKDrawing(data: canvas.drawing.dataRepresentation())
    expect(again.strokes.count == 1 && again.bounds == canvas.drawing.bounds)
    expect(again.image(from: CGRect(x: 90, y: 90, width: 20, height: 20), scale: 1).size, equals: CGSize(width: 20, height: 20))
    #expect(throws: (any Error).self) { try PKDrawing(data: Data([1, 2, 3])) }
    expect(canvas.becomeFirstResponder())
    canvas.tool = PKEraserTool(.vector)
    screen.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 140))
    expect(canvas.drawing.strokes.isEmpty && delegate.changes == 2)
    expect(screen.snapshot().pixel(x: 100, y: 100).green, equals: 255)
  }

  @Test("Thumbnails keep the proportions of an image, and other files fail") func thumbnails() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { _ in }
    let (picture, text) = (folder.appendingPathComponent("a.png"), folder.appendingPathComponent("a.txt"))
    try image.pngData()?.write(to: picture)
    try Data("x".utf8).write(to: text)
    func request(_ url: URL) -> QLThumbnailGenerator.Request {
      QLThumbnailGenerator.Request(fileAt: url, size: CGSize(width: 20, height: 20), scale: 2, representationTypes: .thumbnail)
    }
    let made = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request(picture))
    expect(made.uiImage.size == CGSize(width: 20, height: 10) && made.cgImage.width == 40)
    await #expect(throws: QLThumbnailError.self) { try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request(text)) }
  }

  @Test("Deflate round-trips; other algorithms and damaged data return 0") func compression() {
    let source = [UInt8]("the same words, the same words, the same words, the same words".utf8)
    var packed = [UInt8](repeating: 0, count: 200)
    let size = compression_encode_buffer(&packed, packed.count, source, source.count, nil, COMPRESSION_ZLIB)
    expect(size > 0 && size < source.count)
    var back = [UInt8](repeating: 0, count: 200)
    expect(compression_decode_buffer(&back, back.count, packed, size, nil, COMPRESSION_ZLIB), equals: source.count)
    expect(Array(back.prefix(source.count)), equals: source)
    expect(compression_decode_buffer(&back, 10, packed, size, nil, COMPRESSION_ZLIB), equals: 10)
    expect(compression_encode_buffer(&packed, 4, source, source.count, nil, COMPRESSION_ZLIB), equals: 0)
    expect(compression_encode_buffer(&packed, packed.count, source, source.count, nil, COMPRESSION_LZFSE), equals: 0)
    expect(compression_decode_buffer(&back, back.count, [255, 255, 255], 3, nil, COMPRESSION_ZLIB), equals: 0)
  }

  @Test("A search for players of a match ends with an error")
  func matches() async {
    let request = GKMatchRequest()
    let code = await withCheckedContinuation { continuation in
      GKMatchmaker.shared().findMatch(for: request) { match, error in continuation.resume(returning: (error as? GKError)?.code) }
    }
    expect(code, equals: .notAuthenticated)
  }
}

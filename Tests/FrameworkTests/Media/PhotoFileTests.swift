import AVFoundation
import Foundation
import Photos
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// The photo library, which is the user's folders of pictures and videos.
@Suite(.serialized) @MainActor struct PhotoFileTests {
  /// A folder with two pictures, of which one is in a folder below, a text and a hidden picture.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("photos-\(UUID().uuidString)")

    @MainActor init() throws {
      try FileManager.default.createDirectory(at: url.appendingPathComponent("Trip"), withIntermediateDirectories: true)
      try add("Trip/old.png", size: CGSize(width: 40, height: 20), color: .red, age: 3000)
      try add("new.jpg", size: CGSize(width: 10, height: 30), color: .blue, age: 1000)
      try add(".hidden.png", size: CGSize(width: 1, height: 1), color: .blue, age: 10)
      try "text".write(to: url.appendingPathComponent("text.txt"), atomically: true, encoding: .utf8)
      PhotoFolder.replacement = [url]
    }

    @MainActor private func add(_ name: String, size: CGSize, color: UIColor, age: TimeInterval) throws {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(size: size, format: format).image {
        color.setFill()
        $0.fill(CGRect(origin: .zero, size: size))
      }
      let data = try #require(name.hasSuffix("png") ? image.pngData() : image.jpegData(compressionQuality: 0.9))
      try data.write(to: url.appendingPathComponent(name))
      try setAge(age, of: name)
    }

    func setAge(_ age: TimeInterval, of name: String) throws {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: url.appendingPathComponent(name).path)
    }

    deinit {
      PhotoFolder.replacement = nil
      try? FileManager.default.removeItem(at: url)
    }
  }

  private func names(_ result: PHFetchResult<PHAsset>) -> [String] {
    var names: [String] = []
    result.enumerateObjects { asset, _, _ in names.append(URL(fileURLWithPath: asset.localIdentifier).lastPathComponent) }
    return names
  }

  @Test("Pictures are fetched from the oldest to the newest, by kind, predicate, order, limit and identifier")
  func fetches() throws {
    let folder = try Folder()
    expect(PHPhotoLibrary.authorizationStatus(for: .readWrite), equals: .authorized)
    expect(PHPhotoLibrary.authorizationStatus(for: .addOnly), equals: .denied)
    let all = PHAsset.fetchAssets(with: nil)
    expect(names(all) == ["old.png", "new.jpg"] && all.countOfAssets(with: .image) == 2)
    expect(all.firstObject?.pixelWidth == 40 && all.firstObject?.pixelHeight == 20 && all.lastObject?.pixelWidth == 10)
    expect(PHAsset.fetchAssets(with: .video, options: nil).count, equals: 0)
    let options = PHFetchOptions()
    options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    expect(names(PHAsset.fetchAssets(with: .image, options: options)), equals: ["new.jpg", "old.png"])
    options.fetchLimit = 1
    expect(names(PHAsset.fetchAssets(with: .image, options: options)), equals: ["new.jpg"])
    options.predicate = NSPredicate(format: "mediaType == %d AND pixelWidth > %d", PHAssetMediaType.image.rawValue, 20)
    expect(names(PHAsset.fetchAssets(with: options)), equals: ["old.png"])
    let again = PHAsset.fetchAssets(withLocalIdentifiers: [try #require(all.lastObject).localIdentifier], options: nil)
    let found = try #require(again.firstObject)
    expect(found == all.lastObject && all.index(of: found) == 1)
    var first: [Int] = []
    all.enumerateObjects(options: .reverse) { _, index, stops in
      first.append(index)
      stops.pointee = true
    }
    expect(first, equals: [1])
    withExtendedLifetime(folder) {}
  }

  @Test("Images come in the requested size, fitting or filling it, and as data; a canceled request does not call its handler")
  func images() async throws {
    let folder = try Folder()
    let asset = try #require(PHAsset.fetchAssets(with: nil).firstObject)
    let manager = PHImageManager.default()
    func image(_ size: CGSize, _ mode: PHImageContentMode) async -> CGSize? {
      await withCheckedContinuation { answer in
        manager.requestImage(for: asset, targetSize: size, contentMode: mode, options: nil) { image, _ in
          answer.resume(returning: image.map { CGSize(width: $0.size.width * $0.scale, height: $0.size.height * $0.scale) })
        }
      }
    }
    await expect(image(CGSize(width: 10, height: 10), .aspectFit), equals: CGSize(width: 10, height: 5))
    await expect(image(CGSize(width: 10, height: 10), .aspectFill), equals: CGSize(width: 20, height: 10))
    await expect(image(PHImageManagerMaximumSize, .default), equals: CGSize(width: 40, height: 20))
    await expect(image(CGSize(width: 400, height: 400), .aspectFit), equals: CGSize(width: 40, height: 20))
    let options = PHImageRequestOptions()
    options.isSynchronous = true
    var content: (Data?, String?)
    manager.requestImageData(for: asset, options: options) { data, type, _, _ in content = (data, type) }
    expect(content.0 == FileManager.default.contents(atPath: asset.localIdentifier) && content.1 == "public.png")
    var calls = 0
    let request = manager.requestImage(for: asset, targetSize: CGSize(width: 4, height: 4), contentMode: .default, options: nil) { _, _ in
      calls += 1
    }
    manager.cancelImageRequest(request)
    await expect(image(CGSize(width: 10, height: 10), .aspectFit) != nil)
    expect(calls, equals: 0)
    try FileManager.default.removeItem(atPath: asset.localIdentifier)
    manager.requestImageData(for: asset, options: options) { data, _, _, information in
      expect(data == nil && information?[PHImageErrorKey] is PHPhotosError)
    }
    withExtendedLifetime(folder) {}
  }

  @Test("The file of a picture is read in parts and copied; one without a file is an error")
  func resources() async throws {
    let folder = try Folder()
    let asset = try #require(PHAsset.fetchAssets(with: nil).lastObject)
    let resource = try #require(PHAssetResource.assetResources(for: asset).first)
    expect(resource.originalFilename == "new.jpg" && resource.uniformTypeIdentifier == "public.jpeg" && resource.type == .photo)
    var data = Data()
    let failure = await withCheckedContinuation { (answer: CheckedContinuation<(any Error)?, Never>) in
      PHAssetResourceManager.default().requestData(for: resource, options: nil) {
        data += $0
      } completionHandler: {
        answer.resume(returning: $0)
      }
    }
    expect(failure == nil && data == FileManager.default.contents(atPath: asset.localIdentifier))
    let copy = folder.url.appendingPathComponent("copy.jpg")
    for expected in [true, false] {
      let error = await withCheckedContinuation { (answer: CheckedContinuation<(any Error)?, Never>) in
        PHAssetResourceManager.default().writeData(for: resource, toFile: copy, options: nil) { answer.resume(returning: $0) }
      }
      expect((error == nil), equals: expected)
    }
    try expect(Data(contentsOf: copy), equals: data)
  }

  @Test("A video is an asset, an item of a player and a picture; an image is none of these", .enabled(if: Clip.isPossible))
  func videos() async throws {
    let folder = try Folder()
    let clip = try Clip.make("mp4", frames: 60)
    try FileManager.default.moveItem(at: clip, to: folder.url.appendingPathComponent("Trip/clip.mp4"))
    let asset = try #require(PHAsset.fetchAssets(with: .video, options: nil).firstObject)
    expect(abs(asset.duration - 2) < 0.1 && asset.pixelWidth > 0 && asset.mediaType == .video)
    func video(_ asset: PHAsset) async -> (AVAsset?, [AnyHashable: Any]?) {
      await withCheckedContinuation { answer in
        PHImageManager.default().requestAVAsset(forVideo: asset, options: nil) { video, _, information in
          nonisolated(unsafe) let result = (video, information)
          answer.resume(returning: result)
        }
      }
    }
    let found = await video(asset).0 as? AVURLAsset
    expect(found?.url.path == asset.localIdentifier && abs((found?.duration.seconds ?? 0) - 2) < 0.1)
    let item = await withCheckedContinuation { answer in
      PHImageManager.default().requestPlayerItem(forVideo: asset, options: nil) { item, _ in
        answer.resume(returning: item)
      }
    }
    let player = AVPlayer(playerItem: item)
    let screen = TestScreen()
    screen.show(UIViewController())
    player.play()
    await screen.advance(by: 1)
    expect(player.rate == 1 && abs(player.currentTime().seconds - 1) < 0.3)
    let width = await withCheckedContinuation { answer in
      PHImageManager.default().requestImage(for: asset, targetSize: PHImageManagerMaximumSize, contentMode: .default, options: nil) {
        image, _ in answer.resume(returning: image?.cgImage?.width)
      }
    }
    expect(width, equals: asset.pixelWidth)
    let image = try #require(PHAsset.fetchAssets(with: .image, options: nil).firstObject)
    let (none, information) = await video(image)
    expect(none == nil && (information?[PHImageErrorKey] as? PHPhotosError)?.code == .invalidResource)
  }

  @Test("Without a folder of pictures the library is denied and empty")
  func absent() {
    PhotoFolder.replacement = []
    defer { PhotoFolder.replacement = nil }
    expect(PHPhotoLibrary.authorizationStatus() == .denied && PHAsset.fetchAssets(with: nil).count == 0)
  }
}

import Foundation
import Testing
import TrestleExpectations
import TrestleTrials
import UIKit
import UIKitTesting

/// Payloads of drag and drop and of the pasteboard that were damaged in transfer.
@MainActor @Suite struct MutatedPayloadTests {
  private static let count = isSoaking ? 10_000 : 300

  private static func picture() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 24, height: 16)).image { context in
      UIColor.orange.setFill()
      context.fill(CGRect(x: 4, y: 4, width: 12, height: 8))
    }
  }

  /// The fraction of the payloads that must be readable, so that errors are found after the first check.
  private func run(
    _ original: Data, atLeast share: Double, seed: UInt64, damage: (inout Noise, [UInt8]) -> [UInt8] = { $0.damage($1) },
    _ read: (Data) -> Bool
  ) {
    var random = Noise(seed: seed)
    var decoded = 0
    for _ in 0..<Self.count where read(Data(damage(&random, [UInt8](original)))) { decoded += 1 }
    print("decoded \(decoded) of \(Self.count) mutated payloads")
    expect(Double(decoded), atLeast: share * Double(Self.count), "\(decoded)")
  }

  @Test("Damaged texts, addresses and colors that are dropped are read or refused")
  func values() throws {
    run(Data("A text of several words, ä ö ü, 😀 and one line\nmore".utf8), atLeast: 0.5, seed: 1) { data in
      let text = try? NSString.object(withItemProviderData: data, typeIdentifier: "public.utf8-plain-text")
      let label = UILabel()
      label.text = text.map { "\($0)" }
      return text != nil && label.sizeThatFits(CGSize(width: 200, height: 1000)).width >= 0
    }
    run(Data("https://www.example.org:8080/a/path?query=1&other=%20#part".utf8), atLeast: 0.5, seed: 2) {
      (try? NSURL.object(withItemProviderData: $0, typeIdentifier: "public.url")) != nil
    }
    // Any byte, and small changes: one character of a number.
    run(Data("[0.25,0.5,0.75,1]".utf8), atLeast: 0.2, seed: 3, Self.showColor)
    run(
      Data("[0.25,0.5,0.75,1]".utf8), atLeast: 0.5, seed: 5,
      damage: { random, bytes in
        var bytes = bytes
        bytes[1 + random.below(bytes.count - 2)] = Array("0123456789999999.-e,".utf8)[random.below(20)]
        return bytes
      }, Self.showColor)
  }

  private static func showColor(_ data: Data) -> Bool {
    guard let color = try? UIColor.object(withItemProviderData: data, typeIdentifier: "com.apple.uikit.color") else { return false }
    let view = UIView()
    view.backgroundColor = color
    return true
  }

  @Test("Damaged images that are dropped or pasted are drawn or refused", arguments: ["public.png", "public.jpeg"])
  func pictures(type: String) throws {
    let image = Self.picture()
    let data = try #require(type == "public.png" ? image.pngData() : image.jpegData(compressionQuality: 0.9))
    let board = UIPasteboard.withUniqueName()
    defer { UIPasteboard.remove(withName: board.name) }
    let isPNG = type == "public.png"
    run(
      data, atLeast: isPNG ? 0.1 : 0.5, seed: 4,
      damage: { random, bytes in
        var bytes = random.damage(bytes)
        if isPNG { PNGChecksums.mend(&bytes) }
        return bytes
      }
    ) { bytes in
      board.setData(bytes, forPasteboardType: type)
      let pasted = board.image
      let dropped = try? UIImage.object(withItemProviderData: bytes, typeIdentifier: type)
      if let dropped {
        let size = CGSize(width: 8, height: 8)
        _ = UIGraphicsImageRenderer(size: size).image { _ in dropped.draw(in: CGRect(origin: .zero, size: size)) }
      }
      return pasted != nil || dropped != nil
    }
  }
}

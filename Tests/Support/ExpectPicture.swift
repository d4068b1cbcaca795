import CoreGraphics
import Foundation
import Testing
import Trials
import UIKitTesting

/// Compares an image with its reference in the folder `References` of the test target; see `PictureReferences`.
package func expectPicture(
  _ image: CGImage, _ name: String, filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  var digest = PixelDigest()
  for row in 0..<image.height {
    digest.add(UnsafeRawBufferPointer(start: image.data + row * image.stride, count: image.width * image.bitsPerPixel / 8))
  }
  let form = "\(image.width)×\(image.height) \(String(digest.value, radix: 16))"
  try PictureReferences.compare(name, form: form, filePath: filePath, sourceLocation: sourceLocation, write: image.writePNG)
}

import Foundation
import MobileCoreServices
import Testing
import TrestleExpectations
import UniformTypeIdentifiers

struct TypeTests {
  @Test("Well-known types have their tags and conform to their parents")
  func known() throws {
    expect(UTType.png.identifier, equals: "public.png")
    expect(UTType.jpeg.preferredFilenameExtension, equals: "jpeg")
    expect(UTType.jpeg.preferredMIMEType, equals: "image/jpeg")
    expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && !UTType.png.conforms(to: .text))
    expect(UTType.mpeg4Movie.isSubtype(of: .movie))
    expect(UTType(filenameExtension: "JPG"), equals: .jpeg)
    expect(UTType(mimeType: "application/json"), equals: .json)
    expect(UTType("public.no-such-type") == nil)
  }

  @Test("Other extensions give dynamic types from the MIME database")
  func dynamic() throws {
    let type = try #require(UTType(filenameExtension: "zzz9"))
    expect(type.isDynamic && type.preferredFilenameExtension == "zzz9" && type.conforms(to: .data))
    expect(UTType(type.identifier), equals: type)
    let sound = try #require(UTType(filenameExtension: "ogg"))
    if let mime = sound.preferredMIMEType { expect(mime.hasPrefix("audio/") && sound.conforms(to: .audio)) }
  }

  @Test("The functions of before iOS 14 answer the same")
  func functions() {
    let identifier = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png" as CFString, nil)!.takeRetainedValue()
    expect(identifier as String, equals: kUTTypePNG as String)
    expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
    expect(UTTypeCopyPreferredTagWithClass(kUTTypeGIF, kUTTagClassMIMEType)?.takeRetainedValue(), equals: "image/gif")
  }
}

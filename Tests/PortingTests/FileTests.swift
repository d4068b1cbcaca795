import Foundation
import Glibc
import Testing
import TrestleExpectations
import UIKit

struct FileTests {
  @Test("Numbers of encodings are converted between Core Foundation and Foundation")
  func numbers() {
    expect(CFStringConvertEncodingToNSStringEncoding(CFStringBuiltInEncodings.UTF8.rawValue), equals: String.Encoding.utf8.rawValue)
    let chinese = CFStringConvertEncodingToNSStringEncoding(CFStringEncoding(CFStringEncodings.GB_18030_2000.rawValue))
    expect(chinese, equals: 0x8000_0632)
    expect(CFStringConvertNSStringEncodingToEncoding(chinese), equals: 0x632)
    expect(CFStringConvertNSStringEncodingToEncoding(String.Encoding.shiftJIS.rawValue), equals: 0xA01)
    expect(String(data: Data([0xC4, 0xE3, 0xBA, 0xC3]), encoding: String.Encoding(rawValue: chinese)), equals: "你好")
  }

  @Test("Names in the register of IANA are those of encodings, whatever their case")
  func names() {
    expect(CFStringConvertIANACharSetNameToEncoding("UTF-8"), equals: CFStringBuiltInEncodings.UTF8.rawValue)
    expect(CFStringConvertIANACharSetNameToEncoding("Latin1"), equals: CFStringBuiltInEncodings.isoLatin1.rawValue)
    let unknown = [CFStringConvertIANACharSetNameToEncoding(nil), CFStringConvertIANACharSetNameToEncoding("none")]
    expect(unknown, equals: [kCFStringEncodingInvalidId, kCFStringEncodingInvalidId])
    expect(CFStringConvertEncodingToIANACharSetName(0x632), equals: "gb18030")
    expect(CFStringConvertEncodingToIANACharSetName(kCFStringEncodingInvalidId) == nil)
  }

  @Test("A number sets an enumeration of UIKit, and one without a case nothing")
  @MainActor func enumerations() {
    struct Keyboard {
      var curve = UIView.AnimationCurve.easeIn
      var next: UInt64 = 5
    }
    var keyboard = Keyboard()
    NSNumber(value: 99).getValue(&keyboard.curve)
    expect(keyboard.curve == .easeIn && keyboard.next == 5)
    // The curve of the keyboard, which has no name in UIKit.
    NSNumber(value: 7).getValue(&keyboard.curve)
    expect(keyboard.curve.rawValue == 7 && keyboard.next == 5)
  }

  /// Bytes in memory with a position.
  private final class Memory {
    var bytes: [UInt8] = []
    var position = 0
    var isClosed = false

    static func at(_ cookie: UnsafeMutableRawPointer?) -> Memory { Unmanaged<Memory>.fromOpaque(cookie!).takeUnretainedValue() }
  }

  @Test("A file of functions is written, read at positions and closed by them")
  func functions() throws {
    let memory = Memory()
    let cookie = Unmanaged.passUnretained(memory).toOpaque()
    let opened = funopen(
      cookie,
      { cookie, buffer, size in
        let memory = Memory.at(cookie)
        let part = memory.bytes[memory.position...].prefix(Int(size))
        for (index, byte) in part.enumerated() { buffer?[index] = CChar(bitPattern: byte) }
        memory.position += part.count
        return Int32(part.count)
      },
      { cookie, buffer, size in
        let memory = Memory.at(cookie)
        for index in 0..<Int(size) { memory.bytes.append(UInt8(bitPattern: buffer![index])) }
        memory.position = memory.bytes.count
        return size
      },
      { cookie, offset, whence in
        let memory = Memory.at(cookie)
        let base = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? memory.position : memory.bytes.count
        memory.position = base + Int(offset)
        return Int64(memory.position)
      },
      { cookie in
        Memory.at(cookie).isClosed = true
        return 0
      })
    let file = try #require(opened)
    expect(fputs("hello world", file), atLeast: 0)
    expect(fseek(file, -5, SEEK_END), equals: 0)
    var read = [UInt8](repeating: 0, count: 8)
    expect(fread(&read, 1, 8, file), equals: 5)
    expect(String(decoding: read[..<5], as: UTF8.self), equals: "world")
    expect(!memory.isClosed)
    expect(fclose(file), equals: 0)
    expect(memory.isClosed)
    expect(String(decoding: memory.bytes, as: UTF8.self), equals: "hello world")
    expect(funopen(nil, nil, nil, nil, nil) == nil)
  }
}

import Compression
import CryptoKit
import Foundation
import FoundationNetworking
import Testing
import TrestleExpectations
import TrestleURLConnections
import UIKit
import UIKitTesting

/// The methods of a session that apps put into protocols of their own, to replace it in tests.
private protocol Loading {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
  func data(from url: URL) async throws -> (Data, URLResponse)
  func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
  func download(from url: URL) async throws -> (URL, URLResponse)
}
extension URLSession: Loading {}

@Suite struct ByteSequenceTests {
  private func file(_ text: String) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(text.utf8).write(to: url)
    return url
  }

  @Test("Files and addresses are read by bytes and lines") func lines() async throws {
    let url = try file("one\r\ntwo\n\nthree")
    defer { try? FileManager.default.removeItem(at: url) }
    var lines: [String] = []
    for try await line in url.lines { lines.append(line) }
    expect(lines, equals: ["one", "two", "three"])
    var count = 0
    for try await byte in try FileHandle(forReadingFrom: url).bytes where byte == UInt8(ascii: "t") { count += 1 }
    expect(count, equals: 2)
    await #expect(throws: (any Error).self) { for try await _ in URL(fileURLWithPath: "/absent").resourceBytes {} }
  }

  @Test("A session conforms to protocols with methods that have no delegate") func protocols() async throws {
    let url = try file("text")
    defer { try? FileManager.default.removeItem(at: url) }
    let loading: any Loading = URLSession.shared
    await #expect(throws: (any Error).self) { _ = try await loading.data(from: URL(string: "http://127.0.0.1:1/")!) }
  }

  @Test("Filters compress and decompress in parts, and refuse what is cut off or not available") func filters() throws {
    let text = Data((0..<9000).flatMap { Array("\($0 * 7919 % 977) ".utf8) })
    var packed = Data()
    var ends = 0
    let output = try OutputFilter(.compress, using: .zlib, bufferCapacity: 100) { part in
      if let part { packed.append(part) } else { ends += 1 }
    }
    for start in stride(from: 0, to: text.count, by: 1000) { try output.write(text[start..<min(start + 1000, text.count)]) }
    try output.finalize()
    expect(ends, equals: 1)
    expect(packed.count < text.count / 2)
    func read(_ source: Data) throws -> Data {
      var rest = source
      let input = try InputFilter(.decompress, using: .zlib, bufferCapacity: 64) { (count: Int) -> Data? in
        defer { rest = Data(rest.dropFirst(count)) }
        return rest.isEmpty ? nil : Data(rest.prefix(count))
      }
      var result = Data()
      while let part = try input.readData(ofLength: 333) { result.append(part) }
      return result
    }
    expect(try read(packed), equals: text)
    #expect(throws: FilterError.self) { try read(packed.dropLast(5)) }
    #expect(throws: FilterError.self) { try OutputFilter(.compress, using: .lzfse) { _ in } }
  }

  @Test("Times have a distance, and a digest of any function is an iterator of bytes") func values() {
    let start = DispatchTime(uptimeNanoseconds: 1_000_000)
    expect(start.distance(to: start.advanced(by: .milliseconds(3))), equals: .nanoseconds(3_000_000))
    func bytes<Function: HashFunction>(_ function: Function) -> Array<UInt8>.Iterator { function.finalize().makeIterator() }
    expect(Array(IteratorSequence(bytes(SHA256()))).count, equals: 32)
    let error: NSError = CFErrorCreate(nil, "Domain", 3, ["key": "value"])
    expect(error.code, equals: 3)
    expect(error.userInfo["key"] as? String, equals: "value")
  }
}

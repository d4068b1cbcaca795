import Compression
import Foundation
import FoundationNetworking
import Network
import Security
import SystemConfiguration
import Testing
import TrestleExpectations
import TrestleURLConnections

struct LibraryFrameworkTests {
  /// A certificate made for this test, and its public key.
  private let certificate =
    "MIIBhTCCASugAwIBAgIUWdgY1pgeNUyfQ5RpS6CsrgIR9HowCgYIKoZIzj0EAwIwFzEVMBMGA1UEAwwMdHJlc3RsZS50ZXN0MCAXDTI2MTEyNjE3MDcxNFoYDzIxMjYxMTAyMTcwNzE0WjAXMRUwEwYDVQQDDAx0cmVzdGxlLnRlc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAASDMJfItUgfyd/SZeX6m5+vZeS671mAYBRpzjQxULrsGD72kHKdWW0d1K7C4gr/fFnpnLybim+OisoYqplPUN0No1MwUTAdBgNVHQ4EFgQUbMUoNn8KL+zT9CKacJU9XPpfHeQwHwYDVR0jBBgwFoAUbMUoNn8KL+zT9CKacJU9XPpfHeQwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiEAz4ekLbrvdSKFeIrjTRqJ+Kd34z2O1qRvSF91hf3ENPUCIBuPG+MLskBiXtT+tSdten0Ishtw6mHTsGm+O6UqDntX"
  private let publicKey = "BIMwl8i1SB/J39Jl5fqbn69l5LrvWYBgFGnONDFQuuwYPvaQcp1ZbR3UrsLiCv98WemcvJuKb46KyhiqmU9Q3Q0="

  @Test("The public key of a certificate is the one it was made with")
  func publicKeys() throws {
    let data = try #require(Data(base64Encoded: certificate))
    let made = try #require(SecCertificateCreateWithData(nil, data))
    let key = try #require(SecCertificateCopyKey(made))
    expect(SecKeyCopyExternalRepresentation(key, nil), equals: Data(base64Encoded: publicKey))
    var trust: SecTrust?
    SecTrustCreateWithCertificates(made, SecPolicyCreateBasicX509(), &trust)
    #expect(SecTrustCopyKey(try #require(trust)) == key)
    for cut in 0..<data.count {
      guard let part = SecCertificateCreateWithData(nil, data.prefix(cut)) else { continue }
      expect(SecCertificateCopyKey(part).map { $0 != key } ?? true)
    }
  }

  @Test("Compressed data is decompressed unchanged; other algorithms throw")
  func compression() throws {
    for size in [0, 1, 1000, 300_000] {
      let data = Data((0..<size).map { UInt8(truncatingIfNeeded: $0 &* $0 / 7) })
      let packed = try (data as NSData).compressed(using: .zlib)
      try expect(packed.decompressed(using: .zlib) as Data, equals: data)
    }
    #expect(throws: (any Error).self) { try (Data([1, 2]) as NSData).compressed(using: .lzma) }
    #expect(throws: (any Error).self) { try (Data([255, 255, 255]) as NSData).decompressed(using: .zlib) }
  }

  /// Processes data by a stream in parts of one size, with an output buffer of the same size.
  private func stream(_ operation: compression_stream_operation, _ data: [UInt8], part: Int) -> [UInt8]? {
    var room = [UInt8](repeating: 0, count: part)
    return room.withUnsafeMutableBufferPointer { room in
      data.withUnsafeBufferPointer { source in
        let begin = source.baseAddress ?? UnsafePointer(room.baseAddress!)
        var stream = compression_stream(dst_ptr: room.baseAddress!, dst_size: part, src_ptr: begin, src_size: 0, state: nil)
        guard compression_stream_init(&stream, operation, COMPRESSION_ZLIB) == COMPRESSION_STATUS_OK else { return nil }
        defer { compression_stream_destroy(&stream) }
        stream.src_ptr = begin
        var sent = 0
        var result: [UInt8] = []
        while true {
          if stream.src_size == 0 {
            stream.src_size = min(part, data.count - sent)
            sent += stream.src_size
          }
          (stream.dst_ptr, stream.dst_size) = (room.baseAddress!, part)
          let isLast = sent == data.count
          let status = compression_stream_process(&stream, isLast ? Int32(COMPRESSION_STREAM_FINALIZE.rawValue) : 0)
          guard status != COMPRESSION_STATUS_ERROR else { return nil }
          result += room[..<(part - stream.dst_size)]
          if status == COMPRESSION_STATUS_END { return result }
        }
      }
    }
  }

  @Test("A stream compresses and decompresses in parts, and reports damaged and truncated data")
  func compressionStream() throws {
    for (size, part) in [(0, 16), (1, 16), (5000, 16), (5000, 1000), (300_000, 4096)] {
      let data = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* $0 / 7) }
      let packed = try #require(stream(COMPRESSION_STREAM_ENCODE, data, part: part))
      expect(stream(COMPRESSION_STREAM_DECODE, packed, part: part), equals: data)
      expect(stream(COMPRESSION_STREAM_DECODE, Array(packed.dropLast()), part: part) == nil)
    }
    expect(stream(COMPRESSION_STREAM_DECODE, [255, 255, 255], part: 16) == nil)
    var other = compression_stream(
      dst_ptr: UnsafeMutablePointer(bitPattern: 1)!, dst_size: 0, src_ptr: UnsafePointer(bitPattern: 1)!, src_size: 0, state: nil)
    expect(compression_stream_init(&other, COMPRESSION_STREAM_ENCODE, COMPRESSION_LZFSE), equals: COMPRESSION_STATUS_ERROR)
    expect(compression_stream_process(&other, 0), equals: COMPRESSION_STATUS_ERROR)
  }

  @Test("A monitor excludes prohibited interfaces")
  func prohibitedInterfaces() {
    let all: [NWInterface.InterfaceType] = [.other, .wifi, .cellular, .wiredEthernet, .loopback]
    let path = NWPathMonitor(prohibitedInterfaceTypes: all).currentPath
    expect(path.availableInterfaces.isEmpty && path.status == .unsatisfied)
    expect(NWPathMonitor(prohibitedInterfaceTypes: []).currentPath, equals: NWPathMonitor().currentPath)
  }

  @Test("A request may use every network, independent of its settings, and stores its other values")
  func networkAccess() throws {
    var request = URLRequest(url: try #require(URL(string: "https://example.com")))
    request.timeoutInterval = 5
    request.allowsConstrainedNetworkAccess = false
    request.allowsExpensiveNetworkAccess = false
    expect(request.allowsConstrainedNetworkAccess && request.allowsExpensiveNetworkAccess && request.timeoutInterval == 5)
  }

  @Test("Addresses have a size and failures a text")
  func addresses() {
    var address = sockaddr()
    address.sa_len = 4
    expect(address.sa_len, equals: UInt8(MemoryLayout<sockaddr>.size))
    expect(String(cString: SCErrorString(SCError())), equals: "Success!")
  }
}

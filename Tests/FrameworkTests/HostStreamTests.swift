import Foundation
import Glibc
import NaturalLanguage
import Testing
import TrestleExpectations
import TrestleURLConnections

/// A server on this machine that answers with the text it receives, in capitals, and closes.
private final class EchoServer: @unchecked Sendable {
  let port: Int
  init() {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    port = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { plain in
        _ = bind(listener, plain, length)
        _ = listen(listener, 4)
        _ = getsockname(listener, plain, &length)
      }
      return Int(UInt16(bigEndian: pointer.pointee.sin_port))
    }
    Thread.detachNewThread {
      let connection = accept(listener, nil, nil)
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = recv(connection, &bytes, 64, 0)
      let answer = Array(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).uppercased().utf8)
      _ = send(connection, answer, answer.count, 0)
      close(connection)
      close(listener)
    }
  }
}

@MainActor private final class Listener: NSObject, @preconcurrency StreamDelegate {
  var events: [Stream.Event] = []
  var text = ""
  var ended: (() -> Void)?
  func stream(_ aStream: Stream, handle eventCode: Stream.Event) {
    events.append(eventCode)
    if eventCode == .hasBytesAvailable, let input = aStream as? InputStream {
      var bytes = [UInt8](repeating: 0, count: 16)
      let count = input.read(&bytes, maxLength: 16)
      text += String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
    if eventCode == .endEncountered || eventCode == .errorOccurred { ended?() }
  }
}

@MainActor struct HostStreamTests {
  @Test("Streams to a host send and receive, and report the end to their delegate", .timeLimit(.minutes(1)))
  func events() async throws {
    var (input, output): (InputStream?, OutputStream?) = (nil, nil)
    Stream.getStreamsToHost(withName: "127.0.0.1", port: EchoServer().port, inputStream: &input, outputStream: &output)
    let (reader, writer) = (try #require(input), try #require(output))
    let listener = Listener()
    reader.delegate = listener
    reader.schedule(in: .main, forMode: .default)
    expect(reader.streamStatus == .notOpen && !reader.hasBytesAvailable)
    await withCheckedContinuation { continuation in
      listener.ended = {
        listener.ended = nil
        continuation.resume()
      }
      reader.open()
      writer.open()
      expect(writer.write(Array("hello there, streams".utf8), maxLength: 20), equals: 20)
    }
    expect(listener.text == "HELLO THERE, STREAMS" && reader.streamStatus == .atEnd)
    expect(listener.events.first == .openCompleted && listener.events.last == .endEncountered)
    reader.close()
    writer.close()
    expect(reader.streamStatus == .closed && writer.write([1], maxLength: 1) == -1)
  }

  @Test("A host that refuses is an error of both streams", .timeLimit(.minutes(1)))
  func refused() async throws {
    var (input, output): (Unmanaged<CFReadStream>?, Unmanaged<CFWriteStream>?) = (nil, nil)
    CFStreamCreatePairWithSocketToHost(nil, "127.0.0.1", 1, &input, &output)
    let reader = try #require(input).takeRetainedValue() as InputStream
    _ = try #require(output).takeRetainedValue()
    let listener = Listener()
    reader.delegate = listener
    reader.schedule(in: .main, forMode: .common)
    await withCheckedContinuation { continuation in
      listener.ended = {
        listener.ended = nil
        continuation.resume()
      }
      reader.open()
    }
    expect(listener.events == [.errorOccurred] && reader.streamStatus == .error)
    expect((reader.streamError as NSError?)?.code, equals: Int(ECONNREFUSED))
  }

  @Test("Messages of HTTP are written and read part by part")
  func messages() throws {
    let request = CFHTTPMessageCreateRequest(nil, "POST", URL(string: "http://example.com:8080/a?b=1")!, kCFHTTPVersion1_1)
      .takeRetainedValue()
    CFHTTPMessageSetHeaderFieldValue(request, "Content-Length", "2")
    CFHTTPMessageSetBody(request, Data("hi".utf8))
    let bytes = try #require(CFHTTPMessageCopySerializedMessage(request)?.takeRetainedValue()) as Data
    expect(String(decoding: bytes, as: UTF8.self), equals: "POST /a?b=1 HTTP/1.1\r\nHost: example.com:8080\r\nContent-Length: 2\r\n\r\nhi")
    let response = CFHTTPMessageCreateEmpty(nil, false).takeRetainedValue()
    for part in ["HTTP/1.1 404 Not Fo", "und\r\nContent-Type: text/plain\r\n\r", "\nmis", "sing"] {
      let data = Array(part.utf8)
      expect(!CFHTTPMessageIsHeaderComplete(response) || part.count < 5)
      expect(CFHTTPMessageAppendBytes(response, data, data.count))
    }
    expect(CFHTTPMessageGetResponseStatusCode(response) == 404 && CFHTTPMessageIsHeaderComplete(response))
    expect(CFHTTPMessageCopyHeaderFieldValue(response, "content-type")?.takeRetainedValue() as String?, equals: "text/plain")
    expect(CFHTTPMessageCopyBody(response)?.takeRetainedValue() as Data?, equals: Data("missing".utf8))
    let noise = CFHTTPMessageCreateEmpty(nil, false).takeRetainedValue()
    let data = Array("nothing\r\n\r\n".utf8)
    expect(!CFHTTPMessageAppendBytes(noise, data, data.count))
  }

  @Test("The older tagger reports words with their ranges and sentences")
  func tagger() {
    let tagger = NSLinguisticTagger(tagSchemes: [.tokenType, .language], options: 0)
    tagger.string = "Hello 🌍 world. Good day."
    var (words, sentences): ([NSRange], [NSRange]) = ([], [])
    let all = NSRange(location: 0, length: 25)
    tagger.enumerateTags(in: all, scheme: .tokenType, options: [.omitWhitespace, .omitPunctuation, .omitOther]) {
      tag, token, sentence, stop in
      expect(tag, equals: .word)
      words.append(token)
      sentences.append(sentence)
      if words.count == 3 { stop.pointee = true }
    }
    expect(words, equals: [NSRange(location: 0, length: 5), NSRange(location: 9, length: 5), NSRange(location: 16, length: 4)])
    expect(sentences[0].location == 0 && sentences[2].location == 16)
    var range = NSRange()
    expect(tagger.tag(at: 10, unit: .word, scheme: .tokenType, tokenRange: &range) == .word && range.location == 9)
    expect(tagger.tag(at: 99, unit: .word, scheme: .tokenType, tokenRange: &range) == nil)
    expect(NSLinguisticTagger.dominantLanguage(for: "Der Hund und die Katze schlafen nicht"), equals: "de")
  }
}

import Foundation

/// An HTTP request or response, which can be serialized or parsed.
public final class CFHTTPMessage: NSObject {
  fileprivate var isRequest: Bool
  fileprivate var method: String?
  fileprivate var url: URL?
  fileprivate var status: (code: Int, text: String)?
  fileprivate var version = kCFHTTPVersion1_1
  fileprivate var fields: [(name: String, value: String)] = []
  fileprivate var body = Data()
  fileprivate var isComplete: Bool
  private var head = Data()

  fileprivate init(isRequest: Bool, isComplete: Bool) { (self.isRequest, self.isComplete) = (isRequest, isComplete) }

  fileprivate func set(_ name: String, _ value: String?) {
    let index = fields.firstIndex { $0.name.lowercased() == name.lowercased() }
    if let index, let value {
      fields[index].value = value
    } else if let index {
      fields.remove(at: index)
    } else if let value {
      fields.append((name, value))
    }
  }
  fileprivate func value(_ name: String) -> String? { fields.first { $0.name.lowercased() == name.lowercased() }?.value }

  /// Parses bytes; returns false if the first line is not valid.
  fileprivate func append(_ data: Data) -> Bool {
    if isComplete {
      body.append(data)
      return true
    }
    head.append(data)
    let ends = [Data("\r\n\r\n".utf8), Data("\n\n".utf8)].compactMap { head.range(of: $0) }
    guard let end = ends.min(by: { $0.lowerBound < $1.lowerBound }) else { return true }
    let lines = String(decoding: head[..<end.lowerBound], as: UTF8.self).split(whereSeparator: \.isNewline)
    body = Data(head[end.upperBound...])
    (head, isComplete) = (Data(), true)
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      set(line[..<colon].trimmingCharacters(in: .whitespaces), line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
    }
    let words = (lines.first ?? "").split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count >= 2 else { return false }
    if words[0].hasPrefix("HTTP/") {
      guard let code = Int(words[1]) else { return false }
      (isRequest, version, status) = (false, words[0], (code, words.count > 2 ? words[2] : ""))
    } else {
      (isRequest, method, url, version) = (true, words[0], URL(string: words[1]), words.count > 2 ? words[2] : "HTTP/0.9")
    }
    return true
  }
  fileprivate var firstLine: String {
    if !isRequest { return "\(version) \(status?.code ?? 200) \(status?.text ?? "")" }
    var path = url.map { $0.path.isEmpty ? "/" : $0.path } ?? "/"
    if let query = url?.query { path += "?" + query }
    return "\(method ?? "GET") \(path) \(version)"
  }
  fileprivate var bytes: Data {
    var lines = [firstLine]
    if isRequest, value("Host") == nil, let host = url?.host { lines.append("Host: " + host + (url?.port.map { ":\($0)" } ?? "")) }
    lines += fields.map { "\($0.name): \($0.value)" }
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }
}

public let kCFHTTPVersion1_0 = "HTTP/1.0"
public let kCFHTTPVersion1_1 = "HTTP/1.1"
public let kCFHTTPVersion2_0 = "HTTP/2.0"

public func CFHTTPMessageCreateEmpty(_ alloc: AnyObject?, _ isRequest: Bool) -> Unmanaged<CFHTTPMessage> {
  .passRetained(CFHTTPMessage(isRequest: isRequest, isComplete: false))
}
public func CFHTTPMessageCreateRequest(_ alloc: AnyObject?, _ requestMethod: String, _ url: URL, _ httpVersion: String) -> Unmanaged<
  CFHTTPMessage
> {
  let made = CFHTTPMessage(isRequest: true, isComplete: true)
  (made.method, made.url, made.version) = (requestMethod, url, httpVersion)
  return .passRetained(made)
}
public func CFHTTPMessageCreateResponse(_ alloc: AnyObject?, _ statusCode: Int, _ statusDescription: String?, _ httpVersion: String)
  -> Unmanaged<CFHTTPMessage>
{
  let made = CFHTTPMessage(isRequest: false, isComplete: true)
  made.status = (statusCode, statusDescription ?? HTTPURLResponse.localizedString(forStatusCode: statusCode))
  made.version = httpVersion
  return .passRetained(made)
}
/// Parses more bytes of a message; returns false if they are not valid.
@discardableResult public func CFHTTPMessageAppendBytes(_ message: CFHTTPMessage, _ newBytes: UnsafePointer<UInt8>, _ numBytes: Int) -> Bool
{
  message.append(Data(bytes: newBytes, count: max(0, numBytes)))
}
/// Returns whether all header fields were parsed.
public func CFHTTPMessageIsHeaderComplete(_ message: CFHTTPMessage) -> Bool { message.isComplete }
public func CFHTTPMessageIsRequest(_ message: CFHTTPMessage) -> Bool { message.isRequest }
/// Sets a header field; nil removes it.
public func CFHTTPMessageSetHeaderFieldValue(_ message: CFHTTPMessage, _ headerField: String, _ value: String?) {
  message.set(headerField, value)
}
public func CFHTTPMessageCopyHeaderFieldValue(_ message: CFHTTPMessage, _ headerField: String) -> Unmanaged<NSString>? {
  message.value(headerField).map { .passRetained(NSString(string: $0)) }
}
public func CFHTTPMessageCopyAllHeaderFields(_ message: CFHTTPMessage) -> Unmanaged<NSDictionary>? {
  .passRetained(Dictionary(message.fields.map { ($0.name, $0.value) }) { $1 } as NSDictionary)
}
public func CFHTTPMessageSetBody(_ message: CFHTTPMessage, _ bodyData: Data) { message.body = bodyData }
public func CFHTTPMessageCopyBody(_ message: CFHTTPMessage) -> Unmanaged<NSData>? { .passRetained(message.body as NSData) }
public func CFHTTPMessageCopySerializedMessage(_ message: CFHTTPMessage) -> Unmanaged<NSData>? {
  message.isComplete ? .passRetained(message.bytes as NSData) : nil
}
public func CFHTTPMessageCopyRequestMethod(_ request: CFHTTPMessage) -> Unmanaged<NSString>? {
  request.method.map { .passRetained(NSString(string: $0)) }
}
public func CFHTTPMessageCopyRequestURL(_ request: CFHTTPMessage) -> Unmanaged<NSURL>? { request.url.map { .passRetained($0 as NSURL) } }
/// Returns the status code of a response; 0 before its first line was parsed.
public func CFHTTPMessageGetResponseStatusCode(_ response: CFHTTPMessage) -> Int { response.status?.code ?? 0 }
public func CFHTTPMessageCopyResponseStatusLine(_ response: CFHTTPMessage) -> Unmanaged<NSString>? {
  response.isRequest ? nil : .passRetained(NSString(string: response.firstLine))
}
public func CFHTTPMessageCopyVersion(_ message: CFHTTPMessage) -> Unmanaged<NSString> { .passRetained(NSString(string: message.version)) }

import FoundationNetworking
import UIKit

/// Scripts, their results and messages, and the app's URL schemes.
extension EnginePages {
  func evaluate(_ script: String, in world: WKContentWorld, _ answer: @escaping @MainActor (Result<Any?, any Error>) -> Void) {
    ask(["evaluate", "", "?", world.engineName], rest: Data(script.utf8)) { answer(Self.result($0)) }
  }

  func call(
    _ body: String, _ arguments: [String: Any], in world: WKContentWorld, _ answer: @escaping @MainActor (Result<Any?, any Error>) -> Void
  ) {
    let names = arguments.keys.sorted()
    let values = names.map { arguments[$0]! }
    guard JSONSerialization.isValidJSONObject(values), let data = try? JSONSerialization.data(withJSONObject: values) else {
      return DispatchQueue.main.async { answer(.failure(WKError(.javaScriptResultTypeIsUnsupported))) }
    }
    let text = "return await (async (\(names.joined(separator: ", "))) => {\n\(body)\n})(...\(String(decoding: data, as: UTF8.self)))"
    ask(["call", "", "?", world.engineName], rest: Data(text.utf8)) { answer(Self.result($0)) }
  }

  private static func result(_ packet: WebPacket) -> Result<Any?, any Error> {
    guard packet.verb == "result" else { return .failure(WebError.script(packet[4], code: packet.number(3))) }
    switch packet[3] {
    case "undefined": return .success(nil)
    case "json": return .success(value(packet.rest(from: 4)))
    default: return .failure(WKError(.javaScriptResultTypeIsUnsupported))
    }
  }

  static func value(_ json: Data) -> Any? { try? JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed) }

  static func json(_ value: Any?) -> String? {
    guard let value else { return "null" }
    guard JSONSerialization.isValidJSONObject([value]),
      let data = try? JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  // MARK: Messages

  func received(_ packet: WebPacket) {
    let (world, name) = (packet[2], packet[3])
    let body = Self.value(Data(packet[5].utf8)) ?? NSNull()
    if world == PageScripts.world {
      guard let value = body as? [String: Any] else { return }
      if value["kind"] as? String == "layout" { layoutChanged(value) } else { scroll.touchReported(value) }
      return
    }
    let controller = webView.configuration.userContentController
    let reply = packet.number(4)
    let message = WKScriptMessage(
      name: name, body: body, webView: webView, world: controller.world(named: world))
    guard reply > 0 else { return controller.deliver(message, world: world) }
    controller.deliver(message, world: world) { [weak self] value, error in
      if let error { return self?.tell(["reply", "", String(reply), "error", error]) ?? () }
      if let text = Self.json(value) {
        self?.tell(["reply", "", String(reply), "value", text])
      } else {
        self?.tell(["reply", "", String(reply), "error", "The reply has a value that scripts do not have."])
      }
    }
  }

  func addHandler(_ name: String, world: String, replies: Bool) { tell(["handler", "", world, name, replies ? "1" : "0"]) }
  func removeHandler(_ name: String, world: String) { tell(["removeHandler", "", world, name]) }

  // MARK: Schemes

  func requestScheme(_ packet: WebPacket) {
    guard let url = packet.url(4), let scheme = url.scheme,
      let handler = webView.configuration.urlSchemeHandler(forURLScheme: scheme)
    else { return tell(["schemeAnswer", "", packet[2], "error", "0", "No handler has this scheme."]) }
    var request = URLRequest(url: url)
    request.httpMethod = packet[3].isEmpty ? "GET" : packet[3]
    var index = 5
    while index + 1 < packet.count, !packet[index].isEmpty {
      request.setValue(packet[index + 1], forHTTPHeaderField: packet[index])
      index += 2
    }
    let body = packet.rest(from: index + 1)
    if !body.isEmpty { request.httpBody = body }
    let number = packet.number(2)
    let task = SchemeTask(request) { [weak self] outcome in self?.answerScheme(number, outcome) }
    schemeTasks[number] = (task, handler)
    handler.webView(webView, start: task)
  }

  private func answerScheme(_ number: Int, _ outcome: Result<(Data, URLResponse?), any Error>) {
    schemeTasks[number] = nil
    switch outcome {
    case .failure(let failure):
      let error = failure as NSError
      tell(["schemeAnswer", "", String(number), "error", String(error.code), error.localizedDescription])
    case .success(let (data, response)):
      let answer = response as? HTTPURLResponse
      let headers = (answer?.allHeaderFields ?? [:]).map { ("\($0.key)", "\($0.value)") }
      let type = response?.mimeType ?? "application/octet-stream"
      let words = ["schemeAnswer", "", String(number), "data", String(answer?.statusCode ?? 200), type, String(headers.count)]
      tell(words + headers.flatMap { [$0.0, $0.1] }, rest: data)
    }
  }
}

import Foundation

/// A browser without a window, driven through its DevTools protocol over two pipes.
@MainActor final class Chromium {
  nonisolated static let program = ["chromium", "chromium-browser", "google-chrome"].lazy.flatMap { name in
    ["/usr/bin/\(name)", "/usr/local/bin/\(name)"]
  }.first { FileManager.default.isExecutableFile(atPath: $0) }
  nonisolated static let missing = "chromium is not installed; apt install chromium runs the tests in a browser"

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let process = Process()
  private let folder = NSTemporaryDirectory() + "trestle-chromium-\(UUID().uuidString.prefix(8))"
  private var commands: Int32 = -1
  private var answers: Int32 = -1
  private var input: [UInt8] = []
  private var last = 0
  private var session: String?
  /// Called repeatedly while the program waits for an answer.
  private let meanwhile: () -> Void

  init(meanwhile: @escaping () -> Void) throws {
    self.meanwhile = meanwhile
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (index, name) in ["commands", "answers"].enumerated() {
      mkfifo("\(folder)/\(name)", 0o600)
      let descriptor = Glibc.open("\(folder)/\(name)", O_RDWR | O_NONBLOCK | O_CLOEXEC)
      if index == 0 { commands = descriptor } else { answers = descriptor }
    }
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    let flags = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--disable-extensions",
      "--disable-background-networking", "--remote-debugging-pipe", "--user-data-dir=\(folder)/profile", "about:blank",
    ]
    process.arguments = ["-c", "exec 3< \"$0/commands\" 4> \"$0/answers\"; exec \"$@\"", folder, Self.program ?? ""] + flags
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.environment = ProcessInfo.processInfo.environment.merging(["HOME": folder]) { $1 }
    try process.run()
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] ?? ""
    session = try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
    _ = try call("Page.enable")
  }

  func end() {
    if process.isRunning { process.terminate() }
    for _ in 0..<100 where process.isRunning { usleep(20_000) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    close(commands)
    close(answers)
    try? FileManager.default.removeItem(atPath: folder)
  }

  @discardableResult func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    last += 1
    var message: [String: Any] = ["id": last, "method": method, "params": parameters]
    message["sessionId"] = session
    var bytes = [UInt8](try JSONSerialization.data(withJSONObject: message)) + [0]
    while !bytes.isEmpty {
      let count = write(commands, bytes, bytes.count)
      if count > 0 { bytes.removeFirst(count) } else { usleep(1000) }
    }
    let end = Date(timeIntervalSinceNow: 30)
    while Date() < end {
      if let answer = try nextMessage(), answer["id"] as? Int == last {
        if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
        return answer["result"] as? [String: Any] ?? [:]
      }
    }
    throw Failure(description: "\(method): no answer within 30 seconds")
  }

  private func nextMessage() throws -> [String: Any]? {
    if let end = input.firstIndex(of: 0) {
      defer { input.removeFirst(end + 1) }
      return try JSONSerialization.jsonObject(with: Data(input[..<end])) as? [String: Any]
    }
    meanwhile()
    var file = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
    guard poll(&file, 1, 4) > 0 else { return nil }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(answers, &buffer, buffer.count)
    if count > 0 { input += buffer[..<count] }
    return nil
  }

  // MARK: The page

  func open(_ address: String, width: Int, height: Int, scale: Double) throws {
    try call(
      "Emulation.setDeviceMetricsOverride", ["width": width, "height": height, "deviceScaleFactor": scale, "mobile": false])
    try call("Page.navigate", ["url": address])
  }

  /// The value of an expression.
  func value(_ script: String) throws -> Any? {
    let result = try call("Runtime.evaluate", ["expression": script, "returnByValue": true, "awaitPromise": true])
    if let details = result["exceptionDetails"] { throw Failure(description: "\(script): \(details)") }
    return (result["result"] as? [String: Any])?["value"]
  }

  /// Waits until a condition is true; returns whether it became true in time.
  func wait(_ seconds: Double = 10, until condition: () throws -> Bool) rethrows -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {
      if try condition() { return true }
      for _ in 0..<3 {
        meanwhile()
        usleep(5000)
      }
    }
    return false
  }

  func touch(_ type: String, _ points: [CGPoint]) throws {
    try call("Input.dispatchTouchEvent", ["type": type, "touchPoints": points.map { ["x": Double($0.x), "y": Double($0.y)] }])
  }

  func mouse(_ type: String, _ point: CGPoint, _ more: [String: Any] = [:]) throws {
    try call("Input.dispatchMouseEvent", ["type": type, "x": Double(point.x), "y": Double(point.y)].merging(more) { $1 })
  }

  func click(_ point: CGPoint) throws {
    try mouse("mousePressed", point, ["button": "left", "buttons": 1, "clickCount": 1])
    try mouse("mouseReleased", point, ["button": "left", "buttons": 0, "clickCount": 1])
  }

  func key(_ key: String, code: String, text: String? = nil, modifiers: Int = 0) throws {
    var event: [String: Any] = ["type": text == nil ? "rawKeyDown" : "keyDown", "key": key, "code": code, "modifiers": modifiers]
    event["text"] = text
    try call("Input.dispatchKeyEvent", event)
    try call("Input.dispatchKeyEvent", ["type": "keyUp", "key": key, "code": code, "modifiers": modifiers])
  }

  func screenshot() throws -> Data {
    (try call("Page.captureScreenshot", ["format": "png"])["data"] as? String).flatMap { Data(base64Encoded: $0) } ?? Data()
  }
}

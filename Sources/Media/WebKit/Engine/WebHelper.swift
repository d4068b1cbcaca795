import CoreGraphics
import TrestleSupport

/// The path of the file that contains the helper's code, see `TrestleWebHelper.h`. The reference to the function links it.
@_silgen_name("trestle_web_helper_path") private func helperPath() -> UnsafePointer<CChar>?
@_silgen_name("trestle_web_spawn") private func spawnProcess(
  _ path: UnsafePointer<CChar>, _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>,
  _ variables: UnsafePointer<UnsafeMutablePointer<CChar>?>, _ descriptor: Int32, _ isQuiet: Bool
) -> Int32
@_silgen_name("trestle_web_memory") private func makeMemoryFile() -> Int32

/// The process that shows pages, with its display and the socket to it. All work except ``deliver`` and ``deliverImage`` happens on a
/// serial queue, because starting takes a few tenths of a second.
final class WebHelper: @unchecked Sendable {
  /// The library of WebKitGTK, or the one that `TRESTLE_WEBKIT` names.
  static var library: String { ProcessInfo.processInfo.environment["TRESTLE_WEBKIT"] ?? "libwebkit2gtk-4.1.so.0" }

  /// The missing packages; empty if pages can be shown. The library itself is only opened by the helper.
  static let missingPackages: [String] = {
    var missing: [String] = []
    if !isLibraryInstalled { missing.append("libwebkit2gtk-4.1-0") }
    if ExternalProgram.find("Xvfb") == nil { missing.append("xvfb") }
    return missing
  }()

  /// Logs once why pages are shown as text.
  static let reportMissing: Void = {
    guard !missingPackages.isEmpty else { return }
    FileHandle.standardError.write(Data("WKWebView shows pages as formatted text. \(WebError.missingEngine)\n".utf8))
  }()

  private static var isLibraryInstalled: Bool {
    if library.contains("/") { return access(library, R_OK) == 0 }
    #if arch(arm64)
      let name = "aarch64-linux-gnu"
    #else
      let name = "x86_64-linux-gnu"
    #endif
    let paths = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? ""
    let folders =
      paths.split(separator: ":").map(String.init) + ["/usr/local/lib", "/usr/lib/\(name)", "/lib/\(name)", "/usr/lib64", "/usr/lib"]
    return folders.contains { access("\($0)/\(library)", R_OK) == 0 }
  }

  private let queue = DispatchQueue(label: "Trestle.WebHelper", qos: .userInteractive)
  private var socket: Int32 = -1
  private var source: (any DispatchSourceRead)?
  private var processes: [pid_t] = []
  private var pixels: [Int: WebPixels] = [:]
  private let deliver: @MainActor @Sendable (WebPacket, CGImage?) -> Void
  private let end: @MainActor @Sendable (String) -> Void

  /// Starts the helper.
  /// - Parameters:
  ///   - scale: The number of pixels of a point.
  ///   - deliver: Called on the main queue with each packet, and the image of a frame or a snapshot.
  ///   - end: Called on the main queue when the helper could not start or has ended, with the reason.
  init(
    scale: Int, deliver: @escaping @MainActor @Sendable (WebPacket, CGImage?) -> Void, end: @escaping @MainActor @Sendable (String) -> Void
  ) {
    self.deliver = deliver
    self.end = end
    queue.async { [self] in start(scale) }
  }

  /// Sends a packet; `rest` may contain any bytes.
  func send(_ words: [String], rest: Data? = nil) {
    queue.async { [self] in write(WebPacket.bytes(words, rest: rest)) }
  }

  func close() {
    queue.async { [self] in stop() }
  }

  private func stop() {
    source?.cancel()
    source = nil
    socket = -1
    pixels = [:]
    for process in processes { kill(process, SIGTERM) }
    processes = []
  }

  private func fail(_ reason: String) {
    stop()
    let end = end
    DispatchQueue.main.async { end(reason) }
  }

  // MARK: Start

  private func start(_ scale: Int) {
    // Two displays that start at the same time may choose the same number, so that one of them ends.
    guard let display = (1...3).lazy.compactMap({ _ in self.startDisplay() }).first else { return fail("Xvfb did not start.") }
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      return fail(String(cString: strerror(errno)))
    }
    var environment = ProcessInfo.processInfo.environment
    for name in ["WAYLAND_DISPLAY", "GTK_MODULES", "GTK_IM_MODULE", "LD_PRELOAD"] { environment[name] = nil }
    environment.merge([
      "DISPLAY": display, "GDK_BACKEND": "x11", "GDK_SCALE": String(scale), "GTK_THEME": "Adwaita", "GSETTINGS_BACKEND": "memory",
      "GIO_USE_VFS": "local", "NO_AT_BRIDGE": "1", "WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1", "LIBGL_ALWAYS_SOFTWARE": "1",
      "TRESTLE_WEB_HELPER": Self.library,
    ]) { $1 }
    // If the helper is in a shared library, preloading the library runs it before the program's code.
    if let path = helperPath().map({ String(cString: $0) }), path.contains(".so") { environment["LD_PRELOAD"] = path }
    let helper = Self.spawn("/proc/self/exe", ["TrestleWebHelper"], environment, descriptor: ends[1])
    Glibc.close(ends[1])
    guard let helper else {
      Glibc.close(ends[0])
      return fail("The helper did not start.")
    }
    processes.append(helper)
    socket = ends[0]
    let source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: queue)
    let descriptor = socket
    source.setEventHandler { [weak self] in self?.read() }
    source.setCancelHandler { Glibc.close(descriptor) }
    self.source = source
    source.resume()
  }

  /// Starts a virtual display. It ends with its last client.
  private func startDisplay() -> String? {
    var ends: [Int32] = [-1, -1]
    guard let program = ExternalProgram.find("Xvfb"), pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { Glibc.close(ends[0]) }
    let arguments = ["Xvfb", "-displayfd", "3", "-screen", "0", "64x64x24", "-nolisten", "tcp", "-terminate"]
    let process = Self.spawn(program.path, arguments, ProcessInfo.processInfo.environment, descriptor: ends[1])
    Glibc.close(ends[1])
    guard let process else { return nil }
    processes.append(process)
    // The display writes the number and the newline separately.
    var number: [UInt8] = []
    var byte: UInt8 = 0
    while Glibc.read(ends[0], &byte, 1) == 1, byte != UInt8(ascii: "\n") { number.append(byte) }
    return number.isEmpty ? nil : ":" + String(decoding: number, as: UTF8.self)
  }

  /// Starts a program that inherits a file as descriptor 3, and otherwise only the standard descriptors. It ends with this process.
  private static func spawn(_ path: String, _ arguments: [String], _ environment: [String: String], descriptor: Int32) -> pid_t? {
    nonisolated(unsafe) var started: pid_t = -1
    let isReady = DispatchSemaphore(value: 0)
    // The program receives a signal when the thread that started it ends, so this thread waits for the program.
    Thread.detachNewThread {
      let words = arguments.map { strdup($0) } + [nil]
      let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
      let process = spawnProcess(path, words, variables, descriptor, environment["TRESTLE_WEB_CONSOLE"] == nil)
      for text in words + variables { free(text) }
      started = process
      isReady.signal()
      var status: Int32 = 0
      if process > 0 { waitpid(process, &status, 0) }
    }
    isReady.wait()
    return started > 0 ? started : nil
  }

  // MARK: Packets

  private static let longestPacket = 32_768

  private func write(_ bytes: Data) {
    guard socket >= 0 else { return }
    guard bytes.count > Self.longestPacket else { return transmit(bytes, file: nil) }
    let file = makeMemoryFile()
    guard file >= 0 else { return }
    defer { Glibc.close(file) }
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = Glibc.write(file, buffer.baseAddress! + done, buffer.count - done)
        guard count > 0 else { return }
        done += count
      }
    }
    transmit(Data([0]), file: file)
  }

  /// The size of a control message with one descriptor, and the offset of the descriptor in it.
  private static let (controlSize, descriptorOffset) = (24, 16)

  private func transmit(_ bytes: Data, file: Int32?) {
    bytes.withUnsafeBytes { buffer in
      withUnsafeTemporaryAllocation(byteCount: Self.controlSize, alignment: 8) { control in
        var part = iovec(iov_base: UnsafeMutableRawPointer(mutating: buffer.baseAddress), iov_len: buffer.count)
        withUnsafeMutablePointer(to: &part) { part in
          var message = msghdr()
          message.msg_iov = part
          message.msg_iovlen = 1
          if let file {
            control.initializeMemory(as: UInt8.self, repeating: 0)
            control.storeBytes(of: Self.descriptorOffset + MemoryLayout<Int32>.size, as: Int.self)
            control.storeBytes(of: SOL_SOCKET, toByteOffset: 8, as: Int32.self)
            control.storeBytes(of: Int32(SCM_RIGHTS), toByteOffset: 12, as: Int32.self)
            control.storeBytes(of: file, toByteOffset: Self.descriptorOffset, as: Int32.self)
            message.msg_control = control.baseAddress
            message.msg_controllen = Self.controlSize
          }
          while sendmsg(socket, &message, Int32(MSG_NOSIGNAL)) < 0, errno == EINTR {}
        }
      }
    }
  }

  private func read() {
    guard socket >= 0 else { return }
    var bytes = Data(count: Self.longestPacket * 2)
    var file: Int32 = -1
    var code: Int32 = 0
    let count = bytes.withUnsafeMutableBytes { buffer in
      withUnsafeTemporaryAllocation(byteCount: Self.controlSize, alignment: 8) { control in
        var part = iovec(iov_base: buffer.baseAddress, iov_len: buffer.count)
        return withUnsafeMutablePointer(to: &part) { part in
          var message = msghdr()
          message.msg_iov = part
          message.msg_iovlen = 1
          message.msg_control = control.baseAddress
          message.msg_controllen = Self.controlSize
          let count = recvmsg(socket, &message, Int32(MSG_CMSG_CLOEXEC) | Int32(MSG_DONTWAIT))
          if count < 0 { code = errno }
          if count > 0, message.msg_controllen >= Self.descriptorOffset + 4 {
            file = control.load(fromByteOffset: Self.descriptorOffset, as: Int32.self)
          }
          return count
        }
      }
    }
    if count < 0, code == EAGAIN || code == EINTR { return }
    guard count > 0 else { return fail("The helper has ended.") }
    bytes.removeSubrange(count..<bytes.count)
    if count == 1, file >= 0 {
      defer { Glibc.close(file) }
      let length = Int(lseek(file, 0, SEEK_END))
      var whole = Data(count: length)
      guard whole.withUnsafeMutableBytes({ pread(file, $0.baseAddress, length, 0) }) == length else { return }
      receive(WebPacket(whole), file: -1)
    } else {
      receive(WebPacket(bytes), file: file)
    }
  }

  private func receive(_ packet: WebPacket, file: Int32) {
    var image: CGImage?
    switch packet.verb {
    case "buffer":
      pixels[packet.view] = WebPixels(file: file, width: packet.number(2), height: packet.number(3), stride: packet.number(4))
      return
    case "frame": image = pixels[packet.view]?.image()
    case "snapshot":
      if file >= 0 {
        image = WebPixels(file: file, width: packet.number(3), height: packet.number(4), stride: packet.number(5))?.image()
      }
    case "missing": return fail(packet[2])
    default: break
    }
    let (deliver, shown) = (deliver, image)
    DispatchQueue.main.async { deliver(packet, shown) }
  }

  /// Releases the pixels of a view that was closed.
  func forget(_ view: Int) {
    queue.async { [self] in pixels[view] = nil }
  }
}

internal import TrestleCSDL2
import Foundation

/// A pipe through which another program sends a content. One that is silent, never ends or sends too much counts as no answer.
struct ContentPipe {
  private let start: Int32
  /// The end for the other program, which this one closes before it reads.
  let end: Int32

  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for descriptor in ends { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    (start, end) = (ends[0], ends[1])
    _ = fcntl(start, F_SETFL, O_NONBLOCK)
  }

  func read() -> Data? {
    close(end)
    defer { close(start) }
    var bytes = Data()
    var part = [UInt8](repeating: 0, count: 1 << 16)
    let last = MonotonicClock.now + SelectionContent.longestTime
    while cxcb_poll(start, Int32(SelectionContent.patience * 1000)) > 0, MonotonicClock.now < last, bytes.count <= SelectionContent.longest
    {
      let count = Glibc.read(start, &part, part.count)
      if count == 0 { return bytes }
      guard count > 0 else { return nil }
      bytes.append(contentsOf: part[..<count])
    }
    return nil
  }

  /// Writes as much as the other program reads; it may close its end.
  static func write(_ bytes: Data, to descriptor: Int32) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    var former = sigset_t()
    pthread_sigmask(SIG_BLOCK, &signals, &former)
    bytes.withUnsafeBytes { raw in
      var (offset, time) = (0, MonotonicClock.now)
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
      while offset < raw.count, MonotonicClock.now - time < SelectionContent.longestTime {
        let count = Glibc.write(descriptor, raw.baseAddress! + offset, raw.count - offset)
        if count > 0 {
          (offset, time) = (offset + count, MonotonicClock.now)
        } else if errno == EAGAIN {
          usleep(1000)
        } else {
          break
        }
      }
    }
    var now = timespec()
    if sigismember(&former, SIGPIPE) == 0 { _ = sigtimedwait(&signals, nil, &now) }
    pthread_sigmask(SIG_SETMASK, &former, nil)
  }
}

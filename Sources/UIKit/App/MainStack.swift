import Foundation

/// Makes room for deep view trees on the main thread.
///
/// Layout, traits and drawing descend through the tree by recursion. The stack of the main thread grows on demand up to a limit that
/// may be raised while the program runs; 8 MB, the usual one, is enough for about 1,500 nested views in a debug build.
enum MainStack {
  private static let wanted: rlim_t = 96 << 20

  /// Raises the limit, as far as the system allows it.
  static func grow() {
    let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < wanted else { return }
    limit.rlim_cur = min(wanted, limit.rlim_max)
    setrlimit(resource, &limit)
  }
}

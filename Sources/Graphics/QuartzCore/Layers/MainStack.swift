import Foundation

/// Raises the stack size for deep view trees on the main thread.
///
/// Layout descends through the tree by recursion; traits, reading and composing use lists. The stack of the main thread grows on demand up
/// to a limit that can be raised at run time; the usual 8 MB are enough for more than 10,000 nested views in a debug build. Memory is
/// allocated only as far as the stack is used.
package enum MainStack {
  private static let wanted: rlim_t = 256 << 20

  private static let grown: Void = {
    let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < wanted else { return }
    limit.rlim_cur = min(wanted, limit.rlim_max)
    setrlimit(resource, &limit)
  }()

  /// Raises the limit once, as far as the system permits.
  package static func grow() { grown }
}

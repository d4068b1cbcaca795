import Foundation

/// Sets the type of a mutex with a constant such as `PTHREAD_MUTEX_RECURSIVE`, which is an `Int` on Linux.
@discardableResult
public func pthread_mutexattr_settype(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ type: Int) -> Int32 {
  pthread_mutexattr_settype(attributes, Int32(type))
}

/// The policy by which any waiting or newly arriving thread can acquire an unlocked mutex.
public let PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 = 3
/// The policy by which threads acquire a mutex in the order in which they started waiting.
public let PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: Int32 = 1

/// Sets the policy of a mutex. Mutexes on Linux have the policy `PTHREAD_MUTEX_POLICY_FIRSTFIT_NP`; for another one the result is
/// `ENOTSUP`.
@discardableResult
public func pthread_mutexattr_setpolicy_np(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ policy: Int32) -> Int32 {
  policy == PTHREAD_MUTEX_POLICY_FIRSTFIT_NP ? 0 : ENOTSUP
}

import Foundation
import Testing
import TrestleExpectations
import os

@Suite struct MutexAttributeTests {
  @Test("A mutex that is made recursive as on iOS is locked twice by its thread") func recursive() {
    var attributes = pthread_mutexattr_t()
    var mutex = pthread_mutex_t()
    pthread_mutexattr_init(&attributes)
    expect(pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE), equals: 0)
    expect(pthread_mutexattr_setpolicy_np(&attributes, PTHREAD_MUTEX_POLICY_FIRSTFIT_NP), equals: 0)
    expect(pthread_mutexattr_setpolicy_np(&attributes, PTHREAD_MUTEX_POLICY_FAIRSHARE_NP), equals: ENOTSUP)
    pthread_mutex_init(&mutex, &attributes)
    expect(pthread_mutex_lock(&mutex), equals: 0)
    expect(pthread_mutex_trylock(&mutex), equals: 0)
    pthread_mutex_destroy(&mutex)
    pthread_mutexattr_destroy(&attributes)
  }
}

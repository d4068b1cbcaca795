import Foundation

/// Finds services of a type in the local network, with Avahi. Without it, the delegate receives an error.
open class NetServiceBrowser: NSObject, @unchecked Sendable {
  open weak var delegate: (any NetServiceBrowserDelegate)?
  open var includesPeerToPeer = false
  private var request: AvahiRequest?
  /// The found services and the number of interfaces on which each is available.
  private var found: [(service: NetService, count: Int)] = []

  public override init() {}

  deinit { if let request { Avahi.onMain { request.cancel() } } }

  /// Searches for services until `stop()` is called. An empty domain means the default domain.
  open func searchForServices(ofType type: String, inDomain domainString: String) {
    begin { [self] request in
      let domain = domainString.isEmpty ? "local." : domainString
      request.browse(Avahi.plain(type), Avahi.plain(domain)) { [weak self] event in
        guard let self else { return }
        switch event {
        case .found(let name): add(name, type, domain)
        case .removed(let name): remove(name)
        case .failed: fail(.unknownError)
        }
      }
    }
  }

  /// Finds the domains for browsing: that of the local network.
  open func searchForBrowsableDomains() { findLocalDomain() }
  /// Finds the domains for registration: that of the local network.
  open func searchForRegistrationDomains() { findLocalDomain() }

  private func findLocalDomain() {
    begin { [self] request in
      request.connect { [weak self] isThere in
        guard let self, self.request === request else { return }
        guard isThere else { return fail(.unknownError) }
        delegate?.netServiceBrowser(self, didFindDomain: "local.", moreComing: false)
      }
    }
  }

  open func stop() {
    Avahi.onMain { [self] in
      guard let request else { return }
      request.cancel()
      self.request = nil
      found = []
      delegate?.netServiceBrowserDidStopSearch(self)
    }
  }

  /// Has no effect: the delegate is always called on the main queue.
  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Has no effect: the delegate is always called on the main queue.
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

  private func begin(_ body: @escaping @MainActor (AvahiRequest) -> Void) {
    Avahi.onMain { [self] in
      guard request == nil else {
        delegate?.netServiceBrowser(self, didNotSearch: Avahi.description(of: .activityInProgress))
        return
      }
      let request = AvahiRequest()
      self.request = request
      delegate?.netServiceBrowserWillSearch(self)
      body(request)
    }
  }

  @MainActor private func fail(_ code: NetService.ErrorCode) {
    request?.cancel()
    request = nil
    delegate?.netServiceBrowser(self, didNotSearch: Avahi.description(of: code))
  }

  private func add(_ name: String, _ type: String, _ domain: String) {
    if let index = found.firstIndex(where: { $0.service.name == name }) { return found[index].count += 1 }
    let service = NetService(domain: domain, type: type, name: name)
    found.append((service, 1))
    delegate?.netServiceBrowser(self, didFind: service, moreComing: false)
  }

  private func remove(_ name: String) {
    guard let index = found.firstIndex(where: { $0.service.name == name }) else { return }
    found[index].count -= 1
    guard found[index].count == 0 else { return }
    let service = found.remove(at: index).service
    delegate?.netServiceBrowser(self, didRemove: service, moreComing: false)
  }
}

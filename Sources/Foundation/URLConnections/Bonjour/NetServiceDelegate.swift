import Foundation

/// Receives the progress of a service of the local network. All methods are optional, and are called on the main queue.
public protocol NetServiceDelegate: NSObjectProtocol {
  /// Called before a service is published.
  func netServiceWillPublish(_ sender: NetService)
  /// Called when a service is published. Its name may differ from the requested one, which another service uses.
  func netServiceDidPublish(_ sender: NetService)
  /// Called with a code and a domain if a service could not be published.
  func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
  /// Called before the addresses of a service are requested.
  func netServiceWillResolve(_ sender: NetService)
  /// Called with each address of a service.
  func netServiceDidResolveAddress(_ sender: NetService)
  /// Called with a code and a domain if the addresses of a service were not found.
  func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
  /// Called after the end of a publication or a request.
  func netServiceDidStop(_ sender: NetService)
  /// Called with the new attributes of a monitored service.
  func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
  /// Called with the streams of a new connection to a published service.
  func netService(_ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream)
}

extension NetServiceDelegate {
  public func netServiceWillPublish(_ sender: NetService) {}
  public func netServiceDidPublish(_ sender: NetService) {}
  public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
  public func netServiceWillResolve(_ sender: NetService) {}
  public func netServiceDidResolveAddress(_ sender: NetService) {}
  public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
  public func netServiceDidStop(_ sender: NetService) {}
  public func netService(_ sender: NetService, didUpdateTXTRecord data: Data) {}
  public func netService(_ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream) {}
}

/// Receives the services that a browser finds. All methods are optional, and are called on the main queue.
public protocol NetServiceBrowserDelegate: NSObjectProtocol {
  /// Called before a search begins.
  func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
  /// Called after the end of a search.
  func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
  /// Called with a code and a domain if a search could not begin.
  func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
  /// Called with each domain that is found.
  func netServiceBrowser(_ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool)
  /// Called with each service that is found.
  func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
  /// Called with each domain that has disappeared.
  func netServiceBrowser(_ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool)
  /// Called with each service that has disappeared.
  func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
}

extension NetServiceBrowserDelegate {
  public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {}
  public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {}
  public func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) {}
  public func netServiceBrowser(_ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool) {}
  public func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool) {}
  public func netServiceBrowser(_ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool) {}
  public func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool) {}
}

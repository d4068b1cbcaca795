import TrestleSupport
@_exported import UIKit

public struct MCError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknown
    case notConnected
    case invalidParameter
    case unsupported
    case timedOut
    case cancelled
    case unavailable
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "MCErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    let reason = code == .unavailable ? "Connections between devices are not available on Linux." : "The peer is not connected."
    return [NSLocalizedDescriptionKey: reason]
  }
}

public let MCErrorDomain = "MCErrorDomain"
public let kMCSessionMinimumNumberOfPeers = 2
public let kMCSessionMaximumNumberOfPeers = 8

open class MCPeerID: NSObject, NSCopying {
  public let displayName: String
  /// Creates a peer with a name of 1 to 63 bytes.
  public init(displayName myDisplayName: String) {
    precondition((1...63).contains(myDisplayName.utf8.count), "The name of a peer has 1 to 63 bytes.")
    displayName = myDisplayName
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

public enum MCSessionState: Int, Sendable {
  case notConnected
  case connecting
  case connected
}

public enum MCSessionSendDataMode: Int, Sendable {
  /// In order, without loss.
  case reliable
  /// Immediately and without retransmission.
  case unreliable
}

public enum MCEncryptionPreference: Int, Sendable {
  /// Connections are encrypted if both devices support it; the default.
  case optional
  case required
  case none
}

/// Receives the events of a session. There are none on Linux.
public protocol MCSessionDelegate: AnyObject {
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  /// Called when another device has sent data. Never called on Linux.
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  func session(_ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, with progress: Progress)
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, at localURL: URL?,
    withError error: (any Error)?)
}

/// A session of devices that exchange data. Linux has no connections to nearby devices: a session has no peers, and sending fails.
open class MCSession: NSObject {
  open weak var delegate: (any MCSessionDelegate)?
  public let myPeerID: MCPeerID
  /// The certificates of this device; nil if there are none.
  public let securityIdentity: [Any]?
  public let encryptionPreference: MCEncryptionPreference
  /// The connected devices: none on Linux.
  open var connectedPeers: [MCPeerID] { [] }

  public convenience init(peer myPeerID: MCPeerID) { self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .optional) }
  public init(peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference) {
    (self.myPeerID, securityIdentity, self.encryptionPreference) = (myPeerID, identity, encryptionPreference)
  }
  /// Throws, because no peer is connected.
  open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
    throw MCError(peerIDs.isEmpty ? .invalidParameter : .notConnected)
  }
  /// Calls the completion handler asynchronously with the error `MCError.notConnected`, on another queue.
  @discardableResult open func sendResource(
    at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
    withCompletionHandler handler: (((any Error)?) -> Void)? = nil
  ) -> Progress? {
    nonisolated(unsafe) let handler = handler
    DispatchQueue.global().async { handler?(MCError(.notConnected)) }
    return nil
  }
  /// Throws, because no peer is connected.
  open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream { throw MCError(.notConnected) }
  /// Has no effect on Linux, where no peer is connected.
  open func disconnect() {}
}

/// Receives invitations. There are none on Linux.
public protocol MCNearbyServiceAdvertiserDelegate: AnyObject {
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?,
    invitationHandler: @escaping (Bool, MCSession?) -> Void)
  func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}

extension MCNearbyServiceAdvertiserDelegate {
  public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {}
}

/// Advertises this device to others. This is not supported on Linux: the delegate receives an error.
open class MCNearbyServiceAdvertiser: NSObject {
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
  public let myPeerID: MCPeerID
  public let discoveryInfo: [String: String]?
  public let serviceType: String
  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
    (self.myPeerID, discoveryInfo, self.serviceType) = (myPeerID, info, serviceType)
  }
  /// Notifies the delegate of an error, asynchronously on the main queue.
  open func startAdvertisingPeer() {
    let advertiser = self
    DispatchQueue.main.async { advertiser.delegate?.advertiser(advertiser, didNotStartAdvertisingPeer: MCError(.unavailable)) }
  }
  /// Has no effect on Linux, where devices are not advertised.
  open func stopAdvertisingPeer() { withoutEffect("devices nearby are not found") }
}

/// Receives nearby peers. There are none on Linux.
public protocol MCNearbyServiceBrowserDelegate: AnyObject {
  func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

extension MCNearbyServiceBrowserDelegate {
  public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}

/// Searches for devices. This is not supported on Linux: the delegate receives an error.
open class MCNearbyServiceBrowser: NSObject {
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
  public let myPeerID: MCPeerID
  public let serviceType: String
  public init(peer myPeerID: MCPeerID, serviceType: String) { (self.myPeerID, self.serviceType) = (myPeerID, serviceType) }
  /// Notifies the delegate of an error, asynchronously on the main queue.
  open func startBrowsingForPeers() {
    let browser = self
    DispatchQueue.main.async { browser.delegate?.browser(browser, didNotStartBrowsingForPeers: MCError(.unavailable)) }
  }
  /// Has no effect on Linux, where devices are not searched.
  open func stopBrowsingForPeers() { withoutEffect("devices nearby are not found") }
  /// Invites a peer: the session's delegate is called asynchronously with the state not connected.
  open func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval) {
    let peer = peerID
    DispatchQueue.main.async { session.delegate?.session(session, peer: peer, didChange: .notConnected) }
  }
}

/// Asks the user about invitations. There are none on Linux.
open class MCAdvertiserAssistant: NSObject {
  public let session: MCSession
  public let discoveryInfo: [String: String]?
  public let serviceType: String
  open weak var delegate: (any MCAdvertiserAssistantDelegate)?
  public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
    (self.serviceType, discoveryInfo, self.session) = (serviceType, info, session)
  }
  /// Has no effect on Linux, where devices are not advertised.
  open func start() { withoutEffect("devices nearby are not found") }
  /// Has no effect on Linux, where devices are not advertised.
  open func stop() { withoutEffect("devices nearby are not found") }
}

/// Receives the presentation of invitations. There are none on Linux.
public protocol MCAdvertiserAssistantDelegate: AnyObject {
  func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
  func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
}

extension MCAdvertiserAssistantDelegate {
  public func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant) {}
  public func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant) {}
}

import TrestleSupport
@_exported import UIKit

/// An error about a session.
public struct MCError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    /// An unknown error.
    case unknown
    /// A peer is not connected.
    case notConnected
    /// A value is not valid.
    case invalidParameter
    /// The operation is not supported.
    case unsupported
    /// The operation timed out.
    case timedOut
    /// The operation was canceled.
    case cancelled
    /// The device has no suitable network.
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

/// A device of a session.
open class MCPeerID: NSObject, NSCopying {
  public let displayName: String
  /// Creates a peer with a name of 1 to 63 bytes.
  public init(displayName myDisplayName: String) {
    precondition((1...63).contains(myDisplayName.utf8.count), "The name of a peer has 1 to 63 bytes.")
    displayName = myDisplayName
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The state of a peer.
public enum MCSessionState: Int, Sendable {
  /// The device does not belong to the session.
  case notConnected
  /// The device is joining the session.
  case connecting
  /// The device belongs to the session.
  case connected
}

public enum MCSessionSendDataMode: Int, Sendable {
  /// In order, without loss.
  case reliable
  /// Immediately and without retransmission.
  case unreliable
}

/// Whether connections are encrypted.
public enum MCEncryptionPreference: Int, Sendable {
  /// Connections are encrypted if both devices can; the default.
  case optional
  /// Only encrypted connections are made.
  case required
  /// Connections are not encrypted.
  case none
}

/// Receives the events of a session. Without peers there are none.
public protocol MCSessionDelegate: AnyObject {
  /// Called when a peer's state changed.
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  /// Called when another device has sent data. Never called on Linux.
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  /// Called when a stream was opened.
  func session(_ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
  /// Called when the transfer of a file begins.
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, with progress: Progress)
  /// Called when a file was received or failed.
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, at localURL: URL?,
    withError error: (any Error)?)
}

/// Devices that exchange data. There is no connection between devices on Linux: a session has no peers, and sending fails.
open class MCSession: NSObject {
  /// The object that receives the events.
  open weak var delegate: (any MCSessionDelegate)?
  /// The name under which other devices see this one.
  public let myPeerID: MCPeerID
  /// The certificates of this device.
  public let securityIdentity: [Any]?
  /// Whether connections are encrypted.
  public let encryptionPreference: MCEncryptionPreference
  /// The other devices: none.
  open var connectedPeers: [MCPeerID] { [] }

  /// Creates a session without certificates.
  public convenience init(peer myPeerID: MCPeerID) { self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .optional) }
  /// Creates a session without other devices.
  public init(peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference) {
    (self.myPeerID, securityIdentity, self.encryptionPreference) = (myPeerID, identity, encryptionPreference)
  }
  /// Always throws, because no peer is connected.
  open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
    throw MCError(peerIDs.isEmpty ? .invalidParameter : .notConnected)
  }
  /// On Linux the completion handler is called later with the error `MCError.notConnected`, on another queue.
  @discardableResult open func sendResource(
    at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
    withCompletionHandler handler: (((any Error)?) -> Void)? = nil
  ) -> Progress? {
    nonisolated(unsafe) let handler = handler
    DispatchQueue.global().async { handler?(MCError(.notConnected)) }
    return nil
  }
  /// Always throws, because no peer is connected.
  open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream { throw MCError(.notConnected) }
  /// Leaves the session.
  open func disconnect() {}
}

/// Receives calls about invitations. None arrives on Linux.
public protocol MCNearbyServiceAdvertiserDelegate: AnyObject {
  /// Called when a peer invites this device.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?,
    invitationHandler: @escaping (Bool, MCSession?) -> Void)
  /// Advertising could not start.
  func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}

extension MCNearbyServiceAdvertiserDelegate {
  public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {}
}

/// Advertises this device to others. This is not possible on Linux, and the delegate receives an error.
open class MCNearbyServiceAdvertiser: NSObject {
  /// Receives calls about invitations.
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
  /// The name under which other devices see this one.
  public let myPeerID: MCPeerID
  /// Information about the device.
  public let discoveryInfo: [String: String]?
  public let serviceType: String
  /// Creates an advertiser of a service, with information for the browsers that discover it. No browser discovers it on Linux.
  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
    (self.myPeerID, discoveryInfo, self.serviceType) = (myPeerID, info, serviceType)
  }
  /// Fails: the delegate is notified later on the main queue.
  open func startAdvertisingPeer() {
    let advertiser = self
    DispatchQueue.main.async { advertiser.delegate?.advertiser(advertiser, didNotStartAdvertisingPeer: MCError(.unavailable)) }
  }
  /// Ends advertising, which never starts.
  open func stopAdvertisingPeer() { withoutEffect("devices nearby are not found") }
}

/// Receives nearby peers. None is found on Linux.
public protocol MCNearbyServiceBrowserDelegate: AnyObject {
  /// Called when a peer was found.
  func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
  /// Called when a peer was lost.
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
  /// Searching could not start.
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

extension MCNearbyServiceBrowserDelegate {
  public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}

/// Searches for devices. This is not possible on Linux, and the delegate receives an error.
open class MCNearbyServiceBrowser: NSObject {
  /// Receives calls about peers.
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
  /// The name under which other devices see this one.
  public let myPeerID: MCPeerID
  public let serviceType: String
  /// Creates a browser for a service. It finds no device on Linux.
  public init(peer myPeerID: MCPeerID, serviceType: String) { (self.myPeerID, self.serviceType) = (myPeerID, serviceType) }
  /// Fails: the delegate is notified later on the main queue.
  open func startBrowsingForPeers() {
    let browser = self
    DispatchQueue.main.async { browser.delegate?.browser(browser, didNotStartBrowsingForPeers: MCError(.unavailable)) }
  }
  /// Ends searching, which never starts.
  open func stopBrowsingForPeers() { withoutEffect("devices nearby are not found") }
  /// Invites a peer: the session's delegate is called asynchronously with the state not connected.
  open func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval) {
    let peer = peerID
    DispatchQueue.main.async { session.delegate?.session(session, peer: peer, didChange: .notConnected) }
  }
}

/// Asks the user about invitations. None arrives on Linux.
open class MCAdvertiserAssistant: NSObject {
  public let session: MCSession
  /// Information about the device.
  public let discoveryInfo: [String: String]?
  public let serviceType: String
  /// Receives calls when an invitation is shown.
  open weak var delegate: (any MCAdvertiserAssistantDelegate)?
  /// Creates an assistant that advertises a service and adds devices to a session.
  public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
    (self.serviceType, discoveryInfo, self.session) = (serviceType, info, session)
  }
  /// Starts to wait for invitations. None arrives on Linux.
  open func start() { withoutEffect("devices nearby are not found") }
  /// Ends advertising. None was begun on Linux, so this has no effect.
  open func stop() { withoutEffect("devices nearby are not found") }
}

/// Receives calls when an invitation is shown. None is on Linux.
public protocol MCAdvertiserAssistantDelegate: AnyObject {
  /// Called when an invitation is shown.
  func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
  /// Called when an invitation was answered.
  func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
}

extension MCAdvertiserAssistantDelegate {
  public func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant) {}
  public func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant) {}
}

import TrestleSupport
@_exported import UIKit

public enum MFMailComposeResult: Int, Sendable {
  case cancelled = 0
  /// The mail was passed to the mail app. The result on Linux if `xdg-email` is installed.
  case saved = 1
  case sent = 2
  /// The mail could not be composed. The result on Linux without `xdg-email`.
  case failed = 3
}

public enum MessageComposeResult: Int, Sendable {
  case cancelled = 0
  case sent = 1
  /// The message could not be sent. Always the result on Linux.
  case failed = 2
}

public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// Called when composing ends. The app must dismiss the controller.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}

/// A mail to send. If the desktop has `xdg-email`, the mail opens in the user's mail app and the controller finishes with `.saved`;
/// otherwise mail cannot be sent.
open class MFMailComposeViewController: UINavigationController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private var subject = ""
  private var recipients: [(kind: String, addresses: [String])] = []
  private var body = ""

  /// Returns whether mail can be composed: true if `xdg-email` is installed.
  open class func canSendMail() -> Bool { ExternalProgram.find("xdg-email") != nil }

  /// Sets the initial subject, which the user can change.
  open func setSubject(_ subject: String) { self.subject = subject }
  open func setToRecipients(_ toRecipients: [String]?) { recipients.append(("", toRecipients ?? [])) }
  open func setCcRecipients(_ ccRecipients: [String]?) { recipients.append(("--cc", ccRecipients ?? [])) }
  open func setBccRecipients(_ bccRecipients: [String]?) { recipients.append(("--bcc", bccRecipients ?? [])) }
  /// Has no effect on Linux, where the mail app chooses the account.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) { withoutEffect("the mail program of the user decides") }
  /// Sets the body. HTML is passed on unchanged.
  open func setMessageBody(_ body: String, isHTML: Bool) { self.body = body }

  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    attachments.append((filename, attachment))
  }
  private var attachments: [(name: String, data: Data)] = []

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasFinished else { return }
    hasFinished = true
    let started = ExternalProgram.start("xdg-email", arguments()) != nil
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      let error = NSError(
        domain: MFMailComposeErrorDomain, code: 1, userInfo: [NSLocalizedDescriptionKey: "Sending mail is not available on this computer."])
      mailComposeDelegate?.mailComposeController(self, didFinishWith: started ? .saved : .failed, error: started ? nil : error)
    }
  }

  private var hasFinished = false

  private func arguments() -> [String] {
    var result = ["--subject", subject, "--body", body]
    for (kind, addresses) in recipients where !kind.isEmpty { result += addresses.flatMap { [kind, $0] } }
    let folder = attachments.isEmpty ? nil : try? ProgramFolder.makeTemporary("mail")
    for attachment in attachments {
      guard let folder else { break }
      let file = folder.appendingPathComponent(ProgramFolder.name(for: URL(fileURLWithPath: attachment.name).lastPathComponent))
      if (try? attachment.data.write(to: file)) != nil { result += ["--attach", file.path] }
    }
    // An address that begins with a hyphen would be parsed as an option.
    return result + recipients.filter(\.kind.isEmpty).flatMap(\.addresses).filter { !$0.hasPrefix("-") }
  }
}

@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// Called when composing ends. On Linux the result is always ``MessageComposeResult/failed``.
  func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A text message. It cannot be sent on Linux: the controller finishes with `.failed`.
open class MFMessageComposeViewController: UINavigationController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The initial recipients, which the user can change.
  open var recipients: [String]?
  /// The initial subject, which the user can change.
  open var subject: String?
  /// The text of the message; nil by default.
  open var body: String?

  open func disableUserAttachments() { withoutEffect("the mail program of the user decides") }
  /// Adds a file. Returns false, because nothing is sent on Linux.
  @discardableResult open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }
  /// Adds data. Returns false, because nothing is sent on Linux.
  @discardableResult open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }
  /// Returns whether files of a type can be sent: false on Linux.
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

  /// Returns whether text messages can be sent: false on Linux.
  open class func canSendText() -> Bool { false }
  /// Returns whether messages can have a subject: false on Linux.
  open class func canSendSubject() -> Bool { false }
  /// Returns whether messages can have attachments: false on Linux.
  open class func canSendAttachments() -> Bool { false }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .failed)
    }
  }
}

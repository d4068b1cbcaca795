import FrameworkSupport
@_exported import UIKit

public enum MFMailComposeResult: Int, Sendable {
  case cancelled = 0
  case saved = 1
  case sent = 2
  case failed = 3
}

public enum MessageComposeResult: Int, Sendable {
  case cancelled = 0
  case sent = 1
  case failed = 2
}

public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: AnyObject {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}

/// A mail to send. Where the desktop has `xdg-email`, it opens in the person's mail program and the controller finishes as `.saved`;
/// otherwise mail cannot be sent.
open class MFMailComposeViewController: UINavigationController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private var subject = ""
  private var recipients: [(kind: String, addresses: [String])] = []
  private var body = ""

  open class func canSendMail() -> Bool { ExternalProgram.find("xdg-email") != nil }

  open func setSubject(_ subject: String) { self.subject = subject }
  open func setToRecipients(_ toRecipients: [String]?) { recipients.append(("", toRecipients ?? [])) }
  open func setCcRecipients(_ ccRecipients: [String]?) { recipients.append(("--cc", ccRecipients ?? [])) }
  open func setBccRecipients(_ bccRecipients: [String]?) { recipients.append(("--bcc", bccRecipients ?? [])) }
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
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    for attachment in attachments {
      let file = folder.appendingPathComponent(URL(fileURLWithPath: attachment.name).lastPathComponent)
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      if (try? attachment.data.write(to: file)) != nil { result += ["--attach", file.path] }
    }
    // An address that begins with a dash would be read as an option.
    return result + recipients.filter(\.kind.isEmpty).flatMap(\.addresses).filter { !$0.hasPrefix("-") }
  }
}

@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A text message. None can be sent here: the controller finishes as `.failed`.
open class MFMessageComposeViewController: UINavigationController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var subject: String?
  open var body: String?

  open class func canSendText() -> Bool { false }
  open class func canSendSubject() -> Bool { false }
  open class func canSendAttachments() -> Bool { false }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .failed)
    }
  }
}

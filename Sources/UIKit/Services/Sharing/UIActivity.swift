import Foundation

/// An action that the user can perform with the items of a share sheet.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The row of the sheet an activity is in.
  public enum Category: Int, Sendable {
    /// Acts on the items.
    case action
    /// Sends the items elsewhere.
    case share
  }

  /// Names a kind of activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a name from a string in reverse domain notation.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Posts the items to Facebook; not available on Linux.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posts the items to Twitter; not available on Linux.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Posts the items to Sina Weibo; not available on Linux.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// Sends a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// The activity that sends items by mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// The activity that prints items.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Copies to the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Sets the image of a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Saves to the photo library.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// The activity that adds a page to the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Posts images to Flickr; not available on Linux.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// Posts videos to Vimeo; not available on Linux.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// Posts the items to Tencent Weibo; not available on Linux.
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    /// Sends to a nearby device.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Opens in the book reader.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Creates a PDF for annotation.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// Shares during a call.
    public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
    /// Invites to collaborate by a link.
    public static let collaborationInviteWithLink = ActivityType("com.apple.UIKit.activity.CollaborationInviteWithLink")
    /// Copies a link for collaboration.
    public static let collaborationCopyLink = ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
    /// Adds a web page to the home screen.
    public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
    /// Saves files to a location that the user chooses.
    static let saveToFiles = ActivityType("com.apple.DocumentManagerUICore.SaveToFiles")
    static let open = ActivityType("org.trestle.activity.Open")
  }

  final weak var sheet: UIActivityViewController?

  public override init() {
    super.init()
  }

  /// The row of the sheet; `.action` by default.
  open class var activityCategory: Category { .action }
  /// The name of the activity; `nil` by default.
  open var activityType: ActivityType? { nil }
  /// The text below the image; `nil` by default.
  open var activityTitle: String? { nil }
  /// The image, as a template.
  open var activityImage: UIImage? { nil }
  /// Shown instead of ``perform()``; it ends the activity by ``activityDidFinish(_:)``.
  open var activityViewController: UIViewController? { nil }
  /// Returns whether the activity accepts the items; `false` by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Receives the items before the activity is performed.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs the activity, and ends with ``activityDidFinish(_:)``.
  open func perform() {}
  /// Reports the end of the activity, and closes the sheet.
  open func activityDidFinish(_ completed: Bool) { sheet?.finish(self, completed: completed) }
}

import Foundation

/// Reads documents of Interface Builder. A module above the views provides the closures.
@MainActor package struct InterfaceDocuments {
  /// Reads a nib from its data or from a file.
  let nib: (Data) throws -> any NibContent
  let nibFile: (InterfaceFile) throws -> any NibContent
  /// Reads a storyboard; nil for an invalid one, which is reported.
  let storyboard: (InterfaceFile) -> (any StoryboardContent)?

  package init(
    nib: @escaping (Data) throws -> any NibContent, nibFile: @escaping (InterfaceFile) throws -> any NibContent,
    storyboard: @escaping (InterfaceFile) -> (any StoryboardContent)?
  ) {
    self.nib = nib
    self.nibFile = nibFile
    self.storyboard = storyboard
  }

  package static var connected: InterfaceDocuments?
}

@MainActor package protocol NibContent: AnyObject {
  /// Creates a new set of the objects, and connects them with each other and with the owner.
  func instantiate(owner: AnyObject?, external: [String: AnyObject], bundle: Bundle) -> [AnyObject]
  /// Creates the objects of a nib that has one top-level object; returns nil if it has more or none.
  func onlyObject(bundle: Bundle) -> AnyObject?
}

@MainActor package protocol StoryboardContent: AnyObject {
  func makeInitial(in storyboard: UIStoryboard, creator: UIStoryboard.Creator?) -> UIViewController?
  func make(identifier: String, in storyboard: UIStoryboard, creator: UIStoryboard.Creator?) -> UIViewController?
  /// Creates the controller of the first scene with a class; nil if there is none.
  func makeFirst(of type: UIViewController.Type, in storyboard: UIStoryboard) -> UIViewController?
  /// The tint color that the document sets for the window of the main interface.
  func tint(in storyboard: UIStoryboard) -> UIColor?
}

/// The scene of a storyboard that a controller belongs to.
@MainActor package protocol SceneLink: AnyObject {
  var storyboard: UIStoryboard { get }
  /// Starts the segue with this identifier; returns whether there is one.
  func startSegue(_ identifier: String, from controller: UIViewController, sender: Any?) -> Bool
}

/// The place in a document from which a controller loads its view.
@MainActor package protocol ViewOrigin: AnyObject {
  var storyboard: UIStoryboard? { get }
  /// The identifier of the controller and the name of the document, for messages.
  var names: (identifier: String, document: String) { get }
  /// Creates the view of the controller; returns whether the document has one.
  func loadView(of controller: UIViewController) -> Bool
}

/// An action of a document that the selection of a cell starts.
@MainActor package protocol CellTrigger: NSObject {
  var belongsToAccessory: Bool { get }
  func fire(_ sender: Any?)
}

extension UIView {
  /// Starts the segues that a storyboard connected to the selection of this cell.
  package final func performSelectionSegues() { performSegues(ofAccessory: false) }

  /// Starts the segues that a storyboard connected to this cell's accessory.
  package final func performAccessorySegues() { performSegues(ofAccessory: true) }

  private func performSegues(ofAccessory isAccessory: Bool) {
    for case let trigger as any CellTrigger in rareStorage?.segueTriggers ?? [] where trigger.belongsToAccessory == isAccessory {
      trigger.fire(self)
    }
  }
}

import Foundation

/// The controllers of a storyboard document and the segues between them.
///
/// The document is read once. Each request creates a new controller, whose view is loaded on first use.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  package final let name: String
  package final let bundle: Bundle
  /// The content of the document; nil if it is missing or invalid, which is reported on creation.
  package final let content: (any StoryboardContent)?
  /// Scenes being created, so that cyclic relationships end.
  package final var scenesInMaking: [String] = []

  /// Creates the controller of a scene from the coder with its attributes; returning nil uses the scene's class.
  package typealias Creator = (NSCoder) -> UIViewController?

  /// Creates the storyboard `name`, without extension. A nil bundle is the program's.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundles = storyboardBundleOrNil.map { [$0] } ?? InterfaceModules.applicationBundles
    let found = InterfaceFile.storyboard(name, in: bundles)
    self.name = name
    bundle = found?.bundle ?? bundles[0]
    content = found.flatMap { InterfaceDocuments.connected?.storyboard($0.file) }
    super.init()
    if found == nil {
      UIKitError.raise("Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)> (loaded)")
    }
  }

  /// A storyboard of content that is not in a file.
  package init(content: any StoryboardContent, name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
    self.content = content
    super.init()
  }

  /// Returns the controller at the storyboard's entry point, or nil if it has none.
  open func instantiateInitialViewController() -> UIViewController? { content?.makeInitial(in: self, creator: nil) }

  /// Creates the controller at the storyboard's entry point; `creator` receives the coder.
  public final func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    content?.makeInitial(in: self, creator: creator) as? ViewController
  }

  /// Creates the controller of a storyboard identifier.
  ///
  /// If there is none, an error is raised; if the handler returns, a plain controller is used instead.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    content?.make(identifier: identifier, in: self, creator: nil) ?? missing(identifier)
  }

  /// Creates the controller of a storyboard identifier; `creator` receives the coder.
  public final func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = content?.make(identifier: identifier, in: self, creator: creator) ?? missing(identifier)
    guard let controller = made as? ViewController else {
      preconditionFailure("The view controller with identifier '\(identifier)' is a \(type(of: made)), not a \(ViewController.self)")
    }
    return controller
  }

  private func missing(_ identifier: String) -> UIViewController {
    UIKitError.raise(
      "Storyboard (\(KeyedObject.description(self))) doesn't contain a view controller with identifier '\(identifier)'")
    return UIViewController()
  }
}

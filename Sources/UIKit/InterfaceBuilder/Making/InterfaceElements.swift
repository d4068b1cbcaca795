/// The classes of modules other than UIKit for elements of documents.
///
/// A module that is linked into the program need not do anything if its class is in ``classNames``: `<wkWebView>` becomes
/// `WebKit.WKWebView` as soon as a class of this name exists. For another element, or for a class of another name, the module calls
/// `InterfaceElements.register(MKMapView.self, forElement: "mapView")` before documents are read. The class reads the element's own
/// attributes in its `init(coder:)` from `coder.interfaceAttributes`; those of every view are set by `super.init(coder:)`. Outlets of
/// protocol type, such as a delegate, come from the module's table, a `_TrestleModule` (see ``_ModuleTables``).
@MainActor package enum InterfaceElements {
  private static var registered: [String: AnyClass] = [:]
  private static var found: [String: AnyClass?] = [:]

  /// Registers the view class for `<element>`.
  package static func register(_ type: UIView.Type, forElement element: String) { registered[element] = type }

  /// Registers the controller class for `<element>`.
  package static func register(_ type: UIViewController.Type, forElement element: String) { registered[element] = type }

  /// Returns the class of an element, if its module is linked.
  static func type(of element: String) -> AnyClass? {
    if let type = registered[element] { return type }
    if let known = found[element] { return known }
    let type: AnyClass? = classNames[element].flatMap { _typeByName($0) as? AnyClass }
    found[element] = type
    return type
  }

  /// Returns the class of a framework that a document names without its module.
  static func frameworkClass(_ name: String) -> AnyClass? {
    guard let module = modules.first(where: { name.hasPrefix($0.prefix) })?.module else { return nil }
    return _typeByName("\(module).\(name)") as? AnyClass
  }

  /// Returns whether there is a class for the element.
  static func isKnown(_ element: String) -> Bool {
    ViewKinds.types[element] != nil || ControllerKinds.types[element] != nil || items.contains(element) || type(of: element) != nil
  }

  /// Elements that are neither views nor controllers.
  private static let items: Set<String> = [
    "barButtonItem", "tabBarItem", "navigationItem", "collectionViewLayout", "collectionViewFlowLayout",
  ]

  /// Returns whether the element needs a framework other than UIKit.
  static func isOfFramework(_ element: String) -> Bool { classNames[element] != nil }

  private static let classNames = [
    "wkWebView": "WebKit.WKWebView", "webView": "WebKit.UIWebView", "mapView": "MapKit.MKMapView", "mkMapView": "MapKit.MKMapView",
    "glkView": "GLKit.GLKView", "sceneKitView": "SceneKit.SCNView", "skView": "SpriteKit.SKView", "arskView": "ARKit.ARSKView",
    "arscnView": "ARKit.ARSCNView", "arView": "RealityKit.ARView", "mtkView": "MetalKit.MTKView", "avPlayerView": "AVKit.AVPlayerView",
    "adBannerView": "iAd.ADBannerView", "pdfView": "PDFKit.PDFView", "previewView": "QuickLook.QLPreviewView",
    "pageViewController": "UIKit.UIPageViewController", "glkViewController": "GLKit.GLKViewController",
    "avPlayerViewController": "AVKit.AVPlayerViewController",
  ]

  private static let modules: [(prefix: String, module: String)] = [
    ("WK", "WebKit"), ("MK", "MapKit"), ("SCN", "SceneKit"), ("SK", "SpriteKit"), ("ARSCN", "ARKit"), ("ARSK", "ARKit"),
    ("MTK", "MetalKit"),
    ("GLK", "GLKit"), ("PDF", "PDFKit"), ("AV", "AVKit"),
  ]
}

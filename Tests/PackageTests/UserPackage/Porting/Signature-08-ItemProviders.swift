import UIKit

@MainActor enum ProvidedObjects {
  static func providers() -> [NSItemProvider] { [NSItemProvider(object: UIColor.red), NSItemProvider(object: UIImage())] }
  static func load(_ provider: NSItemProvider) {
    guard provider.canLoadObject(ofClass: UIImage.self) else { return }
    provider.loadObject(ofClass: UIImage.self) { object, _ in _ = object as? UIImage }
    provider.loadObject(ofClass: UIColor.self) { object, _ in _ = object as? UIColor }
  }
}

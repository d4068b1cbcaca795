import Foundation

extension InterfacePlan: NibContent {
  package func instantiate(owner: AnyObject?, external: [String: AnyObject], bundle: Bundle) -> [AnyObject] {
    let maker = InterfaceMaker(self, bundle: bundle, owner: owner, externalObjects: external)
    let made = objects.compactMap { maker.makeTopLevel($0) }
    maker.finish()
    NibObjects.keepUntilNextTurn(made)
    return made
  }

  package func onlyObject(bundle: Bundle) -> AnyObject? {
    guard objects.filter({ RecognizerKinds.types[$0.kind] == nil }).count == 1 else { return nil }
    let maker = InterfaceMaker(self, bundle: bundle)
    let made = objects.compactMap { maker.makeTopLevel($0) }
    maker.finish()
    return made.first { !($0 is UIGestureRecognizer) }
  }
}

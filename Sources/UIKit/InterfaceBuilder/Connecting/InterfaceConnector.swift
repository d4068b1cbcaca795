/// Makes the connections of a load: outlets, collections, actions, segues; and sets runtime attributes.
///
/// `InterfaceMaker` calls it after all objects of a load are created and before they are awakened. The maker provides objects by id, the
/// first responder's ids, the file and its bundle.
@MainActor protocol InterfaceConnector {
  func setRuntimeAttributes(of made: InterfaceMaker.MadeObject, in maker: InterfaceMaker)

  /// Makes `connections`, in document order. Those of a controller to its view follow with the load of the view.
  ///
  /// Segues are included, with their sources: relationships and embedded controllers are made here, the others are stored for later.
  func connect(_ connections: [PendingConnection], in maker: InterfaceMaker)
}

@MainActor enum InterfaceConnectors {
  static var connector: any InterfaceConnector = StoryboardConnector()
}

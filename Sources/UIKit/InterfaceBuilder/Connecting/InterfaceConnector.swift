/// Makes the connections of a load: outlets, collections, actions, segues, and sets runtime attributes.
///
/// `InterfaceMaker` calls it when all objects of a load are made and before they are awakened. Objects by id, the first responder's ids, the
/// file and its bundle are asked of the maker.
@MainActor protocol InterfaceConnector {
  /// Sets the user-defined runtime attributes of an object.
  func setRuntimeAttributes(of made: InterfaceMaker.MadeObject, in maker: InterfaceMaker)

  /// Makes `connections`, which are in document order. Those of a controller into its view come with the load of the view.
  ///
  /// Segues come too, with their sources: relationships and embedded controllers are to be made here, the others kept for when they fire.
  func connect(_ connections: [PendingConnection], in maker: InterfaceMaker)
}

@MainActor enum InterfaceConnectors {
  static var connector: any InterfaceConnector = StoryboardConnector()
}

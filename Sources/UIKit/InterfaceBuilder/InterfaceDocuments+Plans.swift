extension InterfaceDocuments {
  /// The reader of documents, for the connections of the umbrella.
  package static let plans = InterfaceDocuments(
    nib: { try InterfacePlan(data: $0, file: "nib of \($0.count) bytes") },
    nibFile: { try InterfacePlans.plan(of: $0) },
    storyboard: { file in
      do {
        return try InterfacePlans.plan(of: file)
      } catch {
        UIKitError.raise("\(error)")
        return nil
      }
    })
}

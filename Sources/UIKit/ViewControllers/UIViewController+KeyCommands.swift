extension UIViewController {
  /// Adds a command that keys perform while this controller is in the responder chain.
  public final func addKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.append(keyCommand) }

  /// Removes a key command that was added by `addKeyCommand(_:)`.
  public final func removeKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.removeAll { $0 === keyCommand } }
}

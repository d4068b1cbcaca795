import SwiftSyntax

/// Asynchronous forms of requirements with a handler.
///
/// On iOS a requirement of Objective-C that ends in a handler may be implemented as an `async` method instead. UIKit calls the form with the
/// handler, so a class that has the other one gets a method that waits for it.
extension FileTranslator {
  /// A requirement without its handler.
  private struct Requirement {
    var labels: [String]
    /// The type of the last parameter, if other requirements have the same labels.
    var type: String?
    /// The last label of the form with the handler, if it is another one.
    var lastLabel: String?
    /// The handler's label, and the types of what it gets.
    var handler: String
    var values: [String]
    /// Whether the handler is called on the main actor.
    var isOnMainActor = true
    /// Whether the handler's type says so.
    var isMarked = false
  }

  func addHandlerForm(of node: FunctionDeclSyntax) {
    guard node.signature.effectSpecifiers?.asyncSpecifier != nil, !node.modifiers.contains("override"), !node.modifiers.isTypeMember,
      let scope = scopes.last, scope.kind != .protocol, let requirements = Self.requirements[node.name.text]
    else { return }
    let parameters = Array(node.signature.parameterClause.parameters)
    let labels = parameters.map(\.firstName.text)
    guard let requirement = requirements.first(where: { $0.labels == labels && ($0.type.map(parameters[labels.count - 1].names) ?? true) })
    else { return }
    var names = labels
    if let last = requirement.lastLabel { names[names.count - 1] = last }
    let isWritten = lookup.members(named: node.name.text, of: scope.fullName).contains { member in
      member.parameters.map(\.label) == names + [requirement.handler]
        && requirement.type.map { member.parameters[names.count - 1].type == $0 } ?? true
    }
    if isWritten { return }
    let written = zip(names, parameters).enumerated().map { "\($1.0) _p\($0): \($1.1.type.singleLine)" }
    let mark = requirement.isMarked ? "@MainActor @Sendable " : ""
    let handler = "\(requirement.handler) _h: @escaping \(mark)(\(requirement.values.joined(separator: ", "))) -> Void"
    // A tuple with a value of any type may be sent only by this word, so that the compiler never finds it unnecessary.
    let values = (["self", "_h"] + parameters.indices.map { "_p\($0)" } + ["nil as Any?"]).joined(separator: ", ")
    let passed = labels.enumerated().map { ($1 == "_" ? "" : "\($1): ") + "_v.\($0 + 2)" }.joined(separator: ", ")
    let call = "await _v.0.\(node.name.text)(\(passed))"
    let answer =
      switch requirement.values.count {
      case 0: "\(call); _v.1()"
      case 1: "_v.1(\(call))"
      default: "let _r = \(call); _v.1(\(requirement.values.indices.map { "_r.\($0)" }.joined(separator: ", ")))"
      }
    let access = lookup.type(named: scope.fullName)?.isPublic == true ? "public " : ""
    edits.insert(
      "; \(access)nonisolated func \(node.name.text)(\((written + [handler]).joined(separator: ", "))) { "
        + "nonisolated(unsafe) let _v = (\(values)); Task { \(requirement.isOnMainActor ? "@MainActor in " : "")\(answer) } }",
      at: node.endByte
    )
  }

  private static let requirements: [String: [Requirement]] = [
    "userNotificationCenter": [
      Requirement(labels: ["_", "willPresent"], handler: "withCompletionHandler", values: ["UNNotificationPresentationOptions"]),
      Requirement(labels: ["_", "didReceive"], handler: "withCompletionHandler", values: []),
    ],
    "application": [
      Requirement(labels: ["_", "didReceiveRemoteNotification"], handler: "fetchCompletionHandler", values: ["UIBackgroundFetchResult"]),
      Requirement(labels: ["_", "performActionFor"], handler: "completionHandler", values: ["Bool"]),
      Requirement(labels: ["_", "handleEventsForBackgroundURLSession"], handler: "completionHandler", values: []),
    ],
    "windowScene": [Requirement(labels: ["_", "performActionFor"], handler: "completionHandler", values: ["Bool"])],
    "webView": [
      Requirement(
        labels: ["_", "decidePolicyFor"], type: "WKNavigationAction", handler: "decisionHandler", values: ["WKNavigationActionPolicy"],
        isMarked: true),
      Requirement(
        labels: ["_", "decidePolicyFor"], type: "WKNavigationResponse", handler: "decisionHandler", values: ["WKNavigationResponsePolicy"],
        isMarked: true),
      Requirement(
        labels: ["_", "decidePolicyFor", "preferences"], handler: "decisionHandler",
        values: ["WKNavigationActionPolicy", "WKWebpagePreferences"], isMarked: true),
      Requirement(
        labels: ["_", "respondTo"], type: "URLAuthenticationChallenge", lastLabel: "didReceive", handler: "completionHandler",
        values: ["URLSession.AuthChallengeDisposition", "URLCredential?"], isMarked: true),
      Requirement(
        labels: ["_", "runJavaScriptAlertPanelWithMessage", "initiatedByFrame"], handler: "completionHandler", values: [], isMarked: true),
      Requirement(
        labels: ["_", "runJavaScriptConfirmPanelWithMessage", "initiatedByFrame"], handler: "completionHandler", values: ["Bool"],
        isMarked: true),
      Requirement(
        labels: ["_", "runJavaScriptTextInputPanelWithPrompt", "defaultText", "initiatedByFrame"], handler: "completionHandler",
        values: ["String?"], isMarked: true),
      Requirement(
        labels: ["_", "contextMenuConfigurationForElement"], handler: "completionHandler", values: ["UIContextMenuConfiguration?"],
        isMarked: true),
    ],
    "userContentController": [
      Requirement(
        labels: ["_", "didReceive"], type: "WKScriptMessage", handler: "replyHandler", values: ["Any?", "String?"], isMarked: true)
    ],
    "urlSession": [
      Requirement(
        labels: ["_", "didReceive"], type: "URLAuthenticationChallenge", handler: "completionHandler",
        values: ["URLSession.AuthChallengeDisposition", "URLCredential?"], isOnMainActor: false),
      Requirement(
        labels: ["_", "task", "didReceive"], type: "URLAuthenticationChallenge", handler: "completionHandler",
        values: ["URLSession.AuthChallengeDisposition", "URLCredential?"], isOnMainActor: false),
      Requirement(
        labels: ["_", "task", "willPerformHTTPRedirection", "newRequest"], handler: "completionHandler", values: ["URLRequest?"],
        isOnMainActor: false),
      Requirement(
        labels: ["_", "dataTask", "didReceive"], type: "URLResponse", handler: "completionHandler",
        values: ["URLSession.ResponseDisposition"], isOnMainActor: false),
      Requirement(
        labels: ["_", "dataTask", "willCacheResponse"], handler: "completionHandler", values: ["CachedURLResponse?"], isOnMainActor: false),
    ],
  ]
}

extension FunctionParameterSyntax {
  /// Whether the parameter has a type of that name.
  fileprivate func names(_ type: String) -> Bool { self.type.singleLine == type }
}

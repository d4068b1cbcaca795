import SwiftSyntax

/// The parts of a file that only SwiftUI uses: previews, and views outside of the UIKit interface.
///
/// UIKit projects import SwiftUI for Xcode's previews. The application does not depend on them, so they are removed.
struct SwiftUIParts {
  /// The top-level declarations that are removed, and why.
  private(set) var items: [SyntaxIdentifier: String] = [:]
  private var names: [String] = []
  /// The names of the types among them. An extension that is left out leaves its type in place.
  private(set) var types: Set<String> = []
  /// The first name of SwiftUI in the rest of the file; the file cannot be compiled with it.
  private(set) var firstUse: TokenSyntax?
  /// The types, aliases and generic parameters that the file declares anywhere.
  private var inner: Set<String> = []

  private static let protocols: Set<String> = [
    "PreviewProvider", "View", "UIViewRepresentable", "UIViewControllerRepresentable", "ViewModifier", "ButtonStyle", "PreviewModifier",
    "PrimitiveButtonStyle", "Shape", "EnvironmentKey", "PreferenceKey",
  ]

  /// Names that a file uses if it shows something with SwiftUI. An application may declare some itself.
  private static let typeNames: Set<String> = [
    "UIHostingController", "UIHostingConfiguration", "AnyView", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid",
    "NavigationView", "NavigationStack", "GeometryReader", "ForEach", "EnvironmentObject", "StateObject", "ObservedObject", "EmptyView",
    "ViewBuilder", "PreviewProvider", "LocalizedStringKey", "WindowGroup", "UIViewRepresentable", "UIViewControllerRepresentable",
    "EdgeInsets", "ViewModifier", "UIApplicationDelegateAdaptor", "withAnimation", "PhotosPickerItem", "AppStorage",
  ]

  /// Names of SwiftUI that are common words: in a file that imports it they mean SwiftUI's types, unless the project declares them.
  private static let commonTypes: Set<String> = [
    "Animation", "Angle", "Binding", "Button", "Color", "Environment", "EnvironmentValues", "Font", "Image", "List", "Path", "Rectangle",
    "ScrollView", "State", "SwiftUI", "Text", "Transaction", "View",
  ]

  /// Types whose extensions only SwiftUI can use.
  private static let extended: Set<String> = ["Color", "Font", "Text", "Image", "Button", "EnvironmentValues", "Animation", "EdgeInsets"]

  /// - Parameters:
  ///   - isLibrary: Whether declarations that use SwiftUI are left out. An application needs its own; of a library the rest can be used.
  ///   - removed: Types of other files that are left out.
  ///   - importsSwiftUI: Whether the file imports it. In another file only uses of `removed` are left out.
  init(
    _ tree: SourceFileSyntax, isLibrary: Bool = false, removed: Set<String> = [], importsSwiftUI: Bool = true,
    isDeclared: (String) -> Bool
  ) {
    guard importsSwiftUI else {
      if isLibrary { while removeUses(in: tree.statements, removed, { _ in true }) {} }
      return
    }
    collect(tree.statements, isDeclared)
    if isLibrary { while removeUses(in: tree.statements, removed, isDeclared) {} }
    inner = Self.innerTypes(of: tree)
    firstUse = firstUse(in: Syntax(tree), isDeclared)
  }

  private mutating func collect(_ statements: CodeBlockItemListSyntax, _ isDeclared: (String) -> Bool) {
    for item in statements {
      if let conditional = item.item.as(IfConfigDeclSyntax.self) {
        for clause in conditional.clauses {
          if case .statements(let inner) = clause.elements { collect(inner, isDeclared) }
        }
      } else if item.isPreview {
        items[item.id] = "Xcode alone shows it."
      } else if let name = Self.name(of: item, names, isDeclared) {
        items[item.id] = "only SwiftUI shows it, which does not exist on Linux."
        names.append(name)
        if !item.item.is(ExtensionDeclSyntax.self) { types.insert(name) }
      }
    }
  }

  /// Leaves declarations out that use SwiftUI or what is left out already; true if there was one.
  private mutating func removeUses(
    in statements: CodeBlockItemListSyntax, _ removed: Set<String>, _ isDeclared: (String) -> Bool
  ) -> Bool {
    var hasFound = false
    for item in statements where items[item.id] == nil && !item.item.is(ImportDeclSyntax.self) {
      if let conditional = item.item.as(IfConfigDeclSyntax.self) {
        for clause in conditional.clauses {
          if case .statements(let inner) = clause.elements, removeUses(in: inner, removed, isDeclared) { hasFound = true }
        }
        continue
      }
      let known = types
      let uses = ImpossibleCasts.tokens(of: Syntax(item), to: removed.union(known)).filter { token in
        guard case .identifier(let name) = token.tokenKind, isTypeName(token) else { return false }
        return (Self.commonTypes.contains(name) || Self.typeNames.contains(name) || Self.protocols.contains(name)) && !isDeclared(name)
          || removed.contains(name) || known.contains(name)
      }
      let ownName = item.item.asProtocol((any NamedDeclSyntax).self)?.name.text
      guard let use = uses.first(where: { $0.text != ownName }) ?? uses.first else { continue }
      hasFound = true
      let isLeftOut = removed.contains(use.text) || known.contains(use.text)
      items[item.id] = "it uses \(use.text)\(isLeftOut ? ", which is left out, too" : " of SwiftUI, which does not exist on Linux")."
      if let ownName {
        names.append(ownName)
        types.insert(ownName)
      }
    }
    return hasFound
  }

  private static func name(of item: CodeBlockItemSyntax, _ removed: [String], _ isDeclared: (String) -> Bool) -> String? {
    func shows(_ clause: InheritanceClauseSyntax?) -> Bool {
      clause?.inheritedTypes.contains { inherited in
        let name = inherited.type.trimmedDescription
        return name.hasPrefix("SwiftUI.") || protocols.contains(name) && !isDeclared(name)
      } ?? false
    }
    let declaration = item.item
    if let node = declaration.as(StructDeclSyntax.self), shows(node.inheritanceClause) { return node.name.text }
    if let node = declaration.as(ClassDeclSyntax.self), shows(node.inheritanceClause) { return node.name.text }
    if let node = declaration.as(EnumDeclSyntax.self), shows(node.inheritanceClause) { return node.name.text }
    if let node = declaration.as(ExtensionDeclSyntax.self) {
      let name = node.extendedType.trimmedDescription
      let isOfSwiftUI = (protocols.contains(name) || extended.contains(name)) && !isDeclared(name)
      if shows(node.inheritanceClause) || removed.contains(name) || isOfSwiftUI { return name }
    }
    return nil
  }

  private func firstUse(in node: Syntax, _ isDeclared: (String) -> Bool) -> TokenSyntax? {
    if items[node.id] != nil { return nil }
    if let token = node.as(TokenSyntax.self) {
      guard case .identifier(let name) = token.tokenKind else { return nil }
      if names.contains(name), isTypeName(token) { return token }
      if Self.typeNames.contains(name), !isDeclared(name) { return token }
      if Self.commonTypes.contains(name), isTypeName(token), !isDeclared(name), !inner.contains(name) { return token }
      let before = token.previousToken(viewMode: .sourceAccurate)?.text
      if name == "View" || name == "App" || name == "Scene", before == "some" || before == "any", !isDeclared(name) { return token }
      return nil
    }
    for child in node.children(viewMode: .sourceAccurate) {
      if child.is(ImportDeclSyntax.self) { continue }
      if let found = firstUse(in: child, isDeclared) { return found }
    }
    return nil
  }

  private static func innerTypes(of tree: SourceFileSyntax) -> Set<String> {
    let keywords: Set<String> = ["class", "struct", "enum", "protocol", "actor", "typealias", "associatedtype"]
    var found: Set<String> = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let isDeclaration = keywords.contains(token.previousToken(viewMode: .sourceAccurate)?.text ?? "")
      if isDeclaration || token.parent?.is(GenericParameterSyntax.self) == true { found.insert(token.text) }
    }
    return found
  }

  /// Returns whether the token is neither a label nor a member name.
  private func isTypeName(_ token: TokenSyntax) -> Bool {
    token.previousToken(viewMode: .sourceAccurate)?.text != "." && token.nextToken(viewMode: .sourceAccurate)?.text != ":"
  }
}

extension CodeBlockItemSyntax {
  /// Names a declaration in a message.
  fileprivate var subject: String {
    if isPreview { return "the preview" }
    if let node = item.as(ExtensionDeclSyntax.self) { return "the extension of \(node.extendedType.singleLine)" }
    if let name = item.asProtocol((any NamedDeclSyntax).self)?.name.text { return name }
    if let node = item.as(VariableDeclSyntax.self) { return node.bindings.map(\.pattern.singleLine).joined(separator: ", ") }
    return "this statement"
  }

  fileprivate var isPreview: Bool {
    (item.as(MacroExpansionDeclSyntax.self)?.macroName ?? item.as(MacroExpansionExprSyntax.self)?.macroName)?.text == "Preview"
  }
}

extension FileTranslator {
  /// Removes a preview, or a declaration that only SwiftUI uses; returns whether it was removed.
  func removePreview(_ node: CodeBlockItemSyntax) -> Bool {
    guard let reason = swiftUI?.items[node.id] ?? (node.isPreview ? "Xcode alone shows it." : nil) else { return false }
    edits.leaveOut(node, node.subject, because: reason)
    return true
  }

  /// Removes an import of SwiftUI. It is an error if more than previews and their views depends on it.
  func translateSwiftUIImport(_ node: ImportDeclSyntax) {
    let names = ["ObservableObject", "@Published", "AnyCancellable", "PassthroughSubject", "CurrentValueSubject"]
    let isCombine = options.availableModules.contains("Combine") && file.text.holds(anyOf: names)
    if isCombine, !file.text.holds("import Combine") {
      edits.replace(node.byteRange, with: "import Combine")
    } else {
      edits.drop(node)
    }
    guard let use = swiftUI?.firstUse else { return }
    report(
      use, .error, "missing-framework",
      "\(use.text) needs the framework SwiftUI, which does not exist on Linux; leave the file out to build without it.")
  }
}

/// A member of an extension of another module's class that subclasses override.
///
/// An override in a class or extension takes its place at run time on iOS. Here the member calls the implementation of the most derived
/// class that has one.
extension DeclarationLookup {
  /// Returns the class of another module whose extension in this module declares the member that `member` of the class `name` overrides.
  func dispatchBase(of member: Member, in name: String) -> String? {
    guard member.isOverride, declaration(name)?.isGeneric != true else { return nil }
    for ancestor in ancestry(of: name).dropFirst() {
      let isOwn = declaration(ancestor).map { $0.kind == .class && $0.module == module } ?? false
      if isOwn {
        if members(named: member.name, of: ancestor).contains(where: {
          $0.fullName == member.fullName && $0.isStatic == member.isStatic && !$0.isOverride
        }) {
          return nil
        }
      } else if declares(member, inOwnExtensionOf: ancestor) {
        return ancestor
      }
    }
    return nil
  }

  private func declares(_ member: Member, inOwnExtensionOf name: String) -> Bool {
    ownExtensions(of: name).contains { declaration in
      declaration.members.contains {
        $0.kind == member.kind && $0.fullName == member.fullName && !$0.isOverride && $0.isStatic == member.isStatic && $0.forwarder != nil
          // An override with other types is one of the class's own method, of which the extension has an overload.
          && $0.parameters.map(\.type) == member.parameters.map(\.type)
      }
    }
  }

  /// Returns the classes that override a member which an extension of the class `base` declares, most derived first.
  func dispatchTargets(of member: Member, base: String) -> [String] {
    guard !member.isOverride, member.forwarder != nil else { return [] }
    if let type = declaration(base), type.kind != .class || type.module == module { return [] }
    guard let owners = overriders[member.fullName] else { return [] }
    let found = owners.filter { owner in
      members(named: member.name, of: owner).contains {
        $0.kind == member.kind && $0.fullName == member.fullName && $0.isStatic == member.isStatic
          && dispatchBase(of: $0, in: owner) == base
      }
    }
    return found.sorted { (-ancestry(of: $0).count, $0) < (-ancestry(of: $1).count, $1) }
  }

  /// Whether the class's own implementation of a property has a setter.
  func isSettable(_ member: Member, in name: String) -> Bool {
    members(named: member.name, of: name).contains { $0.kind == .property && $0.isSettable }
  }

  /// Returns the nearest class above `name` that implements a dispatched member, or its base.
  func dispatchSuper(of member: Member, in name: String) -> String? {
    guard let base = dispatchBase(of: member, in: name) else { return nil }
    return ancestry(of: name).dropFirst().first { ancestor in
      ancestor == base || members(named: member.name, of: ancestor).contains { $0.fullName == member.fullName && $0.isOverride }
    }
  }
}

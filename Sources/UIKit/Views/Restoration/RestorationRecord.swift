/// The archived state of one controller.
struct RestorationRecord {
  let path: [String]
  let className: String?
  let state: [String: StateValue]
  let children: [[String]]
  let presented: [String]?
  let views: [String: StateValue]

  init?(_ value: StateValue) {
    guard case .table(let record) = value, case .list(let names)? = record["path"], case .table(let state)? = record["state"] else {
      return nil
    }
    path = names.compactMap { if case .text(let name) = $0 { name } else { nil } }
    guard !path.isEmpty, path.count == names.count else { return nil }
    self.state = state
    if case .text(let name)? = record["class"] { className = name } else { className = nil }
    if case .list(let list)? = record["children"] {
      children = list.compactMap { if case .controller(let path) = $0 { path } else { nil } }
    } else {
      children = []
    }
    if case .controller(let path)? = record["presented"] { presented = path } else { presented = nil }
    if case .table(let views)? = record["views"] { self.views = views } else { views = [:] }
  }
}

/// A source of an application without one of its lines.
struct Deletion {
  let name: String
  let line: Int
  let source: String

  /// - Parameter number: Distinguishes the declarations of copies of the source.
  init(number: Int, line: Int) {
    name = "Screen\(number)"
    self.line = line
    var rest = Self.lines
    rest[line - 1] = ""
    source = rest.joined(separator: "\n").replacing("#", with: "\(number)")
  }

  /// The lines that have a word, by their numbers.
  static let numbers = lines.indices.filter { !lines[$0].isEmpty }.map { $0 + 1 }

  /// Returns the words of some lines.
  func words(of lines: ClosedRange<Int>) -> Set<String> {
    let text = Self.lines[lines.lowerBound - 1..<lines.upperBound].joined(separator: " ")
    return Self.words(text.replacing("#", with: name.dropFirst("Screen".count)))
  }

  static func words(_ text: String) -> Set<String> {
    Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init).filter { $0.first?.isLetter == true })
  }

  /// Returns the lines of the member that a line is of, or of the type if it begins or ends one.
  static func declaration(of line: Int) -> ClosedRange<Int> {
    let outer = min(depth(of: line), 2)
    let start = (1...line).last { depth(of: $0) <= outer && !isEnd($0) } ?? line
    guard lines[start - 1].hasSuffix("{") else { return start...start }
    return start...((start + 1...lines.count).first { depth(of: $0) <= outer } ?? start)
  }

  private static func isEnd(_ line: Int) -> Bool { lines[line - 1].allSatisfy { $0 == " " || $0 == "}" } }

  private static func depth(of line: Int) -> Int {
    let text = lines[line - 1]
    return text.isEmpty ? .max : text.prefix { $0 == " " }.count
  }

  private static let lines = """
    import UIKit

    protocol Source# {
      var count: Int { get }
      func title(at index: Int) -> String
    }

    struct Item#: Codable, Hashable {
      var name: String
      var price: Double
      var tags: [String] = []

      var summary: String {
        let parts = [name] + tags
        return parts.joined(separator: ", ")
      }

      func costs(_ amount: Double) -> Bool {
        price <= amount
      }
    }

    enum Order# {
      case name
      case price

      func sorted(_ items: [Item#]) -> [Item#] {
        switch self {
        case .name:
          return items.sorted { $0.name < $1.name }
        case .price:
          return items.sorted { $0.price < $1.price }
        }
      }
    }

    final class Store#: Source# {
      private var items: [Item#] = []
      var order = Order#.name
      var changed: (() -> Void)?

      var count: Int { items.count }

      init(_ items: [Item#]) {
        self.items = items
      }

      func title(at index: Int) -> String {
        let item = order.sorted(items)[index]
        return item.summary
      }

      func load() throws {
        let data = try JSONEncoder().encode(items)
        items = try JSONDecoder().decode([Item#].self, from: data)
        changed?()
      }

      func remove(where isOut: (Item#) -> Bool) {
        items.removeAll { item in
          isOut(item)
        }
      }
    }

    class Screen#: UITableViewController {
      private let store = Store#([Item#(name: "a", price: 1)])
      private lazy var button = UIBarButtonItem(systemItem: .refresh)

      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Screen #"
        navigationItem.rightBarButtonItem = button
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        store.changed = { [weak self] in
          self?.tableView.reloadData()
        }
        Task {
          try store.load()
        }
      }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        store.count
      }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = store.title(at: indexPath.row)
        cell.contentConfiguration = content
        return cell
      }

      @objc private func refresh() {
        guard store.count > 0 else {
          return
        }
        tableView.reloadData()
      }
    }

    extension Screen# {
      func select(_ row: Int) -> Bool {
        if row < store.count {
          tableView.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
          return true
        }
        return false
      }
    }
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}

import Foundation
import Testing
import TrestleExpectations

@testable import ProjectImport

/// Recommendations of the guide that are found in sources.
struct GuideCheckTests {
  private func messages(_ text: String) -> [String] {
    GuideCheck.findings(in: text, path: "List.swift").map { "\($0.line ?? 0): \($0.message.prefix { $0 != "(" })" }
  }

  @Test("Each rule that a source in Swift breaks is found with its line") func swift() {
    let text = """
      class List: UITableViewController {
        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A"] }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.accessoryType = .disclosureIndicator
          return cell
        }
        override func tableView(
          _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
          tableView.setEditing(false, animated: true)
          tableView.reloadData()
        }
        override func scrollViewDidScroll(_ scrollView: UIScrollView) {
          tableView.reloadData()
        }
      }
      """
    expect(messages(text).map { $0.prefix { $0 != ":" } }, equals: ["4", "5", "11", "12", "15"], "\(messages(text))")
  }

  @Test("The same rules are found in Objective-C") func objectiveC() {
    let text = """
      - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
        return [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:nil];
      }
      - (void)tableView:(UITableView *)tableView commitEditingStyle:(UITableViewCellEditingStyle)style
          forRowAtIndexPath:(NSIndexPath *)indexPath {
        [self setEditing:NO animated:YES];
        [tableView reloadData];
      }
      """
    expect(messages(text).map { $0.prefix { $0 != ":" } }, equals: ["2", "6", "7"], "\(messages(text))")
  }

  @Test("Nothing is found in a list that follows the guide, nor in a method of another name") func clean() {
    let text = """
      class List: UITableViewController {
        override func setEditing(_ editing: Bool, animated: Bool) {
          super.setEditing(editing, animated: animated)
          tableView.reloadData()
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
          cell.accessoryType = .disclosureIndicator
          return cell
        }
        override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
          tableView.deleteRows(at: [indexPath], with: .automatic)
        }
      }
      """
    expect(messages(text).isEmpty, "\(messages(text))")
  }

  @Test("Nothing is found in the examples") func examples() throws {
    let folder = Folders.root + "/Examples"
    let names = try #require(FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String })
    let sources = names.filter { $0.hasSuffix(".swift") && !$0.contains(".trestle/") }
    expect(sources.count, above: 100)
    for name in sources {
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      let findings = GuideCheck.findings(in: text, path: name)
      expect(findings.isEmpty, "\(findings)")
    }
  }
}

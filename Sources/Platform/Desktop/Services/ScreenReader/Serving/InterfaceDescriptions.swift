/// The interfaces of the accessibility bus that elements have.
enum InterfaceDescriptions {
  static let prefix = "org.a11y.atspi."

  /// XML of a method from a short form: its name, the types that it takes and those that it returns.
  private static func method(_ name: String, _ input: [String] = [], _ output: [String] = []) -> String {
    let inputs = input.map { "<arg type='\($0)' direction='in'/>" }.joined()
    let outputs = output.map { "<arg type='\($0)' direction='out'/>" }.joined()
    return "<method name='\(name)'>\(inputs)\(outputs)</method>"
  }

  private static func property(_ name: String, _ type: String, isWritable: Bool = false) -> String {
    "<property name='\(name)' type='\(type)' access='\(isWritable ? "readwrite" : "read")'/>"
  }

  private static func interface(_ name: String, _ members: [String]) -> String {
    "<interface name='\(prefix)\(name)'>\(members.joined())</interface>"
  }

  static let elements =
    "<node>" + [accessible, application, component, action, value, text, editableText, selection, table, tableCell].joined() + "</node>"

  static let cache = "<node>" + interface("Cache", [method("GetItems", [], ["a((so)(so)(so)iiassusau)"])]) + "</node>"

  private static let accessible = interface(
    "Accessible",
    [
      property("Name", "s"), property("Description", "s"), property("Parent", "(so)"), property("ChildCount", "i"), property("Locale", "s"),
      property("AccessibleId", "s"), property("HelpText", "s"), property("version", "u"),
      method("GetChildAtIndex", ["i"], ["(so)"]), method("GetChildren", [], ["a(so)"]), method("GetIndexInParent", [], ["i"]),
      method("GetRelationSet", [], ["a(ua(so))"]), method("GetRole", [], ["u"]), method("GetRoleName", [], ["s"]),
      method("GetLocalizedRoleName", [], ["s"]), method("GetState", [], ["au"]), method("GetAttributes", [], ["a{ss}"]),
      method("GetApplication", [], ["(so)"]), method("GetInterfaces", [], ["as"]),
    ])

  private static let application = interface(
    "Application",
    [
      property("ToolkitName", "s"), property("Version", "s"), property("ToolkitVersion", "s"), property("AtspiVersion", "s"),
      property("InterfaceVersion", "u"), property("Id", "i", isWritable: true), method("GetLocale", ["u"], ["s"]),
      method("GetApplicationBusAddress", [], ["s"]),
    ])

  private static let component = interface(
    "Component",
    [
      method("Contains", ["i", "i", "u"], ["b"]), method("GetAccessibleAtPoint", ["i", "i", "u"], ["(so)"]),
      method("GetExtents", ["u"], ["(iiii)"]), method("GetPosition", ["u"], ["i", "i"]), method("GetSize", [], ["i", "i"]),
      method("GetLayer", [], ["u"]), method("GetMDIZOrder", [], ["n"]), method("GrabFocus", [], ["b"]), method("GetAlpha", [], ["d"]),
      method("SetExtents", ["i", "i", "i", "i", "u"], ["b"]), method("SetPosition", ["i", "i", "u"], ["b"]),
      method("SetSize", ["i", "i"], ["b"]), method("ScrollTo", ["u"], ["b"]), method("ScrollToPoint", ["u", "i", "i"], ["b"]),
    ])

  private static let action = interface(
    "Action",
    [
      property("NActions", "i"), method("GetDescription", ["i"], ["s"]), method("GetName", ["i"], ["s"]),
      method("GetLocalizedName", ["i"], ["s"]), method("GetKeyBinding", ["i"], ["s"]), method("GetActions", [], ["a(sss)"]),
      method("DoAction", ["i"], ["b"]),
    ])

  private static let value = interface(
    "Value",
    [
      property("MinimumValue", "d"), property("MaximumValue", "d"), property("MinimumIncrement", "d"),
      property("CurrentValue", "d", isWritable: true), property("Text", "s"),
    ])

  private static let text = interface(
    "Text",
    [
      property("CharacterCount", "i"), property("CaretOffset", "i"), method("GetStringAtOffset", ["i", "u"], ["s", "i", "i"]),
      method("GetText", ["i", "i"], ["s"]), method("SetCaretOffset", ["i"], ["b"]),
      method("GetTextBeforeOffset", ["i", "u"], ["s", "i", "i"]), method("GetTextAtOffset", ["i", "u"], ["s", "i", "i"]),
      method("GetTextAfterOffset", ["i", "u"], ["s", "i", "i"]), method("GetCharacterAtOffset", ["i"], ["i"]),
      method("GetAttributeValue", ["i", "s"], ["s"]), method("GetAttributes", ["i"], ["a{ss}", "i", "i"]),
      method("GetDefaultAttributes", [], ["a{ss}"]), method("GetCharacterExtents", ["i", "u"], ["i", "i", "i", "i"]),
      method("GetOffsetAtPoint", ["i", "i", "u"], ["i"]), method("GetNSelections", [], ["i"]), method("GetSelection", ["i"], ["i", "i"]),
      method("AddSelection", ["i", "i"], ["b"]), method("RemoveSelection", ["i"], ["b"]), method("SetSelection", ["i", "i", "i"], ["b"]),
      method("GetRangeExtents", ["i", "i", "u"], ["i", "i", "i", "i"]),
      method("GetBoundedRanges", ["i", "i", "i", "i", "u", "u", "u"], ["a(iisv)"]),
      method("GetAttributeRun", ["i", "b"], ["a{ss}", "i", "i"]), method("GetDefaultAttributeSet", [], ["a{ss}"]),
      method("ScrollSubstringTo", ["i", "i", "u"], ["b"]), method("ScrollSubstringToPoint", ["i", "i", "u", "i", "i"], ["b"]),
    ])

  private static let editableText = interface(
    "EditableText",
    [
      method("SetTextContents", ["s"], ["b"]), method("InsertText", ["i", "s", "i"], ["b"]), method("CopyText", ["i", "i"]),
      method("CutText", ["i", "i"], ["b"]), method("DeleteText", ["i", "i"], ["b"]), method("PasteText", ["i"], ["b"]),
    ])

  private static let selection = interface(
    "Selection",
    [
      property("NSelectedChildren", "i"), method("GetSelectedChild", ["i"], ["(so)"]), method("SelectChild", ["i"], ["b"]),
      method("DeselectSelectedChild", ["i"], ["b"]), method("IsChildSelected", ["i"], ["b"]), method("SelectAll", [], ["b"]),
      method("ClearSelection", [], ["b"]), method("DeselectChild", ["i"], ["b"]),
    ])

  private static let table = interface(
    "Table",
    [
      property("NRows", "i"), property("NColumns", "i"), property("Caption", "(so)"), property("Summary", "(so)"),
      property("NSelectedRows", "i"), property("NSelectedColumns", "i"), method("GetAccessibleAt", ["i", "i"], ["(so)"]),
      method("GetIndexAt", ["i", "i"], ["i"]), method("GetRowAtIndex", ["i"], ["i"]), method("GetColumnAtIndex", ["i"], ["i"]),
      method("GetRowDescription", ["i"], ["s"]), method("GetColumnDescription", ["i"], ["s"]),
      method("GetRowExtentAt", ["i", "i"], ["i"]), method("GetColumnExtentAt", ["i", "i"], ["i"]), method("GetRowHeader", ["i"], ["(so)"]),
      method("GetColumnHeader", ["i"], ["(so)"]), method("GetSelectedRows", [], ["ai"]), method("GetSelectedColumns", [], ["ai"]),
      method("IsRowSelected", ["i"], ["b"]), method("IsColumnSelected", ["i"], ["b"]), method("IsSelected", ["i", "i"], ["b"]),
      method("AddRowSelection", ["i"], ["b"]), method("AddColumnSelection", ["i"], ["b"]), method("RemoveRowSelection", ["i"], ["b"]),
      method("RemoveColumnSelection", ["i"], ["b"]), method("GetRowColumnExtentsAtIndex", ["i"], ["b", "i", "i", "i", "i", "b"]),
    ])

  private static let tableCell = interface(
    "TableCell",
    [
      property("ColumnSpan", "i"), property("Position", "(ii)"), property("RowSpan", "i"), property("Table", "(so)"),
      method("GetRowColumnSpan", [], ["i", "i", "i", "i"]), method("GetRowHeaderCells", [], ["a(so)"]),
      method("GetColumnHeaderCells", [], ["a(so)"]),
    ])
}

/// A listing of the guide: the figure whose screen has its code, and the declarations in the sample that the concordance names for it.
struct GuideListing {
  var number: String
  var title: String
  var japanese: String
  var figure: String
  /// Words of the declarations in Swift. A word that ends with a brace represents the head of a type.
  var parts: [String]

  init(_ number: String, _ title: String, _ japanese: String, _ figure: String, _ parts: [String]) {
    (self.number, self.title, self.japanese, self.figure, self.parts) = (number, title, japanese, figure, parts)
  }

  /// The file of the source in Objective-C.
  var objectiveC: String { number.hasPrefix("8") ? "Reorder.m" : "Listings\(number.prefix(1)).m" }

  static let all: [GuideListing] = [
    .init("3-1", "A root with its data", "データを渡された最初の画面", "4-3", ["didFinishLaunchingWithOptions"]),
    .init("3-2", "A window in code", "コードで作るウインドウ", "3-3", ["didFinishLaunchingWithOptions", "private func showInitialInterface"]),
    .init("3-3", "The title of the bar", "バーのタイトル", "3-1", ["convenience init"]),
    .init("3-4", "Buttons of the bar", "バーのボタン", "3-1", ["override func loadView"]),
    .init("3-5", "Pushing by an accessory", "アクセサリから次の画面へ", "3-1", ["accessoryButtonTapped", "private func showDetail"]),
    .init("4-1", "Showing the window", "ウインドウの表示", "4-3", ["private func showInitialInterface"]),
    .init(
      "4-2", "Adopting the protocols", "プロトコルの採用", "5-8",
      ["final class TimeZonesController: UIViewController, UITableViewDataSource, UITableViewDelegate {"]),
    .init("4-3", "A table in code", "コードで作る表", "5-8", ["override func loadView"]),
    .init(
      "4-4", "Sections and rows", "セクションと行", "5-8",
      ["numberOfSections", "numberOfRowsInSection", "titleForHeaderInSection", "cellForRowAt"]),
    .init("4-5", "A model that can be sorted", "並べ替えられるモデル", "1-2", ["struct UnionState"]),
    .init("4-6", "Reading the data", "データの読み込み", "1-2", ["static let all"]),
    .init("4-7", "Sorting into sections", "セクションへの振り分け", "1-2", ["private func sortIntoSections"]),
    .init("4-8", "Titles of the index", "索引の見出し", "1-2", ["sectionIndexTitles(for", "sectionForSectionIndexTitle"]),
    .init("4-9", "Rows of an indexed list", "索引のある表の行", "1-2", ["numberOfSections", "numberOfRowsInSection", "cellForRowAt"]),
    .init("4-10", "A title above the rows", "行の上のタイトル", "3-1", ["override func loadView"]),
    .init("4-11", "Titles of sections", "セクションの見出し", "3-1", ["titleForHeaderInSection"]),
    .init("4-12", "Indentation", "字下げ", "3-1", ["indentationLevelForRowAt"]),
    .init("4-13", "Heights of rows", "行の高さ", "3-1", ["heightForRowAt"]),
    .init("5-1", "Image, title and subtitle", "画像とタイトルと副題", "5-4", ["private func styleCell"]),
    .init("5-2", "Colors of alternate rows", "一行おきの色", "5-8", ["willDisplay"]),
    .init("5-3", "Subviews with tags", "タグの付いたサブビュー", "5-5", ["static func make", "private static func addSubviews"]),
    .init("5-4", "The outlet of a cell", "セルのアウトレット", "5-6", ["weak var planetCell"]),
    .init("5-5", "Loading a cell from a nib", "nib からのセルの読み込み", "5-6", ["private func makeCell", "cellForRowAt"]),
    .init("5-6", "Outlets of static cells", "静的なセルのアウトレット", "5-7", ["private var cell0", "private var cell1", "private var cell2"]),
    .init("5-7", "Returning static cells", "静的なセルを返す", "5-7", ["cellForRowAt"]),
    .init("5-8", "Changing a static cell by its tag", "タグによる静的なセルの変更", "5-7", ["cellForRowAt"]),
    .init(
      "5-9", "A cell with one view", "一つのビューを持つセル", "5-8",
      ["final class TimeZoneCell: UITableViewCell {", "setTimeZoneWrapper", "redisplay"]),
    .init("5-10", "Making the view of a cell", "セルのビューの作成", "5-8", ["override init"]),
    .init("5-11", "The state of a view that draws", "描画するビューの状態", "5-8", ["var rowColor", "var isHighlighted", "var isEditing"]),
    .init("5-12", "Setting the content of a view", "ビューの内容の設定", "5-8", ["func set("]),
    .init("5-13", "Drawing the content", "内容の描画", "5-8", ["override func draw", "private func draw"]),
    .init("5-14", "Returning an own cell", "独自のセルを返す", "5-8", ["private func timeCell"]),
    .init("6-1", "Opening the next level", "次の階層を開く", "3-1", ["didSelectRowAt"]),
    .init("6-2", "A control as accessory", "アクセサリとしての部品", "1-4", ["private func controlCell"]),
    .init("6-3", "One choice of a list", "一つだけの選択", "Listing 6-4", ["private func chooseOne"]),
    .init("6-4", "Any choices of a list", "いくつもの選択", "Listing 6-4", ["private func chooseAny"]),
    .init("6-5", "Selecting by the program", "プログラムによる選択", "Listing 6-5", ["didSelectRowAt"]),
    .init("7-1", "Changes of the editing mode", "編集モードの変化", "Listing 7-3", ["setEditing"]),
    .init("7-2", "Editing styles", "編集のスタイル", "Listing 7-3", ["editingStyleForRowAt"]),
    .init("7-3", "Deleting a row", "行の削除", "Listing 7-3", ["commit editingStyle"]),
    .init("7-4", "An Add button", "追加ボタン", "Listing 7-3", ["override func viewDidLoad"]),
    .init("7-5", "Presenting a form", "入力画面の表示", "Listing 7-3", ["private func addItem", "private func insert"]),
    .init("7-6", "Saving and dismissing", "保存して閉じる", "Listing 7-3", ["private func save"]),
    .init("7-7", "A batch of changes", "一度に行う変更", "Listing 7-7", ["private func insertAndDeleteRows"]),
    .init("7-8", "The data of the batch", "一度に行う変更のデータ", "Listing 7-7", ["private func insertAndDeleteRows"]),
    .init("8-1", "A row that stays", "動かない行", "8-1", ["canMoveRowAt"]),
    .init("8-2", "Moving the data", "データの移動", "8-1", ["moveRowAt sourceIndexPath"]),
    .init("8-3", "Another place for a row", "行の行き先の変更", "8-1", ["targetIndexPathForMoveFromRowAt"]),
  ]
}

/// The Japanese texts of the guide: titles and explanations of its figures, and the words of its screens.
let guideJapaneseWords: [String: String] = {
  var words = [
    "Guide": "ガイド", "Book, Chapter 21": "書籍 第21章", "Talk": "講演", "Kinds of Tables": "表の種類",
    "Styles and Accessories": "スタイルとアクセサリ", "Making Tables": "表を作る", "Cells": "セル", "Inserting and Deleting": "挿入と削除",
    "Reordering": "並べ替え", "Selections": "選択", "Normal": "通常", "Editing": "編集中", "Cell": "セル", "Tap a part.": "部分に触れてください。", "depth": "深さ",
    "Delete row": "行を削除", "Delete section": "セクションを削除", "Insert section": "セクションを挿入", "Insert": "挿入", "Updates": "更新",
    "Step": "次へ", "In the code": "コード", "Error": "エラー", "Applied": "適用済み", "Section": "セクション", "Range": "範囲外", "Place": "挿入先",
    "Count": "行数", "Reuse": "再利用", "Scroll": "スクロール", "Cells made": "作ったセル", "Requests": "要求", "Visible": "表示中",
    "In the queue": "列の中", "Row": "行", "cell": "セル", "Calls": "呼び出し", "Reload": "再読み込み", "Table view": "表", "Client": "クライアント",
    "Data source": "データソース", "Delegate": "デリゲート", "New Project": "新しいプロジェクト",
    "The targets, and the settings of the project.": "ターゲットと設定。",
    "Makes the window with a navigation controller.": "ナビゲーションコントローラのあるウインドウを作ります。",
    "The data source and delegate of the first table.": "最初の表のデータソースとデリゲート。",
    "The screen that a row pushes.": "行から開く画面。", "Tests that drive the list.": "一覧を動かすテスト。",
  ]
  for (english, japanese) in guideJapaneseFigures { words[english] = japanese }
  return words
}()

private let guideJapaneseFigures = [
  ("Lists of options", "選択肢の表"),
  ("One of a size, one of a style, and any toppings; checkmarks show the choices.", "サイズとスタイルは一つ、具はいくつでも。選んだものにチェックマークが付きます。"),
  ("Selecting by the program", "プログラムによる選択"),
  ("A touch selects the row twenty rows below, and scrolls to it.", "触れた行の二十行下が選択され、そこまでスクロールします。"),
  ("A list that is edited", "編集できる表"),
  (
    "The last row inserts an item, the others are deleted; a form takes the text of a new item.",
    "最後の行は項目を挿入し、ほかの行は削除できます。新しい項目は入力画面で書きます。"
  ),
  ("Insertions and deletions in one batch", "一度に行う挿入と削除"),
  ("Three states come and two go in one block, whose order of calls does not matter.", "一つのブロックで州を三つ加え、二つ除きます。呼び出しの順は問いません。"),
  ("Tables of various kinds", "さまざまな表"),
  ("A plain list, an index, groups and choices are one class with different data.", "素の表、索引、グループ、選択肢。どれも同じクラスで、データだけが違います。"),
  ("A plain list", "素の表"),
  ("The shortest table: two methods give the number of rows and a cell for each.", "もっとも短い表です。二つのメソッドが行の数とセルを返します。"),
  ("A list with an index", "索引のある表"),
  ("A touch on a letter of the index brings the section of the letter to the top.", "索引の文字に触れると、その文字のセクションが先頭に来ます。"),
  ("A list of choices", "選択肢の表"),
  ("One row has the checkmark; a touch moves it and deselects the row.", "チェックマークは一行だけ。触れるとマークが移り、行の選択は解除されます。"),
  ("Groups", "グループ"), ("Sections as groups, whose rows have controls and values.", "セクションがグループになり、行には部品や値があります。"),
  ("Header and footer of a section", "セクションの見出しと脚注"),
  ("Both are titles, or views of the delegate; the button changes between them.", "どちらも文字列か、デリゲートのビューです。ボタンで切り替わります。"),
  ("The default style", "標準のスタイル"), ("An image and one title.", "画像とタイトルが一つ。"),
  ("Subtitle below the title", "タイトルの下の副題"), ("A second line below the title, in gray or small.", "タイトルの下に、二行目の副題があります。"),
  ("Value at the trailing edge", "右端の値"), ("The title leads and the value trails, as in settings.", "タイトルは左、値は右。設定画面の形です。"),
  ("Name before value", "名前と値"), ("A short name in the tint color before its value, as in contacts.", "連絡先のように、色の付いた短い名前のあとに値が続きます。"),
  ("Levels of the data and of tables", "データの階層と表"),
  (
    "A region, its trails, and a trail: each level of the data is a table, which a row of the level above pushes.",
    "地域、その道、一つの道。データの各階層が一枚の表で、上の行から開きます。"
  ),
  ("Items of bars", "バーの項目"), ("Edit and add above the list, and a segmented control in the toolbar.", "上に編集と追加、下のツールバーに切り替え。"),
  ("Controllers of a stack", "コントローラの積み重ね"),
  (
    "A navigation controller has a stack of controllers; the screen lists the stack that it is on.",
    "ナビゲーションコントローラが持つコントローラの列を、その画面自身が一覧します。"
  ),
  ("Calls when a table is made", "表を作るときの呼び出し"),
  ("The calls in their order, recorded while the table is shown.", "表が表示されるまでの呼び出しを、順に記録します。"),
  ("A new project", "新しいプロジェクト"), ("The files that the navigation template makes.", "ナビゲーションの雛形が作るファイルです。"),
  ("Objects of the main nib", "メイン nib の中身"),
  ("Delegate, window and navigation controller in one document, with the owner as their parent.", "デリゲート、ウインドウ、ナビゲーションコントローラが一つの書類にあります。"),
  ("The nib name of a controller", "コントローラの nib 名"),
  ("The root controller names another nib, which has its table.", "ルートのコントローラは、表の入った別の nib を名前で指します。"),
  ("Connections of the root nib", "ルート nib の接続"),
  ("The table is the owner's view, and the owner its data source and delegate.", "表は所有者のビューで、所有者が表のデータソースとデリゲートです。"),
  ("The class of the controller", "コントローラのクラス"), ("The owner of the nib is a subclass, by its name.", "nib の所有者は、名前で指定したサブクラスです。"),
  ("Parts of a cell", "セルの部分"),
  ("The views of a cell by depth. A touch on a part shows its name and frame.", "セルのビューを深さごとに分けます。部分に触れると名前と位置が出ます。"),
  ("Parts of a cell in editing mode", "編集中のセルの部分"),
  ("The editing control leads, the reordering control trails, and the content is narrower.", "左に編集の部品、右に並べ替えの部品が入り、中身は狭くなります。"),
  ("Content of a standard cell", "標準セルの中身"), ("An image and two labels in the content view.", "中身のビューに、画像と二つのラベルがあります。"),
  ("Rows with images and texts", "画像と文字の行"),
  ("Each row has an image, a title and a subtitle, in a standard style.", "標準のスタイルで、画像、タイトル、副題が並びます。"),
  ("Own subviews in a cell", "セルの中の独自のビュー"),
  ("Labels and an image view of our own in the content view, found again by their tags.", "中身のビューに置いたラベルと画像を、タグで見つけます。"),
  ("Cells from a nib", "nib のセル"), ("Each cell is loaded from a nib, and filled by tag.", "セルを nib から読み込み、タグで埋めます。"),
  ("Several cells of one nib", "一つの nib の複数のセル"),
  ("Three different cells are outlets of the controller; the table shows them as they are.", "三つのセルがコントローラのアウトレットで、そのまま表示されます。"),
  ("A cell that draws itself", "自分で描くセル"), ("One opaque view draws all texts of a row.", "不透明なビュー一枚が、行の文字をすべて描きます。"),
  ("The queue of reuse", "再利用の列"),
  (
    "A thousand rows need eleven cells: those that leave go to the queue, and come back as other rows.",
    "千行に必要なセルは十一枚。隠れたセルは列に入り、別の行として戻ります。"
  ),
  ("Calls when a row is deleted", "行を削除するときの呼び出し"),
  ("Editing begins, the control of a row is touched, and Delete: the calls in between.", "編集を始め、行の部品に触れ、削除。その間の呼び出しです。"),
  ("Indices in a batch", "まとめた更新と番号"),
  (
    "Deletions use the indices before the update, insertions those after it, whatever the order in the code.",
    "コードの順にかかわらず、削除は更新前の番号、挿入は更新後の番号です。"
  ),
  ("Moving a row", "行の移動"), ("A row follows the finger by its control, and others make room.", "部品をつかむと行が指に付いて動き、ほかの行が場所を空けます。"),
  ("Calls when a row is moved", "行を移動するときの呼び出し"),
  ("The delegate may propose another target, and then the data source moves the row in its data.", "デリゲートが行き先を決め直し、データソースがデータを動かします。"),
  ("Four variations", "四つの形"), ("One class as list, index, groups and choices.", "一つのクラスが、一覧、索引、グループ、選択肢になります。"),
  ("Groups for options", "選択肢のグループ"),
  ("Static rows of a storyboard; code adds the checkmarks and stores the choice.", "ストーリーボードの固定の行に、コードがチェックを付けて保存します。"),
  ("A textured background", "模様の背景"),
  ("The background view of a cell is a pattern, seen through the selection.", "セルの背景は模様のビューで、選択の色を通して見えます。"),
  ("A gradient as background", "グラデーションの背景"),
  ("A view whose layer is a gradient is behind both texts.", "レイヤーがグラデーションのビューが、二つの文字の後ろにあります。"),
  ("Image at the trailing edge", "右端の画像"), ("A subclass moves the standard views when it lays them out.", "サブクラスが、配置のときに標準のビューを動かします。"),
  ("A static table in a document", "書類の中の固定の表"),
  ("Sections, headers and cells of the options are objects of the storyboard.", "選択肢のセクション、見出し、セルは、すべて書類の中の物です。"),
  ("Searching a table", "表の検索"), ("The rows are those that contain the text of the search bar.", "検索バーの文字を含む行だけが残ります。"),
  ("A phone directory", "電話帳"), ("A name and its numbers in fields of cells.", "名前と番号が、セルの中の入力欄にあります。"),
  ("The directory in editing mode", "編集中の電話帳"),
  ("Fields can be edited, the last number inserts another one, the others are deleted.", "入力欄が使え、最後の番号で追加、ほかの番号は削除できます。"),
  ("A menu at a row", "行のメニュー"), ("A long press on a row shows Copy.", "行を長押しするとコピーが出ます。"),
  ("A collection of cards", "単語カードの集まり"),
  (
    "Bordered cells of one size under headers; the first section has a wider cell and no header.",
    "見出しの下に枠付きの同じ大きさのセル。先頭のセクションのセルは幅広で、見出しがありません。"
  ),
  ("Sections with an index", "索引付きのセクション"),
  ("Twenty-six sections of twenty rows, with headers, and an index that jumps to them.", "二十行ずつ二十六のセクション。見出しと、そこへ飛ぶ索引があります。"),
  ("Details below a header view", "見出しのビューと詳細"),
  (
    "Ingredients below a header view from a nib; the delegate gives the accessories, and the instructions are pushed.",
    "nib から読み込んだ見出しの下に材料。アクセサリはデリゲートが返し、手順は次の画面です。"
  ),
  ("Choosing a category", "分類の選択"),
  (
    "The row with the checkmark is the category; another touch moves the mark, and the screen before shows it.",
    "チェックのある行が分類です。触れるとマークが移り、前の画面にも表れます。"
  ),
]

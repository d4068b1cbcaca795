import TrestleTestSupport
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitLists
@testable import UIKitValues
@testable import UIKitViews

/// Cells without a table, laid out in a screen of 320 points.
@MainActor struct CellTests {
  private func show(
    _ style: UITableViewCell.CellStyle, design: UIDesign = .modern, _ configure: (UITableViewCell) -> Void = { _ in }
  ) -> (TestScreen, UITableViewCell) {
    let screen = TestScreen(size: CGSize(width: 320, height: 100), design: design)
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    let view = UIView()
    screen.show(view)
    view.addSubview(cell)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    configure(cell)
    screen.layout()
    return (screen, cell)
  }

  @Test("CE-01 A font and color that an app sets on a text are kept in a table and when the design changes")
  func ownTexts() {
    let screen = TestScreen(size: CGSize(width: 320, height: 200), design: .classic)
    let rows = PlainRows(2) { _, path in
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      guard path.row == 0 else { return cell }
      cell.textLabel?.textColor = .systemRed
      cell.detailTextLabel?.font = .italicSystemFont(ofSize: 11)
      return cell
    }
    let table = UITableView(frame: .zero, style: .grouped)
    table.dataSource = rows
    screen.show(table)
    for design in [UIDesign.classic, .modern, .classic] {
      screen.window.traitOverrides.design = design
      screen.layout()
      let (own, plain) = (table.cellForRow(at: IndexPath(row: 0, section: 0)), table.cellForRow(at: IndexPath(row: 1, section: 0)))
      expect(own?.textLabel?.textColor, equals: .systemRed)
      expect(own?.detailTextLabel?.font, equals: .italicSystemFont(ofSize: 11))
      expect(plain?.textLabel?.textColor, equals: design.table.titleColor)
      expect(own?.textLabel?.font, equals: plain?.textLabel?.font)
    }
  }

  private func picture(width: CGFloat, height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  @Test("CE-01 CE-07 Views are made when first read, and a default cell has no detail")
  func lazyViews() {
    let (_, cell) = show(.default)
    expect(cell.contentView.subviews.isEmpty)
    expect(cell.detailTextLabel == nil)
    expect(cell.textLabel?.superview === cell.contentView)
    expect(cell.imageView?.superview === cell.contentView)
    expect(cell.textLabel === cell.textLabel)
  }

  @Test("CE-02 The text of a default cell fills the width inside the margins")
  func defaultStyle() throws {
    let (_, cell) = show(.default) { $0.textLabel?.text = "Text" }
    let label = try #require(cell.textLabel)
    expect(label.frame.minX, equals: 16)
    expect(label.frame.maxX, equals: 304)
  }

  @Test("CE-03 A subtitle is below its title, smaller and with the same leading edge; classic ones are gray")
  func subtitleStyle() throws {
    let (_, cell) = show(.subtitle, design: .classic) {
      $0.textLabel?.text = "Title"
      $0.detailTextLabel?.text = "Subtitle"
    }
    let title = try #require(cell.textLabel)
    let subtitle = try #require(cell.detailTextLabel)
    expect(subtitle.frame.minY, atLeast: title.frame.maxY - 1)
    expect(subtitle.frame.minX, equals: title.frame.minX)
    expect(subtitle.font.pointSize, below: title.font.pointSize)
    expect(subtitle.textColor, equals: UIColor(red: 0x80 / 255, green: 0x80 / 255, blue: 0x80 / 255, alpha: 1))
  }

  @Test("CE-04 The value is at the trailing side, and disappears when the title needs the space")
  func valueStyle() throws {
    let (screen, cell) = show(.value1) {
      $0.textLabel?.text = "Title"
      $0.detailTextLabel?.text = "Value"
    }
    let value = try #require(cell.detailTextLabel)
    expect(abs(value.frame.maxX - 304), atMost: 0.5)
    expect(!value.isHidden)
    cell.textLabel?.text = String(repeating: "A long title ", count: 6)
    cell.setNeedsLayout()
    screen.layout()
    expect(value.isHidden)
  }

  @Test("CE-05 The label of value2 ends at a fixed place, its value begins right of it, and there is no image")
  func labelStyle() throws {
    let (_, cell) = show(.value2) {
      $0.textLabel?.text = "phone"
      $0.detailTextLabel?.text = "555 0100"
    }
    expect(cell.imageView == nil)
    #expect(abs(try #require(cell.textLabel).frame.maxX - 105) <= 0.5)
    try expect(#require(cell.textLabel).textAlignment == .right)
    #expect(abs(try #require(cell.detailTextLabel).frame.minX - 112.5) <= 0.5)
  }

  @Test("CE-06 A wider image pushes the text on")
  func imagePushes() throws {
    let (screen, cell) = show(.default) {
      $0.imageView?.image = picture(width: 20, height: 20)
      $0.textLabel?.text = "Text"
    }
    let label = try #require(cell.textLabel)
    let before = label.frame.minX
    cell.imageView?.image = picture(width: 40, height: 20)
    cell.setNeedsLayout()
    screen.layout()
    expect(label.frame.minX, equals: before + 20)
  }

  @Test("CE-08 Highlight reaches labels, image views, controls and every view that conforms to UIHighlightable, at any depth")
  func highlight() {
    final class Lamp: UIView, UIHighlightable { var isHighlighted = false }
    let lamp = Lamp()
    let label = UILabel()
    let control = UIControl()
    let (_, cell) = show(.default) { cell in
      let box = UIView()
      cell.contentView.addSubview(box)
      for part in [lamp, label, control] as [UIView] { box.addSubview(part) }
    }
    cell.setHighlighted(true, animated: false)
    expect(lamp.isHighlighted && label.isHighlighted && control.isHighlighted)
    cell.setHighlighted(false, animated: false)
    expect(!lamp.isHighlighted && !label.isHighlighted && !control.isHighlighted)
    cell.setSelected(true, animated: false)
    expect(lamp.isHighlighted && !cell.isHighlighted)
  }

  @Test("CE-09 CE-21 Backgrounds are behind the content in their order and fill the cell; the selected one is shown with the selection")
  func backgrounds() {
    let back = UIView()
    let selected = UIView()
    let (screen, cell) = show(.default) {
      $0.backgroundView = back
      $0.selectedBackgroundView = selected
    }
    expect(selected.superview == nil)
    cell.isSelected = true
    screen.layout()
    let order = [back, selected, cell.contentView].map { part -> Int in cell.subviews.firstIndex { $0 === part } ?? -1 }
    expect(order == order.sorted() && order[0] >= 0)
    expect(back.frame == cell.bounds && selected.frame == cell.bounds)
    cell.isSelected = false
    expect(selected.superview == nil)
  }

  @Test("CE-10 A classic selection is a blue gradient, a modern one flat gray")
  func selectionStyles() {
    let (classicScreen, classic) = show(.default, design: .classic)
    classic.isSelected = true
    var image = classicScreen.snapshot()
    let top = image.pixel(x: 320, y: 1)
    let bottom = image.pixel(x: 320, y: 84)
    expect(abs(Int(top.green) - 0x8c) <= 4 && abs(Int(bottom.green) - 0x5d) <= 4 && bottom.blue > 0xd0)
    let (modernScreen, modern) = show(.default)
    modern.isSelected = true
    image = modernScreen.snapshot()
    expect(image.rgb(320, 4), equals: image.rgb(320, 80))
    expect(image.pixel(x: 320, y: 4).red, equals: 0xd1)
  }

  @Test("CE-12 Indentation moves the content")
  func indentation() throws {
    let (screen, cell) = show(.default) { $0.textLabel?.text = "Text" }
    cell.indentationLevel = 3
    screen.layout()
    try expect(#require(cell.textLabel).frame.minX == 46)
  }

  @Test("CE-13 AC-01 The content makes room for an accessory, and a chevron is no button")
  func accessoryRoom() {
    let (screen, cell) = show(.default)
    expect(cell.contentView.frame.width, equals: 320)
    cell.accessoryType = .disclosureIndicator
    screen.layout()
    expect(cell.contentView.frame.width, equals: 293.5)
    expect(cell.hitTest(CGPoint(x: 300, y: 22), with: nil) === cell)
    cell.accessoryType = .detailButton
    screen.layout()
    expect(cell.hitTest(CGPoint(x: 293, y: 22), with: nil) is UIControl)
  }

  @Test("AC-02 An accessory view takes precedence over the type")
  func accessoryView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    let (screen, cell) = show(.default) { $0.accessoryType = .checkmark }
    cell.accessoryView = view
    screen.layout()
    expect(view.superview === cell)
    expect(view.frame.maxX == 304 && abs(view.frame.midY - 22) <= 1)
    cell.accessoryView = nil
    expect(view.superview == nil)
  }

  @Test("AC-04 While editing, the editing accessory or none is shown")
  func editingAccessory() {
    let (screen, cell) = show(.default) { $0.accessoryType = .disclosureIndicator }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    cell.setEditing(true, animated: false)
    screen.layout()
    expect(cell.contentView.frame.width, equals: 320)
    cell.editingAccessoryView = view
    expect(view.superview === cell)
    cell.setEditing(false, animated: false)
    expect(view.superview == nil)
  }

  @Test("CE-14 A subclass moves the built-in parts after super has laid them out")
  func layoutOverride() {
    final class Moved: UITableViewCell {
      override func layoutSubviews() {
        super.layoutSubviews()
        textLabel?.frame.origin.x = 100
      }
    }
    let screen = TestScreen(size: CGSize(width: 320, height: 100))
    let cell = Moved(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Text"
    screen.show(cell)
    screen.layout()
    expect(cell.textLabel?.frame.minX, equals: 100)
  }

  @Test("CE-16 A cell's own drawing is shown, and is repeated only on request")
  func drawing() {
    final class Drawn: UITableViewCell {
      var drawings = 0
      override func draw(_ rect: CGRect) {
        drawings += 1
        UIColor.red.setFill()
        UIRectFill(bounds)
      }
    }
    let screen = TestScreen(size: CGSize(width: 320, height: 44))
    let cell = Drawn(style: .default, reuseIdentifier: nil)
    screen.show(cell)
    expect(screen.snapshot().pixel(x: 100, y: 40).red, equals: 255)
    let before = cell.drawings
    screen.advance(by: 0.1)
    expect(cell.drawings, equals: before)
    cell.setNeedsDisplay()
    screen.layout()
    expect(cell.drawings, equals: before + 1)
  }

  @Test("CE-18 A cell is notified of controls that appear and disappear")
  func transitions() {
    final class Listening: UITableViewCell {
      var log: [String] = []
      override func willTransition(to state: UITableViewCell.StateMask) {
        super.willTransition(to: state)
        log.append("will \(state.rawValue)")
      }
      override func didTransition(to state: UITableViewCell.StateMask) {
        super.didTransition(to: state)
        log.append("did \(state.rawValue)")
      }
    }
    let cell = Listening(style: .default, reuseIdentifier: nil)
    cell.grantedEditingStyle = .delete
    cell.setEditing(true, animated: false)
    cell.setDeleteConfirmation(true, swiped: false, animated: false)
    cell.setDeleteConfirmation(false, swiped: false, animated: false)
    cell.setEditing(false, animated: false)
    expect(cell.log, equals: ["will 1", "did 1", "will 3", "did 3", "will 1", "did 1", "will 0", "did 0"])
    let bare = Listening(style: .default, reuseIdentifier: nil)
    bare.grantedEditingStyle = .none
    bare.setEditing(true, animated: false)
    expect(bare.log == ["will 1", "did 1"] && !bare.showsEditControl)
  }

  @Test("CE-19 A background with a gradient layer, a border and round corners is drawn")
  func gradientBackground() {
    final class Gradient: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let (screen, cell) = show(.default)
    let back = Gradient()
    let gradient = back.layer as! CAGradientLayer
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.borderColor = UIColor.green.cgColor
    gradient.borderWidth = 2
    gradient.cornerRadius = 10
    cell.backgroundView = back
    let image = screen.snapshot()
    expect(image.pixel(x: 320, y: 8).red > 200 && image.pixel(x: 320, y: 80).blue > 200)
    expect(image.pixel(x: 320, y: 1).green == 255 && image.pixel(x: 320, y: 1).red == 0)
    expect(image.pixel(x: 0, y: 0).green != 255 || image.pixel(x: 0, y: 0).red != 0)
  }

  @Test("CE-20 Classic labels are opaque in the cell's color, clear while selected; a clear one stays clear")
  func labelBackgrounds() throws {
    let (_, cell) = show(.subtitle, design: .classic) {
      $0.textLabel?.text = "Title"
      $0.detailTextLabel?.text = "Detail"
      $0.backgroundColor = .yellow
      $0.detailTextLabel?.backgroundColor = .clear
    }
    expect(cell.textLabel?.backgroundColor, equals: .yellow)
    cell.isSelected = true
    expect(cell.textLabel?.backgroundColor, equals: .clear)
    cell.isSelected = false
    expect(cell.detailTextLabel?.backgroundColor, equals: .clear)
    expect(cell.textLabel?.backgroundColor != .clear)
  }

  @Test("SE-09 A deselection with animation fades out")
  func fadingSelection() {
    let (screen, cell) = show(.default)
    cell.isSelected = true
    let selected = screen.snapshot().pixel(x: 320, y: 40)
    cell.setSelected(false, animated: true)
    screen.advance(by: 0.17)
    let half = screen.snapshot().pixel(x: 320, y: 40)
    screen.settle()
    let gone = screen.snapshot().pixel(x: 320, y: 40)
    expect(half.red > selected.red && half.red < gone.red)
    expect(gone.red, equals: 255)
  }

  @Test("SE-14 selectionStyle none removes only the appearance")
  func noSelectionLook() {
    let (screen, cell) = show(.default) { $0.selectionStyle = .none }
    let before = screen.rgb(320, 40)
    cell.isSelected = true
    expect(cell.isSelected)
    expect(screen.rgb(320, 40), equals: before)
  }

  @Test("DR-04 A centered image keeps its own size within its image view")
  func centredImage() {
    let screen = TestScreen(size: CGSize(width: 100, height: 100))
    let view = UIImageView(image: picture(width: 20, height: 20))
    view.contentMode = .center
    view.backgroundColor = .white
    screen.show(view)
    let image = screen.snapshot()
    func isRed(_ x: Int, _ y: Int) -> Bool { image.pixel(x: x, y: y).red == 255 && image.pixel(x: x, y: y).green == 0 }
    expect(isRed(100, 100) && isRed(82, 82) && isRed(118, 118))
    expect(!isRed(76, 100) && !isRed(124, 100) && !isRed(100, 76))
  }
}

import CoreGraphics

/// Orders the accessories of a cell, and creates and configures their views.
@MainActor enum AccessoryFactory {
  /// Returns the accessories of one side in reading order. Standard ones have a fixed order; custom ones are placed among them.
  static func ordered(_ accessories: [UICellAccessory], leading: Bool) -> [UICellAccessory] {
    var result: [UICellAccessory] = []
    for type in leading ? leadingOrder : trailingOrder {
      if let accessory = accessories.last(where: { $0.accessoryType == type }) { result.append(accessory) }
    }
    var first = 0
    for accessory in accessories {
      let position: UICellAccessory.Placement.Position
      switch (accessory.placement, leading) {
      case (.leading(_, let at)?, true), (.trailing(_, let at)?, false): position = at
      default: continue
      }
      let index = max(0, min(result.count, position(result)))
      // Several views at the beginning keep their order.
      result.insert(accessory, at: index == 0 ? first : index)
      if index <= first { first += 1 }
    }
    return result
  }

  private static let leadingOrder: [UICellAccessory.AccessoryType] = [.multiselect, .delete, .insert]
  private static let trailingOrder: [UICellAccessory.AccessoryType] = [
    .label, .checkmark, .detail, .disclosureIndicator, .outlineDisclosure, .popUpMenu, .reorder,
  ]

  /// Returns the visible size of an accessory.
  static func size(of shown: ShownAccessory, in table: UIDesign.Table) -> CGSize {
    switch shown.accessory.accessoryType {
    case .delete, .insert, .multiselect:
      return CGSize(width: table.editControlSide, height: table.editControlSide)
    case .reorder: return table.grabberSize
    case .outlineDisclosure: return CGSize(width: 13, height: 13)
    case .customView(let view):
      if shown.accessory.maintainsFixedSize, view.bounds.width > 0, view.bounds.height > 0 { return view.bounds.size }
      let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      return fitting.width > 0 && fitting.height > 0 ? fitting : view.sizeThatFits(.zero)
    default: return shown.view.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }
  }

  // MARK: Views

  static func view(for accessory: UICellAccessory, in cell: UICollectionViewListCell, reusing old: UIView?) -> UIView {
    let design = cell.superview == nil ? cell.collectionHost?.traitCollection.design : nil
    let view = make(accessory, in: cell, design ?? cell.traitCollection.design, old)
    switch view {
    case let mark as CellAccessory: mark.markColor = accessory.tintColor
    case let control as CellEditControl:
      control.design = design ?? cell.traitCollection.design
      control.discColor = accessory.backgroundColor
      control.markColor = accessory.tintColor
      if accessory.accessoryType == .multiselect { control.kind = .circle(isOn: cell.isSelected) }
    case let control as CellReorderControl:
      control.design = design ?? cell.traitCollection.design
      control.markColor = accessory.tintColor
      control.cell = cell
    case let control as OutlineControl:
      control.markColor = accessory.tintColor
      control.setExpanded(cell.parts.isExpanded, animated: false)
      control.isUserInteractionEnabled = !cell.togglesByTap(accessory)
    case let label as UILabel where accessory.accessoryType == .label:
      label.text = accessory.text
      label.textColor = accessory.tintColor ?? .secondaryLabel
      label.font = accessory.font ?? .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = accessory.adjustsFont
    case let button as UIButton where accessory.accessoryType == .popUpMenu: configure(button, accessory)
    default: if let tint = accessory.tintColor { view.tintColor = tint }
    }
    view.isHidden = accessory.isHidden
    return view
  }

  private static func make(
    _ accessory: UICellAccessory, in cell: UICollectionViewListCell, _ design: UIDesign, _ old: UIView?
  ) -> UIView {
    let type = accessory.accessoryType
    func standard(_ type: UITableViewCell.AccessoryType) -> UIView {
      if let old = old as? CellAccessory, old.design == design { return old }
      return CellAccessory(type: type, design: design) { [weak cell] in cell?.accessoryTapped(.detail) }
    }
    switch type {
    case .disclosureIndicator: return standard(.disclosureIndicator)
    case .checkmark: return standard(.checkmark)
    case .detail: return standard(.detailButton)
    case .delete, .insert, .multiselect:
      if let old = old as? CellEditControl { return old }
      let control = CellEditControl { [weak cell] in cell?.accessoryTapped(type) }
      control.kind = type == .delete ? .delete : type == .insert ? .insert : .circle(isOn: cell.isSelected)
      return control
    case .reorder: return old as? CellReorderControl ?? CellReorderControl(frame: .zero)
    case .outlineDisclosure:
      if let old = old as? OutlineControl { return old }
      return OutlineControl { [weak cell] in cell?.accessoryTapped(.outlineDisclosure) }
    case .label: return old as? UILabel ?? UILabel()
    case .popUpMenu: return old as? UIButton ?? UIButton(type: .system)
    case .customView(let view): return view
    }
  }

  private static func configure(_ button: UIButton, _ accessory: UICellAccessory) {
    guard let menu = accessory.menu else { return }
    button.tintColor = accessory.tintColor ?? .secondaryLabel
    button.setTitle(selectedTitle(of: menu), for: .normal)
    button.setImage(
      UIImage(systemName: "chevron.up.chevron.down", withConfiguration: UIImage.SymbolConfiguration(scale: .small)), for: .normal)
    button.semanticContentAttribute =
      button.effectiveUserInterfaceLayoutDirection == .leftToRight ? .forceRightToLeft : .forceLeftToRight
    button.menu = reporting(menu, to: button, accessory.selectedElementChanged)
    button.showsMenuAsPrimaryAction = true
  }

  private static func selectedTitle(of menu: UIMenu) -> String {
    let chosen = menu.children.first { ($0 as? UIAction)?.state == .on || ($0 as? UICommand)?.state == .on }
    return (chosen ?? menu.children.first)?.title ?? ""
  }

  /// Returns the menu with actions that select themselves when performed.
  private static func reporting(_ menu: UIMenu, to button: UIButton, _ changed: (@MainActor (UIMenu) -> Void)?) -> UIMenu {
    let children = menu.children.map { element -> UIMenuElement in
      guard let action = element as? UIAction else { return element }
      let copy = UIAction(title: action.title, image: action.image, attributes: action.attributes, state: action.state) {
        [weak button] _ in
        for case let other as UIAction in menu.children { other.state = other === action ? .on : .off }
        action.performWithSender(button, target: nil)
        button?.setTitle(action.title, for: .normal)
        if let button { button.menu = reporting(menu, to: button, changed) }
        changed?(menu)
      }
      return copy
    }
    return menu.replacingChildren(children)
  }
}

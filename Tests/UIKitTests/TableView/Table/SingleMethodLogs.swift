/// The calls, part by part; those of the cell itself are indented.
enum SingleMethodLogs {
  typealias Part = TableSingleMethodTests.Part

  /// With the two required methods only.
  static let bare: [Part: [String]] = [
    .show: ["numberOfRows 0", "cellForRow 0.0", "  0.0.setSelected false", "cellForRow 0.1", "  0.1.setSelected false"],
    .scroll: ["cellForRow 0.2", "  0.0.prepareForReuse", "  0.2.setSelected false"],
    .reload: [
      "numberOfRows 0", "cellForRow 0.1", "  0.2.prepareForReuse", "  0.1.setSelected false", "cellForRow 0.2", "  0.1.prepareForReuse",
      "  0.2.setSelected false",
    ],
    .tap: ["  0.1.setHighlighted true", "  0.1.setHighlighted false", "  0.1.setSelected true"],
    .tapOther: ["  0.2.setHighlighted true", "  0.2.setHighlighted false", "  0.1.setSelected false", "  0.2.setSelected true"],
    .code: ["  0.2.setSelected false", "  0.1.setSelected true", "  0.1.setSelected false"],
    .drag: ["  0.2.setHighlighted true", "  0.2.setHighlighted false", "cellForRow 0.3", "  0.3.setSelected false"],
    .edit: ["  0.1.setEditing true", "  0.2.setEditing true", "  0.3.setEditing true"],
    .editEnds: ["  0.1.setEditing false", "  0.2.setEditing false", "  0.3.setEditing false"],
    .swipe: ["  0.2.setHighlighted true", "  0.2.setHighlighted false"],
    .close: ["  0.3.setHighlighted true", "  0.3.setHighlighted false", "  0.3.setSelected true"],
  ]

  static let special: [SingleMethod: [Part: [String]]] = [
    .numberOfSections: [
      .show: [
        "numberOfSections", "numberOfRows 0", "cellForRow 0.0", "  0.0.setSelected false", "cellForRow 0.1", "  0.1.setSelected false",
      ],
      .reload: [
        "numberOfSections", "numberOfRows 0", "cellForRow 0.1", "  0.2.prepareForReuse", "  0.1.setSelected false", "cellForRow 0.2",
        "  0.1.prepareForReuse", "  0.2.setSelected false",
      ],
    ],
    .titleForHeader: [
      .show: [
        "numberOfRows 0", "titleForHeader 0", "cellForRow 0.0", "  0.0.setSelected false", "cellForRow 0.1", "  0.1.setSelected false",
      ],
      .reload: [
        "numberOfRows 0", "titleForHeader 0", "cellForRow 0.1", "  0.2.prepareForReuse", "  0.1.setSelected false", "cellForRow 0.2",
        "  0.1.prepareForReuse", "  0.2.setSelected false",
      ],
    ],
    .titleForFooter: [
      .show: [
        "numberOfRows 0", "titleForFooter 0", "cellForRow 0.0", "  0.0.setSelected false", "cellForRow 0.1", "  0.1.setSelected false",
      ],
      .reload: [
        "numberOfRows 0", "titleForFooter 0", "cellForRow 0.1", "  0.2.prepareForReuse", "  0.1.setSelected false", "cellForRow 0.2",
        "  0.1.prepareForReuse", "  0.2.setSelected false",
      ],
    ],
    .sectionIndexTitles: [
      .show: [
        "numberOfRows 0", "sectionIndexTitles", "cellForRow 0.0", "  0.0.setSelected false", "cellForRow 0.1", "  0.1.setSelected false",
      ],
      .reload: [
        "numberOfRows 0", "sectionIndexTitles", "cellForRow 0.1", "  0.2.prepareForReuse", "  0.1.setSelected false", "cellForRow 0.2",
        "  0.1.prepareForReuse", "  0.2.setSelected false",
      ],
    ],
    .canEditRow: [
      .edit: ["  0.1.setEditing true", "  0.2.setEditing true", "  0.3.setEditing true", "canEdit 1", "canEdit 2", "canEdit 3"]
    ],
    .commit: [
      .swipe: [],
      .close: [],
    ],
    .heightForRow: [
      .show: [
        "numberOfRows 0", "heightForRow 0", "heightForRow 1", "heightForRow 2", "heightForRow 3", "heightForRow 4", "cellForRow 0.0",
        "  0.0.setSelected false", "cellForRow 0.1", "  0.1.setSelected false",
      ],
      .reload: [
        "numberOfRows 0", "heightForRow 0", "heightForRow 1", "heightForRow 2", "heightForRow 3", "heightForRow 4", "cellForRow 0.1",
        "  0.2.prepareForReuse", "  0.1.setSelected false", "cellForRow 0.2", "  0.1.prepareForReuse", "  0.2.setSelected false",
      ],
    ],
    .heightForHeader: [
      .show: [
        "numberOfRows 0", "heightForHeader 0", "cellForRow 0.0", "  0.0.setSelected false", "cellForRow 0.1", "  0.1.setSelected false",
      ],
      .reload: [
        "numberOfRows 0", "heightForHeader 0", "cellForRow 0.1", "  0.2.prepareForReuse", "  0.1.setSelected false", "cellForRow 0.2",
        "  0.1.prepareForReuse", "  0.2.setSelected false",
      ],
    ],
    .heightForFooter: [
      .show: [
        "numberOfRows 0", "heightForFooter 0", "cellForRow 0.0", "  0.0.setSelected false", "cellForRow 0.1", "  0.1.setSelected false",
      ],
      .reload: [
        "numberOfRows 0", "heightForFooter 0", "cellForRow 0.1", "  0.2.prepareForReuse", "  0.1.setSelected false", "cellForRow 0.2",
        "  0.1.prepareForReuse", "  0.2.setSelected false",
      ],
    ],
    .estimatedHeightForHeader: [
      .show: [
        "numberOfRows 0", "estimateForHeader 0", "cellForRow 0.0", "  0.0.setSelected false", "cellForRow 0.1", "  0.1.setSelected false",
      ],
      .reload: [
        "numberOfRows 0", "estimateForHeader 0", "cellForRow 0.1", "  0.2.prepareForReuse", "  0.1.setSelected false", "cellForRow 0.2",
        "  0.1.prepareForReuse", "  0.2.setSelected false",
      ],
    ],
    .estimatedHeightForFooter: [
      .show: [
        "numberOfRows 0", "estimateForFooter 0", "cellForRow 0.0", "  0.0.setSelected false", "cellForRow 0.1", "  0.1.setSelected false",
      ],
      .reload: [
        "numberOfRows 0", "estimateForFooter 0", "cellForRow 0.1", "  0.2.prepareForReuse", "  0.1.setSelected false", "cellForRow 0.2",
        "  0.1.prepareForReuse", "  0.2.setSelected false",
      ],
    ],
    .indentationLevel: [
      .show: [
        "numberOfRows 0", "cellForRow 0.0", "indentationLevel 0", "  0.0.setSelected false", "cellForRow 0.1", "indentationLevel 1",
        "  0.1.setSelected false",
      ],
      .scroll: ["cellForRow 0.2", "  0.0.prepareForReuse", "indentationLevel 2", "  0.2.setSelected false"],
      .reload: [
        "numberOfRows 0", "cellForRow 0.1", "  0.2.prepareForReuse", "indentationLevel 1", "  0.1.setSelected false", "cellForRow 0.2",
        "  0.1.prepareForReuse", "indentationLevel 2", "  0.2.setSelected false",
      ],
      .drag: [
        "  0.2.setHighlighted true", "  0.2.setHighlighted false", "cellForRow 0.3", "indentationLevel 3", "  0.3.setSelected false",
      ],
    ],
    .viewForHeader: [
      .show: [
        "numberOfRows 0", "viewForHeader 0", "cellForRow 0.0", "  0.0.setSelected false", "cellForRow 0.1", "  0.1.setSelected false",
      ],
      .reload: [
        "numberOfRows 0", "viewForHeader 0", "cellForRow 0.1", "  0.2.prepareForReuse", "  0.1.setSelected false", "cellForRow 0.2",
        "  0.1.prepareForReuse", "  0.2.setSelected false",
      ],
    ],
    .viewForFooter: [
      .show: [
        "numberOfRows 0", "viewForFooter 0", "cellForRow 0.0", "  0.0.setSelected false", "cellForRow 0.1", "  0.1.setSelected false",
      ],
      .reload: [
        "numberOfRows 0", "viewForFooter 0", "cellForRow 0.1", "  0.2.prepareForReuse", "  0.1.setSelected false", "cellForRow 0.2",
        "  0.1.prepareForReuse", "  0.2.setSelected false",
      ],
    ],
    .willDisplay: [
      .show: [
        "numberOfRows 0", "cellForRow 0.0", "  0.0.setSelected false", "willDisplay 0", "cellForRow 0.1", "  0.1.setSelected false",
        "willDisplay 1",
      ],
      .scroll: ["cellForRow 0.2", "  0.0.prepareForReuse", "  0.2.setSelected false", "willDisplay 2"],
      .reload: [
        "numberOfRows 0", "cellForRow 0.1", "  0.2.prepareForReuse", "  0.1.setSelected false", "willDisplay 1", "cellForRow 0.2",
        "  0.1.prepareForReuse", "  0.2.setSelected false", "willDisplay 2",
      ],
      .drag: ["  0.2.setHighlighted true", "  0.2.setHighlighted false", "cellForRow 0.3", "  0.3.setSelected false", "willDisplay 3"],
    ],
    .didEndDisplaying: [
      .scroll: ["didEndDisplaying 0", "cellForRow 0.2", "  0.0.prepareForReuse", "  0.2.setSelected false"],
      .reload: [
        "didEndDisplaying 1", "didEndDisplaying 2", "numberOfRows 0", "cellForRow 0.1", "  0.2.prepareForReuse", "  0.1.setSelected false",
        "cellForRow 0.2", "  0.1.prepareForReuse", "  0.2.setSelected false",
      ],
    ],
    .accessoryType: [
      .show: [
        "numberOfRows 0", "cellForRow 0.0", "accessoryType 0", "  0.0.setSelected false", "cellForRow 0.1", "accessoryType 1",
        "  0.1.setSelected false",
      ],
      .scroll: ["cellForRow 0.2", "  0.0.prepareForReuse", "accessoryType 2", "  0.2.setSelected false"],
      .reload: [
        "numberOfRows 0", "cellForRow 0.1", "  0.2.prepareForReuse", "accessoryType 1", "  0.1.setSelected false", "cellForRow 0.2",
        "  0.1.prepareForReuse", "accessoryType 2", "  0.2.setSelected false",
      ],
      .drag: ["  0.2.setHighlighted true", "  0.2.setHighlighted false", "cellForRow 0.3", "accessoryType 3", "  0.3.setSelected false"],
    ],
    .shouldHighlight: [
      .tap: ["shouldHighlight 1", "  0.1.setHighlighted true", "  0.1.setHighlighted false", "  0.1.setSelected true"],
      .tapOther: [
        "shouldHighlight 2", "  0.2.setHighlighted true", "  0.2.setHighlighted false", "  0.1.setSelected false", "  0.2.setSelected true",
      ],
      .drag: ["shouldHighlight 2", "  0.2.setHighlighted true", "  0.2.setHighlighted false", "cellForRow 0.3", "  0.3.setSelected false"],
      .swipe: ["shouldHighlight 2", "  0.2.setHighlighted true", "  0.2.setHighlighted false"],
      .close: ["shouldHighlight 3", "  0.3.setHighlighted true", "  0.3.setHighlighted false", "  0.3.setSelected true"],
    ],
    .didHighlight: [
      .tap: ["  0.1.setHighlighted true", "didHighlight 1", "  0.1.setHighlighted false", "  0.1.setSelected true"],
      .tapOther: [
        "  0.2.setHighlighted true", "didHighlight 2", "  0.2.setHighlighted false", "  0.1.setSelected false", "  0.2.setSelected true",
      ],
      .drag: ["  0.2.setHighlighted true", "didHighlight 2", "  0.2.setHighlighted false", "cellForRow 0.3", "  0.3.setSelected false"],
      .swipe: ["  0.2.setHighlighted true", "didHighlight 2", "  0.2.setHighlighted false"],
      .close: ["  0.3.setHighlighted true", "didHighlight 3", "  0.3.setHighlighted false", "  0.3.setSelected true"],
    ],
    .didUnhighlight: [
      .tap: ["  0.1.setHighlighted true", "  0.1.setHighlighted false", "didUnhighlight 1", "  0.1.setSelected true"],
      .tapOther: [
        "  0.2.setHighlighted true", "  0.2.setHighlighted false", "didUnhighlight 2", "  0.1.setSelected false", "  0.2.setSelected true",
      ],
      .drag: ["  0.2.setHighlighted true", "  0.2.setHighlighted false", "didUnhighlight 2", "cellForRow 0.3", "  0.3.setSelected false"],
      .swipe: ["  0.2.setHighlighted true", "  0.2.setHighlighted false", "didUnhighlight 2"],
      .close: ["  0.3.setHighlighted true", "  0.3.setHighlighted false", "didUnhighlight 3", "  0.3.setSelected true"],
    ],
    .willSelect: [
      .tap: ["  0.1.setHighlighted true", "  0.1.setHighlighted false", "willSelect 1", "  0.1.setSelected true"],
      .tapOther: [
        "  0.2.setHighlighted true", "  0.2.setHighlighted false", "willSelect 2", "  0.1.setSelected false", "  0.2.setSelected true",
      ],
      .close: ["  0.3.setHighlighted true", "  0.3.setHighlighted false", "willSelect 3", "  0.3.setSelected true"],
    ],
    .willDeselect: [
      .tapOther: [
        "  0.2.setHighlighted true", "  0.2.setHighlighted false", "willDeselect 1", "  0.1.setSelected false", "  0.2.setSelected true",
      ]
    ],
    .didSelect: [
      .tap: ["  0.1.setHighlighted true", "  0.1.setHighlighted false", "  0.1.setSelected true", "didSelect 1"],
      .tapOther: [
        "  0.2.setHighlighted true", "  0.2.setHighlighted false", "  0.1.setSelected false", "  0.2.setSelected true", "didSelect 2",
      ],
      .close: ["  0.3.setHighlighted true", "  0.3.setHighlighted false", "  0.3.setSelected true", "didSelect 3"],
    ],
    .didDeselect: [
      .tapOther: [
        "  0.2.setHighlighted true", "  0.2.setHighlighted false", "  0.1.setSelected false", "didDeselect 1", "  0.2.setSelected true",
      ]
    ],
    .canPerformPrimaryAction: [
      .tap: ["  0.1.setHighlighted true", "  0.1.setHighlighted false", "  0.1.setSelected true", "canPerformPrimaryAction 1"],
      .tapOther: [
        "  0.2.setHighlighted true", "  0.2.setHighlighted false", "  0.1.setSelected false", "  0.2.setSelected true",
        "canPerformPrimaryAction 2",
      ],
      .close: ["  0.3.setHighlighted true", "  0.3.setHighlighted false", "  0.3.setSelected true", "canPerformPrimaryAction 3"],
    ],
    .performPrimaryAction: [
      .tap: ["  0.1.setHighlighted true", "  0.1.setHighlighted false", "  0.1.setSelected true", "performPrimaryAction 1"],
      .tapOther: [
        "  0.2.setHighlighted true", "  0.2.setHighlighted false", "  0.1.setSelected false", "  0.2.setSelected true",
        "performPrimaryAction 2",
      ],
      .close: ["  0.3.setHighlighted true", "  0.3.setHighlighted false", "  0.3.setSelected true", "performPrimaryAction 3"],
    ],
    .editingStyle: [
      .edit: [
        "  0.1.setEditing true", "  0.2.setEditing true", "  0.3.setEditing true", "editingStyle 1", "editingStyle 2", "editingStyle 3",
      ]
    ],
    .trailingSwipeActions: [
      .swipe: ["trailingActions 2", "  0.2.setHighlighted true", "  0.2.setHighlighted false"]
    ],
    .editActions: [
      .swipe: ["editActions 2", "  0.2.setHighlighted true", "  0.2.setHighlighted false"]
    ],
    .didScroll: [
      .scroll: ["didScroll", "cellForRow 0.2", "  0.0.prepareForReuse", "  0.2.setSelected false"],
      .drag: ["  0.2.setHighlighted true", "didScroll", "  0.2.setHighlighted false", "cellForRow 0.3", "  0.3.setSelected false"],
    ],
  ]
}

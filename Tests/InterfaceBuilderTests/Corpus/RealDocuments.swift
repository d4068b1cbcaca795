import Foundation

import UIKit
@testable import UIKitInterfaceBuilder
@testable import UIKitViews

/// Documents of real projects, in a folder beside the checkout. They are not part of the project.
enum RealDocuments {
  /// The folder: the value of `TRESTLE_INTERFACE_DOCUMENTS`, or `../shared/ib/ib` beside the package.
  static let folder: URL? = {
    if let path = ProcessInfo.processInfo.environment["TRESTLE_INTERFACE_DOCUMENTS"] { return URL(fileURLWithPath: path) }
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let beside = package.deletingLastPathComponent().appendingPathComponent("shared/ib/ib")
    return FileManager.default.fileExists(atPath: beside.path) ? beside : nil
  }()

  static let files: [URL] = {
    guard let folder else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted().map { folder.appendingPathComponent($0) }
  }()

  static func plan(_ file: URL) throws -> InterfacePlan {
    try InterfacePlan(data: Data(contentsOf: file), file: file.lastPathComponent, url: file)
  }
}

/// A part of a document that can be shown separately: a controller's view, a top-level view, a prototype cell.
@MainActor enum Showable {
  case controller(PlannedScene)
  case object(PlannedElement)
  case prototype(PlannedElement)

  static func all(of plan: InterfacePlan) -> [Showable] {
    var result: [Showable] = plan.scenes.filter { $0.controller.kind != "viewControllerPlaceholder" }.map { .controller($0) }
    // Delegates, items and controllers of a nib are no views.
    result += plan.objects.filter { ViewKinds.isView($0) }.map { .object($0) }
    for element in plan.elements.values.sorted(by: { $0.line < $1.line }) {
      for prototype in element.list("prototypes") where prototype.kind == "tableViewCell" { result.append(.prototype(prototype)) }
      if element.kind == "collectionView" || element.kind == "collectionViewController" {
        for cell in element.list("cells") where cell.kind == "collectionViewCell" { result.append(.prototype(cell)) }
      }
    }
    return result
  }

  var element: PlannedElement {
    switch self {
    case .controller(let scene): scene.controller
    case .object(let element), .prototype(let element): element
    }
  }

  /// Creates the objects, and a controller that shows them.
  func make(_ plan: InterfacePlan) -> (controller: UIViewController, root: PlannedElement?, makers: [InterfaceMaker])? {
    switch self {
    case .controller(let scene):
      let storyboard = UIStoryboard(plan: plan, name: "Test", bundle: .main)
      guard let controller = storyboard.make(scene) else { return nil }
      controller.interfaceOrigin?.keepsViewLoad = true
      controller.loadViewIfNeeded()
      let origin = controller.interfaceOrigin
      return (controller, scene.controller.child(key: "view"), [origin?.viewLoad, origin?.maker].compactMap { $0 })
    case .object(let element), .prototype(let element):
      let maker = InterfaceMaker(plan, bundle: .main)
      guard let view = maker.makeTopLevel(element) as? UIView else { return nil }
      maker.finish()
      let controller = UIViewController()
      if view is UITableViewCell || element.kind.hasSuffix("Cell") || element.kind == "collectionReusableView" {
        controller.view.addSubview(view)
      } else {
        controller.view = view
      }
      return (controller, element, [maker])
    }
  }
}

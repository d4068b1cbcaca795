import CoreData
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Recognizers, interactions, items, animators and other objects around views are freed after their use.
@MainActor @Suite struct ObjectLifetimeTests {
  private func expectFreed(
    sourceLocation: SourceLocation = #_sourceLocation, _ use: (UIView, UIViewController, TestScreen, inout LiveObjects) async throws -> Void
  ) async rethrows {
    var live = LiveObjects()
    let screen = TestScreen()
    try await useOnScreen(screen, &live, use)
    screen.show(UIViewController())
    await screen.settle(timeout: 3)
    #expect(live.names == [], sourceLocation: sourceLocation)
  }

  private func useOnScreen(
    _ screen: TestScreen, _ live: inout LiveObjects, _ use: (UIView, UIViewController, TestScreen, inout LiveObjects) async throws -> Void
  ) async rethrows {
    let host = UIViewController()
    screen.show(host)
    let view = UIView(frame: CGRect(x: 20, y: 60, width: 200, height: 200))
    host.view.addSubview(view)
    live.note(view)
    live.note(host)
    try await use(view, host, screen, &live)
    await Touching.use(view, on: screen, host)
    live.note(tree: host)
  }

  /// The target of recognizers, timers and links, and the delegate of interactions.
  private final class Target: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate, UIPointerInteractionDelegate,
    UIContextMenuInteractionDelegate, UIEditMenuInteractionDelegate, UIAdaptivePresentationControllerDelegate
  {
    var calls = 0
    func act() { calls += 1 }
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: "Text" as NSString))]
    }
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
      UIDropProposal(operation: .copy)
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: [UIAction(title: "One") { _ in }]) }
    }
  }

  @Test("Gesture recognizers and their targets") func recognizers() async {
    await expectFreed { view, _, _, live in
      let target = Target()
      view.isMultipleTouchEnabled = true
      let kinds: [UIGestureRecognizer] = [
        UITapGestureRecognizer(target: target, action: Target.act), UIPanGestureRecognizer(target: target, action: Target.act),
        UIPinchGestureRecognizer(target: target, action: Target.act), UIRotationGestureRecognizer(target: target, action: Target.act),
        UISwipeGestureRecognizer(target: target, action: Target.act), UILongPressGestureRecognizer(target: target, action: Target.act),
        UIHoverGestureRecognizer(target: target, action: Target.act), UIScreenEdgePanGestureRecognizer(target: target, action: Target.act),
      ]
      for (index, kind) in kinds.enumerated() {
        live.note(kind)
        view.addGestureRecognizer(kind)
        if index > 0 { kind.require(toFail: kinds[index - 1]) }
      }
      live.note(target)
      objc_setAssociatedObject(view, "target", target, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  private enum Kind: CaseIterable, Sendable {
    case drag, drop, pointer, contextMenu, toolTip, pencil, largeContent, springLoading, feedback, text, selection, editMenu
  }

  private func makeInteraction(_ kind: Kind, _ target: Target, _ text: UITextView, _ view: UIView) -> any UIInteraction {
    switch kind {
    case .drag: UIDragInteraction(delegate: target)
    case .drop: UIDropInteraction(delegate: target)
    case .pointer: UIPointerInteraction(delegate: target)
    case .contextMenu: UIContextMenuInteraction(delegate: target)
    case .toolTip: UIToolTipInteraction(defaultToolTip: "Tip")
    case .pencil: UIPencilInteraction()
    case .largeContent: UILargeContentViewerInteraction()
    case .springLoading: UISpringLoadedInteraction { _, _ in }
    case .feedback: UIImpactFeedbackGenerator(style: .light, view: view)
    case .text: UITextInteraction(for: .editable)
    case .selection: UITextSelectionDisplayInteraction(textInput: text, delegate: nil)
    case .editMenu: UIEditMenuInteraction(delegate: target)
    }
  }

  @Test("An interaction and its delegate", arguments: Kind.allCases) private func interaction(kind: Kind) async {
    await expectFreed { view, host, screen, live in
      let target = Target()
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      text.text = "Some text"
      view.addSubview(text)
      let interaction = makeInteraction(kind, target, text, view)
      view.addInteraction(interaction)
      live.note(interaction)
      live.note(target)
      objc_setAssociatedObject(view, "target", target, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      if let menu = interaction as? UIEditMenuInteraction {
        menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 20, y: 20)))
        await screen.settle(timeout: 1)
        menu.dismissMenu()
      }
      screen.longPress(CGPoint(x: 200, y: 200), duration: 1)
      await screen.settle(timeout: 1)
      let touch = screen.touchDown(CGPoint(x: 200, y: 200))
      await screen.advance(by: 1)
      touch.move(to: CGPoint(x: 230, y: 250))
      await screen.advance(by: 1)
      touch.up()
      await screen.settle(timeout: 2)
    }
  }

  @Test("Bar items, their menus and custom views") func barItems() async {
    await expectFreed { _, host, screen, live in
      let target = Target()
      let custom = UIButton(type: .system)
      let items = [
        UIBarButtonItem(title: "Menu", menu: UIMenu(children: [UIAction(title: "One") { _ in }])), UIBarButtonItem(customView: custom),
        UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in }),
      ]
      let page = UIViewController()
      page.navigationItem.rightBarButtonItems = items
      page.navigationItem.titleView = UILabel()
      page.navigationItem.searchController = UISearchController(searchResultsController: nil)
      page.toolbarItems = [UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { _ in })]
      page.tabBarItem = UITabBarItem(title: "Page", image: UIImage(systemName: "star"), tag: 0)
      let navigation = UINavigationController(rootViewController: page)
      navigation.isToolbarHidden = false
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, UIViewController()]
      for item in items + (page.toolbarItems ?? []) { live.note(item) }
      live.note(custom)
      live.note(page.tabBarItem)
      live.note(target)
      host.present(tabs, animated: true)
      await screen.settle(timeout: 2)
      screen.tap(CGPoint(x: 300, y: 30))
      await screen.settle(timeout: 1)
      screen.tap(CGPoint(x: 20, y: 200))
      await screen.settle(timeout: 1)
      page.navigationItem.searchController?.isActive = true
      await screen.settle(timeout: 1)
      live.note(tree: tabs)
      page.navigationItem.searchController?.isActive = false
      tabs.selectedIndex = 1
      await screen.settle(timeout: 1)
      host.dismiss(animated: true)
      await screen.settle(timeout: 2)
    }
  }

  @Test("Animators, behaviors, animations and their delegates") func animators() async {
    final class Delegate: CAAnimationDelegate {}
    await expectFreed { view, host, screen, live in
      let ended = UIViewPropertyAnimator(duration: 0.2, curve: .easeInOut) { view.alpha = 0.5 }
      ended.addCompletion { _ in view.alpha = 1 }
      ended.startAnimation()
      let paused = UIViewPropertyAnimator(duration: 0.2, dampingRatio: 0.5) { view.frame.origin.x = 40 }
      paused.startAnimation()
      paused.pauseAnimation()
      paused.fractionComplete = 0.3
      paused.stopAnimation(false)
      paused.finishAnimation(at: .end)
      live.note(ended)
      live.note(paused)
      let animator = UIDynamicAnimator(referenceView: host.view)
      let behaviors: [UIDynamicBehavior] = [
        UIGravityBehavior(items: [view]), UICollisionBehavior(items: [view]), UISnapBehavior(item: view, snapTo: CGPoint(x: 90, y: 90)),
        UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 40, y: 40)), UIDynamicItemBehavior(items: [view]),
        UIPushBehavior(items: [view], mode: .instantaneous),
      ]
      for behavior in behaviors {
        animator.addBehavior(behavior)
        live.note(behavior)
      }
      live.note(animator)
      let delegate = Delegate()
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue, animation.duration, animation.delegate) = (0, 1, 0.2, delegate)
      view.layer.add(animation, forKey: "fade")
      let forever = CABasicAnimation(keyPath: "transform.rotation")
      (forever.toValue, forever.repeatCount, forever.duration) = (3, .infinity, 1)
      view.layer.add(forever, forKey: "turn")
      live.note(delegate)
      UIView.animate(withDuration: 0.2, delay: 0, options: [.repeat, .autoreverse]) { view.backgroundColor = .red }
      UIView.animateKeyframes(withDuration: 0.3, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0.2 }
      }
      UIView.transition(with: view, duration: 0.2, options: .transitionFlipFromLeft) { view.addSubview(UILabel()) }
      await screen.advance(by: 1)
      animator.removeAllBehaviors()
    }
  }

  @Test("Targets of display links and timers") func clocks() async {
    await expectFreed { view, _, screen, live in
      let target = Target()
      let link = CADisplayLink(target: target, action: Target.act)
      link.add(to: .main, forMode: .common)
      let timer = Timer.scheduledTimer(timeInterval: 0.01, target: target, action: Target.act, repeats: true)
      await screen.advance(by: 0.2)
      expect(target.calls, above: 5)
      link.invalidate()
      timer.invalidate()
      live.note(target)
      live.note(link)
    }
  }

  @Test("Presentation controllers, transitions and their delegates") func presentations() async {
    final class Sliding: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? { UIPresentationController(presentedViewController: presented, presenting: presenting) }
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
        UIView.animate(withDuration: 0.2) {
          transitionContext.view(forKey: .from)?.alpha = 0.5
        } completion: { _ in
          transitionContext.completeTransition(true)
        }
      }
    }
    await expectFreed { view, host, screen, live in
      let sliding = Sliding()
      for style in [UIModalPresentationStyle.custom, .popover, .pageSheet, .formSheet, .fullScreen, .overFullScreen, .currentContext] {
        let page = UIViewController()
        page.modalPresentationStyle = style
        if style == .custom { page.transitioningDelegate = sliding }
        if style == .popover { page.popoverPresentationController?.sourceView = view }
        page.modalTransitionStyle = style == .fullScreen ? .flipHorizontal : .coverVertical
        host.present(page, animated: true)
        await screen.settle(timeout: 2)
        live.note(tree: page)
        live.note(page.presentationController, "\(style.rawValue)")
        live.note(page.transitionCoordinator)
        live.note(page.sheetPresentationController)
        host.dismiss(animated: true)
        await screen.settle(timeout: 2)
      }
      live.note(sliding)
    }
  }

  @Test("Text storages, layout managers and undo managers") func texts() async {
    await expectFreed { view, _, screen, live in
      let storage = NSTextStorage(string: "Some text in two columns")
      let manager = NSLayoutManager()
      storage.addLayoutManager(manager)
      for index in 0..<2 {
        let container = NSTextContainer(size: CGSize(width: 100, height: 40))
        manager.addTextContainer(container)
        live.note(container)
        view.addSubview(UITextView(frame: CGRect(x: index * 100, y: 0, width: 100, height: 40), textContainer: container))
      }
      live.note(storage)
      live.note(manager)
      await screen.settle(timeout: 1)
      let text = view.subviews[0]
      text.becomeFirstResponder()
      screen.type("Typed")
      live.note(text.undoManager)
      text.undoManager?.undo()
      text.resignFirstResponder()
    }
  }

  @Test("Diffable data sources, fetched results controllers and their contexts") func dataSources() async throws {
    try await expectFreed { view, _, screen, live in
      let name = NSAttributeDescription()
      (name.name, name.attributeType) = ("name", .stringAttributeType)
      let entity = NSEntityDescription()
      (entity.name, entity.properties) = ("Plant", [name])
      let model = NSManagedObjectModel()
      model.entities = [entity]
      let container = NSPersistentContainer(name: "Plants", managedObjectModel: model)
      let description = NSPersistentStoreDescription()
      description.type = NSInMemoryStoreType
      container.persistentStoreDescriptions = [description]
      container.loadPersistentStores { _, _ in }
      let context = container.viewContext
      let table = UITableView(frame: view.bounds)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      let source = UITableViewDiffableDataSource<String, NSManagedObjectID>(tableView: table) { table, path, _ in
        table.dequeueReusableCell(withIdentifier: "cell", for: path)
      }
      let results = Results(source)
      let request = NSFetchRequest<NSManagedObject>(entityName: "Plant")
      request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
      let controller = NSFetchedResultsController(
        fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
      controller.delegate = results
      try controller.performFetch()
      let plant = NSEntityDescription.insertNewObject(forEntityName: "Plant", into: context)
      plant.setValue("Oak", forKey: "name")
      try context.save()
      view.addSubview(table)
      await screen.settle(timeout: 1)
      expect(table.numberOfRows(inSection: 0), equals: 1)
      for object in [container, context, table, source, results, controller, plant] as [AnyObject] { live.note(object) }
    }
  }

  private final class Results: NSObject, NSFetchedResultsControllerDelegate {
    let source: UITableViewDiffableDataSource<String, NSManagedObjectID>
    init(_ source: UITableViewDiffableDataSource<String, NSManagedObjectID>) { self.source = source }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) { source.apply(snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>) }
  }

  @Test("Layers of all kinds") func layers() async {
    await expectFreed { view, _, screen, live in
      let layers = [
        CALayer(), CATextLayer(), CAShapeLayer(), CAGradientLayer(), CAEmitterLayer(), CAReplicatorLayer(), CAScrollLayer(), CATiledLayer(),
        CATransformLayer(),
      ]
      for layer in layers {
        layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        layer.mask = CALayer()
        layer.addSublayer(CALayer())
        view.layer.addSublayer(layer)
        live.note(layer)
        live.note(layer.mask)
      }
      (layers[1] as? CATextLayer)?.string = "Text"
      (layers[2] as? CAShapeLayer)?.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
      (layers[3] as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      let cell = CAEmitterCell()
      (cell.birthRate, cell.lifetime, cell.contents) = (10, 1, UIImage(systemName: "star")?.cgImage)
      (layers[4] as? CAEmitterLayer)?.emitterCells = [cell]
      live.note(cell)
      await screen.advance(by: 1)
      for layer in layers { layer.opacity = 0.5 }
      await screen.advance(by: 0.1)
    }
  }
}

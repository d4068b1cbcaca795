import CoreGraphics
internal import TrestleListModel

extension UICollectionViewCompositionalLayout {
  final func makePlanIfNeeded() {
    guard !isPlanValid, let view = collectionView else { return }
    let measures = takeMeasures()
    let places = view.orthogonalPlaces
    isPlanValid = true
    plan = makePlan(view, measures)
    view.orthogonalSectionsChanged(places)
  }

  private func takeMeasures() -> [Int: CompositionalMeasures] {
    defer { movedMeasures = nil }
    return movedMeasures ?? currentMeasures
  }

  final var currentMeasures: [Int: CompositionalMeasures] {
    var measures: [Int: CompositionalMeasures] = [:]
    for (index, section) in plan.sections.enumerated() {
      let own = CompositionalMeasures(section.solved)
      if !own.isEmpty { measures[index] = own }
    }
    return measures
  }

  // MARK: Plan

  private func makePlan(_ view: UICollectionView, _ measures: [Int: CompositionalMeasures]) -> CompositionalPlan {
    var plan = CompositionalPlan()
    let configuration = ownConfiguration
    plan.axis = configuration.scrollDirection == .vertical ? .vertical : .horizontal
    plan.sectionSpacing = configuration.interSectionSpacing.bounded
    let room = contentRoom(view)
    plan.breadth = room[plan.axis.across]
    plan.insetsKey = insetsKey(view)
    var solved: [SolvedKey: CompositionSection] = [:]
    let standard = container(configuration.contentInsetsReference, in: room, view)
    let environment = LayoutEnvironment(
      container: LayoutContainer(standard.size, .zero), traitCollection: view.traitCollection)
    makeBoundaries(&plan, standard)
    for index in 0..<view.numberOfSections {
      let count = view.loadedCount(index)
      guard let description = provider(index, environment) else {
        if count > 0 {
          UIKitError.raise(
            "Invalid section definition. Please specify a valid section definition when content is to be rendered for a section. This is a"
              + " client error.")
        }
        plan.sections.append(emptySection(plan, environment, standard))
        continue
      }
      let own = measures[index]
      let key = SolvedKey(description: ObjectIdentifier(description), count: count, isFirstList: index == 0 && description.list != nil)
      let reference = resolved(description.contentInsetsReference)
      let place = reference == resolved(.automatic) ? standard : container(reference, in: room, view)
      let section: CompositionSection
      if own == nil, let known = solved[key] {
        section = known
      } else {
        let parts = parts(of: description, isFirst: index == 0, place, environment, room, view)
        section = CompositionSection(
          parts, in: place.size, axis: plan.axis, count: count, measured: own?.items ?? [:], measuredSupplements: own?.supplements ?? [:],
          measuredBoundaries: own?.boundaries ?? [:])
        if own == nil { solved[key] = section }
      }
      if let failure = section.run.failure, count > 0 { warn(failure, of: section, index, place, reference, view) }
      plan.sections.append(
        CompositionalPlan.Section(description: description, solved: section, crossStart: place.start, environment: environment))
      note(description, section, in: &plan)
    }
    plan.place()
    return plan
  }

  private struct SolvedKey: Hashable {
    var description: ObjectIdentifier
    var count: Int
    /// The first list of a layout has other space above it.
    var isFirstList: Bool
  }

  /// Records the section's requirements for the layout.
  private func note(_ description: NSCollectionLayoutSection, _ section: CompositionSection, in plan: inout CompositionalPlan) {
    if section.parts.boundaries.contains(where: \.pins) { plan.pinsSections = true }
    if description.list != nil { decorations[ListGroundView.elementKind] = ListGroundView.self }
    if description.visibleItemsInvalidationHandler != nil, !section.parts.isOrthogonal { plan.handlerFollowsBounds = true }
    let group = section.parts.group
    if group.measuresCells || group.measuresSupplements || section.parts.boundaries.contains(where: \.supplement.isMeasured) {
      plan.measures = true
    }
    var reach = section.parts.isOrthogonal ? 0 : section.run.overhang
    for boundary in section.boundaries {
      reach = max(reach, -boundary.frame.start(section.axis), boundary.frame.end(section.axis) - section.extent)
    }
    plan.slack = max(plan.slack, reach)
  }

  private func emptySection(
    _ plan: CompositionalPlan, _ environment: LayoutEnvironment, _ place: ContainerPlace
  ) -> CompositionalPlan.Section {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: item.layoutSize, subitems: [item])
    let solved = CompositionSection(
      CompositionSection.Parts(group.composition(in: environment)), in: place.size, axis: plan.axis, count: 0)
    return CompositionalPlan.Section(
      description: NSCollectionLayoutSection(group: group), solved: solved, crossStart: place.start, environment: environment)
  }

  private func makeBoundaries(_ plan: inout CompositionalPlan, _ place: ContainerPlace) {
    let items = ownConfiguration.boundarySupplementaryItems
    guard !items.isEmpty else { return }
    var parts = CompositionSection.Parts(CompositionItem(.absolute(0), .absolute(0)))
    parts.boundaries = items.map(\.boundary)
    plan.boundaries = CompositionSection(
      parts, in: place.size, axis: plan.axis, count: 0, measuredBoundaries: self.plan.boundaries?.measuredBoundaries ?? [:])
    plan.boundaryCrossStart = place.start
    plan.pinsContent = parts.boundaries.contains(where: \.pins)
    if parts.boundaries.contains(where: \.supplement.isMeasured) { plan.measures = true }
  }

  private func parts(
    of section: NSCollectionLayoutSection, isFirst: Bool, _ place: ContainerPlace, _ environment: LayoutEnvironment,
    _ room: CompositionSize, _ view: UICollectionView
  ) -> CompositionSection.Parts {
    var parts = CompositionSection.Parts(section.group.composition(in: environment))
    parts.insets = section.contentInsets.composition
    parts.spacing = section.interGroupSpacing
    parts.boundaries = section.boundarySupplementaryItems.map(\.boundary)
    let axis: CompositionAxis = ownConfiguration.scrollDirection == .vertical ? .vertical : .horizontal
    var insets = CompositionInsets.zero
    if section.supplementariesFollowContentInsets {
      if axis == .vertical {
        (insets.leading, insets.trailing) = (parts.insets.leading, parts.insets.trailing)
      } else {
        (insets.top, insets.bottom) = (parts.insets.top, parts.insets.bottom)
      }
      if section.supplementaryContentInsetsReference != .automatic {
        // Boundary items have their own container, whose position is relative to that of the groups.
        let own = container(resolved(section.supplementaryContentInsetsReference), in: room, view)
        let start = own.start - place.start
        let end = place.start + place.size[axis.across] - own.start - own.size[axis.across]
        if axis == .vertical {
          insets.leading += start
          insets.trailing += end
        } else {
          insets.top += start
          insets.bottom += end
        }
      }
    }
    parts.boundaryInsets = insets
    if let outer = section.list?.outerInsets(isFirst: isFirst) { (parts.outerStart, parts.outerEnd) = (outer.top, outer.bottom) }
    parts.isOrthogonal = section.orthogonalScrollingBehavior != .none
    parts.isCentered = section.orthogonalScrollingBehavior == .groupPagingCentered
    return parts
  }

  // MARK: Orthogonal sections

  final func scrollingGeometry(_ index: Int) -> OrthogonalGeometry? {
    guard plan.sections.indices.contains(index), plan.sections[index].isOrthogonal else { return nil }
    let section = plan.sections[index]
    let solved = section.solved
    let origin = plan.origin(ofSection: index)
    let window = solved.container[plan.axis.across]
    let frame =
      plan.axis == .vertical
      ? CGRect(x: origin.x, y: origin.y + solved.originY, width: window, height: solved.run.breadth)
      : CGRect(x: origin.x + solved.originX, y: origin.y, width: solved.run.breadth, height: window)
    let stops: OrthogonalStops
    var isFast = true
    switch section.description.orthogonalScrollingBehavior {
    case .none, .continuous:
      stops = OrthogonalStops(groupsOf: solved, rule: .anywhere)
      isFast = false
    case .continuousGroupLeadingBoundary:
      stops = OrthogonalStops(groupsOf: solved, rule: .nearest)
      isFast = false
    case .paging: stops = OrthogonalStops(pagesOf: window, content: solved.scrolledLength)
    case .groupPaging, .groupPagingCentered: stops = OrthogonalStops(groupsOf: solved, rule: .next)
    }
    let properties = section.description.orthogonalScrollingProperties
    if properties.decelerationRate != .automatic { isFast = properties.decelerationRate == .fast }
    return OrthogonalGeometry(
      frame: frame, axis: plan.axis.across, stops: stops, isFast: isFast, bounce: properties.bounce,
      rank: section.description.decorationItems.isEmpty ? 0 : 1)
  }

  // MARK: Containers

  /// Returns the values, besides the view's size, on which the containers of sections depend.
  final func insetsKey(_ view: UICollectionView) -> [CGFloat] {
    let (adjusted, safe, margins) = (view.adjustedContentInset, view.safeAreaInsets, view.layoutMargins)
    return ownConfiguration.scrollDirection == .vertical
      ? [adjusted.left, adjusted.right, safe.left, safe.right, margins.left, margins.right]
      : [adjusted.top, adjusted.bottom, safe.top, safe.bottom, margins.top, margins.bottom]
  }

  /// The container of a section, and its start across the scrolling axis.
  struct ContainerPlace {
    var size: CompositionSize
    var start: Double
    var insets: UIEdgeInsets
  }

  /// Returns the view's size without its content insets across the scrolling axis.
  final func contentRoom(_ view: UICollectionView) -> CompositionSize {
    let size = view.layer.bounds.size
    let insets = view.adjustedContentInset
    return ownConfiguration.scrollDirection == .vertical
      ? CompositionSize(max(0, size.width - insets.left - insets.right), size.height)
      : CompositionSize(size.width, max(0, size.height - insets.top - insets.bottom))
  }

  private func resolved(_ reference: UIContentInsetsReference) -> UIContentInsetsReference {
    guard reference == .automatic else { return reference }
    return ownConfiguration.contentInsetsReference == .automatic ? .safeArea : ownConfiguration.contentInsetsReference
  }

  private func container(_ reference: UIContentInsetsReference, in room: CompositionSize, _ view: UICollectionView) -> ContainerPlace {
    let insets: UIEdgeInsets
    switch resolved(reference) {
    case .automatic, .safeArea: insets = view.safeAreaInsets
    case .none: insets = .zero
    case .layoutMargins: insets = view.layoutMargins
    case .readableContent:
      let frame = view.readableContentGuide.layoutFrame
      let bounds = view.layer.bounds
      insets = UIEdgeInsets(
        top: view.layoutMargins.top, left: max(0, frame.minX - bounds.minX), bottom: view.layoutMargins.bottom,
        right: max(0, bounds.maxX - frame.maxX))
    }
    let given = view.adjustedContentInset
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func rest(_ inset: CGFloat, _ taken: CGFloat) -> Double { Double(max(0, inset - max(0, taken))) }
    let start: Double
    let end: Double
    let axis: CompositionAxis
    if ownConfiguration.scrollDirection == .vertical {
      axis = .horizontal
      let (left, right) = (rest(insets.left, given.left), rest(insets.right, given.right))
      (start, end) = isMirrored ? (right, left) : (left, right)
    } else {
      axis = .vertical
      (start, end) = (rest(insets.top, given.top), rest(insets.bottom, given.bottom))
    }
    var size = room
    size[axis] = max(0, size[axis] - start - end)
    return ContainerPlace(size: size, start: start, insets: insets)
  }

  private func warn(
    _ failure: CompositionFailure, of section: CompositionSection, _ index: Int, _ place: ContainerPlace,
    _ reference: UIContentInsetsReference, _ view: UICollectionView
  ) {
    guard !warnedSections.contains(index) else { return }
    warnedSections.insert(index)
    let names: [UIContentInsetsReference: String] = [
      .none: "none", .safeArea: "safeArea", .layoutMargins: "layoutMargins", .readableContent: "readableContent",
    ]
    func text(_ insets: CompositionInsets) -> String {
      NSCoder.string(for: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    }
    func text(_ size: CompositionSize) -> String { NSCoder.string(for: CGSize(width: size.width, height: size.height)) }
    UIKitErrorHandler.warn(
      "\(self) ran into an error when computing the layout for section at index \(index) in container \(text(place.size))."
        + " Container calculated by applying insets (\(NSCoder.string(for: place.insets))) from sectionInsetsReference"
        + " \"\(names[reference] ?? "automatic")\" to collection view frame \(NSCoder.string(for: view.frame)).")
    switch failure {
    case .noRoom(var insets, var size):
      // If the section's own insets leave no room, no group is the cause.
      let room = section.parts.insets.shrink(place.size)
      if room.width <= 0 || room.height <= 0 { (insets, size) = (section.parts.insets, place.size) }
      UIKitErrorHandler.warn(
        "Error: There is no room for this NSCollectionLayoutGroup to fit into its parent group or section, or it has no room for any"
          + " subitems itself. Inspect the parent and ensure the contentInsets (\(text(insets))) do not result in a negative"
          + " effectiveContentSize when applied to size: \(text(size)).")
    case .cannotFit:
      UIKitErrorHandler.warn(
        "Error: NSCollectionLayoutItem created with invalid combination of spacing and size specified. This group cannot fit even a single"
          + " item.")
    }
  }
}

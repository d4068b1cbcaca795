import TrestleListModel
import Testing
import TrestleExpectations

struct OrthogonalStopsTests {
  private func section(insets: Double, isCentered: Bool = false, count: Int = 5) -> CompositionSection {
    let cell = CompositionItem(.fractionalWidth(1), .fractionalHeight(1))
    let group = CompositionItem(.absolute(300), .absolute(100), line: .init(.horizontal, [cell]))
    var parts = CompositionSection.Parts(group)
    parts.insets = CompositionInsets(leading: insets, top: 0, trailing: insets, bottom: 0)
    parts.spacing = 20
    parts.isOrthogonal = true
    parts.isCentered = isCentered
    return CompositionSection(parts, in: CompositionSize(400, 800), axis: .vertical, count: count)
  }

  @Test("CV-120 CV-121 C19 Group paging stops at the groups' leading edges, the last stop is the end of the content")
  func groupPaging() {
    let section = section(insets: 20)
    expect((0..<5).map { section.frame(ofItem: $0)?.x }, equals: [20, 340, 660, 980, 1300])
    expect(section.scrolledLength, equals: 1620)
    expect(section.extent, equals: 100)
    let stops = OrthogonalStops(groupsOf: section, rule: .next)
    expect(stops.all, equals: [0, 320, 640, 960, 1220])
    // A flick moves by one group, at any velocity.
    expect(stops.target(natural: 1200, from: 40, velocity: 2), equals: 320)
    expect(stops.target(natural: 0, from: 600, velocity: -2), equals: 320)
    expect(stops.target(natural: 0, from: 640, velocity: -0.3), equals: 320)
    expect(stops.target(natural: 700, from: 960, velocity: 1), equals: 1220)
    // A slow drag moves to the nearest stop.
    expect(stops.target(natural: 500, from: 150, velocity: 0.1), equals: 0)
    expect(stops.target(natural: 500, from: 170, velocity: 0.1), equals: 320)
    expect(stops.target(natural: 5000, from: 1300, velocity: 3), equals: 1220)
  }

  @Test("CV-121 C20 Centred group paging centers each group, the first and the last included")
  func centred() {
    let section = section(insets: 0, isCentered: true)
    expect(section.frame(ofItem: 0)?.x, equals: 50)
    expect(section.scrolledLength, equals: 1680)
    expect(OrthogonalStops(groupsOf: section, rule: .next).all, equals: [0, 320, 640, 960, 1280])
  }

  @Test("CV-121 C21 Paging stops at pages as long as the container")
  func pages() {
    let stops = OrthogonalStops(pagesOf: 400, content: section(insets: 20).scrolledLength)
    expect(stops.all, equals: [0, 400, 800, 1200, 1220])
    expect(stops.target(natural: 1100, from: 30, velocity: 1), equals: 400)
    expect(stops.target(natural: 0, from: 1210, velocity: -1), equals: 1200)
    expect(stops.target(natural: 0, from: 210, velocity: 0), equals: 400)
  }

  @Test("CV-121 Continuous scrolling rests anywhere, or at the nearest leading edge")
  func continuous() {
    let section = section(insets: 20)
    let free = OrthogonalStops(groupsOf: section, rule: .anywhere)
    expect(free.target(natural: 333, from: 100, velocity: 1), equals: 333)
    expect(free.target(natural: 3333, from: 100, velocity: 1), equals: 1220)
    let edges = OrthogonalStops(groupsOf: section, rule: .nearest)
    expect(edges.target(natural: 700, from: 100, velocity: 3), equals: 640)
    expect(edges.target(natural: 1150, from: 100, velocity: 3), equals: 1220)
    expect(edges.target(natural: 20, from: 100, velocity: -1), equals: 0)
  }

  @Test("CV-120 A place between two groups is found again in another geometry")
  func places() {
    let stops = OrthogonalStops(groupsOf: section(insets: 20), rule: .next)
    expect(stops.offset(at: stops.place(800)), equals: 800)
    expect(stops.place(960).index, equals: 3)
  }

  @Test("CV-120 A section of few or no groups does not scroll")
  func few() {
    expect(OrthogonalStops(groupsOf: section(insets: 20, count: 1), rule: .next).all, equals: [0])
    expect(OrthogonalStops(groupsOf: section(insets: 20, count: 0), rule: .next).target(natural: 5, from: 0, velocity: 1), equals: 0)
  }
}

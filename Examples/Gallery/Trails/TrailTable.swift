extension TrailRegion {
  /// Well-known trails of five parks, with the lengths and elevation gains given by the park service.
  static let all: [TrailRegion] = [
    TrailRegion(
      name: "Yosemite",
      trails: [
        Trail(
          name: "Lower Yosemite Fall", length: 1.6, climb: 15, difficulty: .easy,
          about: "A paved loop to the foot of the fall; its upper half can be reached in a wheelchair."),
        Trail(
          name: "Mirror Lake", length: 3.2, climb: 30, difficulty: .easy,
          about: "The valley's walls stand in the water in spring; by autumn there is a meadow."),
        Trail(
          name: "Vernal Fall", length: 3.9, climb: 300, difficulty: .hard,
          about: "Six hundred steps up the Mist Trail, wet with spray until the end of June."),
        Trail(
          name: "Half Dome", length: 22.7, climb: 1463, difficulty: .hard,
          about: "The last 120 metres go up the cables. A permit is needed, and an early start."),
      ]),
    TrailRegion(
      name: "Zion",
      trails: [
        Trail(
          name: "Riverside Walk", length: 3.5, climb: 17, difficulty: .easy,
          about: "Along the Virgin River to where the canyon leaves no room beside the water."),
        Trail(
          name: "Emerald Pools", length: 4.8, climb: 110, difficulty: .moderate,
          about: "Under an alcove from which the upper pool's water falls."),
        Trail(
          name: "Angels Landing", length: 7.1, climb: 453, difficulty: .hard,
          about: "Chains along a ridge with long drops to both sides."),
      ]),
    TrailRegion(
      name: "Acadia",
      trails: [
        Trail(
          name: "Ocean Path", length: 7.1, climb: 110, difficulty: .easy, about: "From Sand Beach past Thunder Hole to Otter Point."),
        Trail(
          name: "Jordan Pond", length: 5.3, climb: 10, difficulty: .easy, about: "Around the pond, half of it on planks."),
        Trail(
          name: "Precipice", length: 2.6, climb: 305, difficulty: .hard,
          about: "Iron rungs up the face of Champlain Mountain; closed while falcons nest."),
      ]),
    TrailRegion(
      name: "Olympic",
      trails: [
        Trail(
          name: "Hall of Mosses", length: 1.8, climb: 24, difficulty: .easy, about: "Maples under moss in the Hoh rain forest."),
        Trail(
          name: "Hurricane Hill", length: 5.1, climb: 213, difficulty: .moderate,
          about: "A paved ridge, with the strait to the north and glaciers to the south."),
      ]),
    TrailRegion(
      name: "Grand Canyon",
      trails: [
        Trail(
          name: "Rim Trail", length: 20.9, climb: 60, difficulty: .easy,
          about: "Between village and Hermits Rest, with a bus stop at each view."),
        Trail(
          name: "South Kaibab", length: 9.7, climb: 622, difficulty: .hard,
          about: "Down a ridge to Skeleton Point. There is no water on the way."),
        Trail(
          name: "Bright Angel", length: 14.5, climb: 933, difficulty: .hard,
          about: "To Indian Garden, with water in summer; going down is optional, coming up is not."),
      ]),
  ]

  /// Parks that can be added to the list.
  static let others = [
    TrailRegion(
      name: "Arches",
      trails: [
        Trail(
          name: "Delicate Arch", length: 4.8, climb: 190, difficulty: .moderate,
          about: "Over bare slickrock to the arch on Utah’s number plates; no shade on the way."),
        Trail(
          name: "Landscape Arch", length: 2.9, climb: 80, difficulty: .easy, about: "A gravel path to one of the longest arches there are."),
      ]),
    TrailRegion(
      name: "Glacier",
      trails: [
        Trail(
          name: "Highline", length: 19, climb: 590, difficulty: .moderate,
          about: "Along the Garden Wall, at first with a cable for the hand; mountain goats have right of way.")
      ]),
  ]
}

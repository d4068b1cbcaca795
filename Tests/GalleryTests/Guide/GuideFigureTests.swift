import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@testable import TrestleGallery

/// Every figure of the documents: its touches work in each look, and bring the result to the screen.
@Suite(.serialized) @MainActor struct GuideFigureTests {
  @Test("The touches of each figure show its result in every design, direction and text size", arguments: GuideReplay.Look.allCases)
  func touches(look: GuideReplay.Look) throws {
    for figure in GuideFigure.all {
      let replay = GuideReplay(figure, look)
      let before = replay.texts
      let result = try Regex(figure.result)
      expect(!before.contains(result), "\(figure.number) \(look): \(figure.result) shows before the touches:\n\(before)")
      do { try replay.play() } catch { Issue.record("\(figure.number) \(look): \(error)") }
      let after = replay.texts
      // At the largest text size the result may be below the screen.
      expect(look == .largestText || after.contains(result), "\(figure.number) \(look): no \(figure.result) in\n\(after)")
      expect(before != after, "\(figure.number) \(look)")
    }
  }

  @Test("The documents have 32 figures with the queue of reuse, 11 and 3 demonstrations, each with a number and a title of its own")
  func numbers() {
    let counts = Dictionary(grouping: GuideFigure.all, by: \.document).mapValues(\.count)
    expect(counts, equals: [.guide: 32 + 4, .book: 11, .talk: 3], "and four screens of listings")
    expect(Set(GuideFigure.all.map(\.number)).count, equals: GuideFigure.all.count)
    expect(Set(GuideFigure.all.map(\.title)).count, equals: GuideFigure.all.count)
  }

  @Test("A figure that is a sample is in the list of samples, and every figure opens from the list of the guide")
  func list() throws {
    let names = Set(Gallery.samples.map(\.name))
    for figure in GuideFigure.all { expect(figure.sample.map { names.contains($0) } ?? true, "\(figure.number)") }
    let stage = SampleStage(GuideController(), size: CGSize(width: 375, height: 667))
    var opened = 0
    for section in 0..<stage.table.numberOfSections {
      for row in 0..<stage.table.numberOfRows(inSection: section) {
        stage.tapRow(row, section)
        expect(stage.navigation.viewControllers.count, equals: 2, "\(section) \(row)")
        stage.navigation.popToRootViewController(animated: false)
        stage.screen.settle(timeout: 2)
        opened += 1
      }
    }
    expect(opened, equals: GuideFigure.all.count)
  }

  @Test("The guide is Japanese where the Gallery is, with no text left in English")
  func japanese() {
    for figure in GuideFigure.all {
      expect(guideJapaneseWords[figure.title] != nil && guideJapaneseWords[figure.about] != nil, "\(figure.number)")
    }
    for title in GuideController.chapters.values { expect(GalleryLanguage.japanese.words[title] != nil, "\(title)") }
    for (_, purpose) in NewProjectController.files { expect(guideJapaneseWords[purpose] != nil) }
    let stage = SampleStage(GuideController())
    GalleryLanguage.current = .japanese
    stage.controller.tableView.reloadData()
    stage.screen.settle()
    expect(stage.cell(0)?.textLabel?.text, equals: "さまざまな表")
    GalleryLanguage.current = .english
  }

  @Test("The files of figure 4-2 are those of a project that the command makes")
  func project() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL
    let folder = root.appendingPathComponent("Tools/Sources/ProjectImport/Package")
    let template = try ["ProjectTemplate.swift", "ProjectTemplate+Lists.swift"].map {
      try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }.joined()
    for (file, _) in NewProjectController.files.dropFirst() { expect(template.contains("/\(file)\""), "\(file)") }
  }

  @Test("The nib of figure 4-5 connects its table with the owner as view, data source and delegate")
  func nib() throws {
    let outline = NibOutline(named: "GuideRoot")
    expect(outline.connections.map(\.property), equals: ["view", "dataSource", "delegate"])
    expect(outline.objects.first?.customClass, equals: "RegionsController")
  }
}

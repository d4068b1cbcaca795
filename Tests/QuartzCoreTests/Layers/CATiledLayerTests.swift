import CoreGraphics
import QuartzCore
import Testing
import TrestleExpectations

@MainActor struct CATiledLayerTests {
  private final class Tiles: CATiledLayer {
    var drawn: [CGRect] = []
    var scales: Set<CGFloat> = []

    override func draw(in ctx: CGContext) {
      drawn.append(ctx.boundingBoxOfClipPath)
      scales.insert(hypot(ctx.ctm.a, ctx.ctm.b))
      ctx.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      ctx.fill(CGRect(x: -1e4, y: -1e4, width: 2e4, height: 2e4))
    }
  }

  private func setUp() -> (root: CALayer, scroll: CALayer, tiles: Tiles, renderer: LayerRenderer) {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let scroll = CALayer()
    scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    scroll.masksToBounds = true
    let tiles = Tiles()
    tiles.tileSize = CGSize(width: 40, height: 40)
    tiles.frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    root.addSublayer(scroll)
    scroll.addSublayer(tiles)
    return (root, scroll, tiles, LayerRenderer(root: root, width: 100, height: 100, scale: 1))
  }

  @Test("Only the tiles visible are drawn, each once, and more as the layer scrolls")
  func scrolling() {
    let (_, scroll, tiles, renderer) = setUp()
    renderer.renderFrame(at: 1)
    expect(Set(tiles.drawn.map(\.origin.x)) == [0, 40, 80] && tiles.drawn.count == 9)
    expect(tiles.drawn.allSatisfy { $0.size == CGSize(width: 40, height: 40) })
    renderer.renderFrame(at: 2)
    expect(tiles.drawn.count, equals: 9)
    tiles.drawn = []
    scroll.bounds.origin = CGPoint(x: 30, y: 0)
    renderer.renderFrame(at: 3)
    expect(tiles.drawn.map(\.origin), equals: [CGPoint(x: 120, y: 0), CGPoint(x: 120, y: 40), CGPoint(x: 120, y: 80)])
    let pixel = renderer.makeImage().word(x: 95, y: 50)
    expect(pixel, equals: 0xFFFF_0000)
    tiles.drawn = []
    tiles.setNeedsDisplay(CGRect(x: 50, y: 50, width: 1, height: 1))
    renderer.renderFrame(at: 4)
    expect(tiles.drawn, equals: [CGRect(x: 40, y: 40, width: 40, height: 40)])
    tiles.drawn = []
    tiles.setNeedsDisplay()
    renderer.renderFrame(at: 5)
    expect(tiles.drawn.count, equals: 12)
  }

  @Test("Tiles are drawn at the level of detail of the zoom")
  func levels() {
    let (_, _, tiles, renderer) = setUp()
    tiles.levelsOfDetail = 4
    tiles.levelsOfDetailBias = 2
    renderer.renderFrame(at: 1)
    expect(tiles.scales, equals: [1])
    tiles.scales = []
    tiles.anchorPoint = .zero
    tiles.position = .zero
    tiles.transform = CATransform3DMakeScale(3, 3, 1)
    renderer.renderFrame(at: 2)
    // The next level is 4, limited by the bias.
    expect(tiles.scales, equals: [4])
    tiles.scales = []
    tiles.transform = CATransform3DMakeScale(20, 20, 1)
    renderer.renderFrame(at: 3)
    expect(tiles.scales.isSubset(of: [4]))
    tiles.scales = []
    tiles.transform = CATransform3DMakeScale(0.1, 0.1, 1)
    renderer.renderFrame(at: 4)
    expect(tiles.scales, equals: [0.5])
    expect(CATiledLayer.fadeDuration(), equals: 0.25)
  }

  @Test("A tiled layer that is hidden or out of sight draws nothing; tiles at the edge are cut to the bounds")
  func edges() {
    let (_, _, tiles, renderer) = setUp()
    tiles.isHidden = true
    renderer.renderFrame(at: 1)
    expect(tiles.drawn.isEmpty)
    tiles.isHidden = false
    tiles.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
    renderer.renderFrame(at: 2)
    expect(tiles.drawn, equals: [CGRect(x: 0, y: 0, width: 40, height: 30), CGRect(x: 40, y: 0, width: 10, height: 30)])
    tiles.drawn = []
    tiles.frame.origin.x = 200
    renderer.renderFrame(at: 3)
    expect(tiles.drawn.isEmpty)
  }
}

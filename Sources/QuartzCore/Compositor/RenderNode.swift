/// What the compositor keeps for one layer between frames.
@MainActor
package final class RenderNode {
}

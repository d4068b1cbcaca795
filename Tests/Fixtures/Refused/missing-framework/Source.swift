import RealityKit

struct Screen: View { var body: some View { Text("Hello") } }

final class ScreenController: UIHostingController<Screen> {}

internal import TrestleRemoteDisplay
import UIKit

/// Answers the requests of the pane. The server has checked the token.
@MainActor enum InspectorRequests {
  static func answer(_ request: HTTPRequest) -> HTTPResponse? {
    let query = request.query
    switch (request.method, request.path) {
    case ("GET", "/inspector"): return HTTPResponse(type: "text/html; charset=utf-8", body: Array(InspectorPage.html.utf8))
    case ("GET", "/inspector/tree"): return json(["tree": InspectedViews.tree()])
    case ("GET", "/inspector/frames"): return json(["frames": FrameReport.json])
    case ("GET", "/inspector/data"): return json(["contexts": InspectedData.contexts?() ?? []])
    case ("GET", "/inspector/text"): return HTTPResponse(status: 200, InspectorText.all())
    case ("GET", "/inspector/pick"):
      guard let x = query["x"].flatMap(Double.init), let y = query["y"].flatMap(Double.init),
        let view = InspectedViews.pick(CGPoint(x: x, y: y))
      else { return HTTPResponse(status: 404, "No view is there.") }
      return json(ViewDetails.json(view))
    case ("GET", "/inspector/view"):
      guard let view = view(query) else { return HTTPResponse(status: 404, "The view is gone.") }
      return json(ViewDetails.json(view))
    case ("POST", "/inspector/set"):
      let name = query["name"] ?? ""
      let value = query["value"] ?? ""
      if InspectorEdits.setScreen(name, value) { return json([:]) }
      guard let view = view(query) else { return HTTPResponse(status: 404, "The view is gone.") }
      guard InspectorEdits.set(name, value, of: view, constraint: query["constraint"].flatMap { Int($0) }) else {
        return HTTPResponse(status: 400, "This value cannot be set.")
      }
      return json(ViewDetails.json(view))
    default: return nil
    }
  }

  private static func view(_ query: [String: String]) -> UIView? { query["id"].flatMap { Int($0) }.flatMap { InspectedViews.view($0) } }

  private static func json(_ object: [String: Any]) -> HTTPResponse {
    guard let data = try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys]) else {
      return HTTPResponse(status: 400, "This cannot be described.")
    }
    return HTTPResponse(type: "application/json", body: Array(data))
  }
}

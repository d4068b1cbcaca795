import UIKit

/// The outlets that Interface Builder files connect.
public final class _TrestleModule: _ModuleTables {
  @MainActor public override class var tables: [_ClassTable] {
    var table = _ClassTable(WKWebView.self)
    table.setter("navigationDelegate") { (view: WKWebView, delegate: (any WKNavigationDelegate)?) in view.navigationDelegate = delegate }
    table.setter("UIDelegate") { (view: WKWebView, delegate: (any WKUIDelegate)?) in view.uiDelegate = delegate }
    var older = _ClassTable(UIWebView.self)
    older.setter("delegate") { (view: UIWebView, delegate: (any UIWebViewDelegate)?) in view.delegate = delegate }
    older.property("scalesPageToFit", \UIWebView.scalesPageToFit)
    return [table, older]
  }
}

/// The page that shows a display in a browser.
enum ViewerPage {
  static let html = #"""
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
    <link rel="icon" href="data:,">
    <title>Trestle</title>
    <style>
    html, body { margin: 0; height: 100%; overflow: hidden; background: #000; overscroll-behavior: none; color-scheme: light dark; }
    body.fixed { background: #8e8e93; }
    #screen { position: absolute; display: block; touch-action: none; outline: none; user-select: none; -webkit-user-select: none; }
    body.lost #screen { opacity: 0.5; }
    #text { position: absolute; width: 1px; height: 1em; padding: 0; border: 0; opacity: 0; resize: none; font-size: 16px; pointer-events: none; }
    #note, #status { position: absolute; left: 50%; transform: translateX(-50%); width: max-content; max-width: 90%; box-sizing: border-box; padding: 8px 14px;
      border-radius: 10px; background: rgba(30, 30, 32, 0.92); color: #fff; font: 14px/1.4 system-ui, sans-serif; }
    #note { bottom: 16px; }
    #status { top: 16px; }
    #status pre { margin: 8px 0 0; max-height: 60vh; overflow: auto; white-space: pre-wrap; font: 12px/1.4 ui-monospace, monospace; }
    [hidden] { display: none; }
    #size { position: absolute; visibility: hidden; font-size: medium; }
    .highlight, .damage { position: absolute; pointer-events: none; box-sizing: border-box; }
    .highlight { background: rgba(10, 132, 255, 0.25); border: 1px solid #0a84ff; }
    .damage { background: rgba(255, 45, 85, 0.25); }
    #inspector { position: absolute; right: 0; top: 0; width: 420px; height: 100%; border: 0; background: #fff; }
    </style>
    </head>
    <body>
    <canvas id="screen" width="1" height="1"></canvas>
    <textarea id="text" autocapitalize="off" autocomplete="off" autocorrect="off" spellcheck="false" aria-label="Text"></textarea>
    <iframe id="inspector" title="Inspector" hidden></iframe>
    <div id="status" role="status" hidden></div>
    <div id="note" role="alert" hidden></div>
    <form id="password" hidden><input type="password" name="token" aria-label="Password" autocomplete="current-password"></form>
    <span id="size">x</span>
    <script src="viewer.js"></script>
    </body>
    </html>
    """#
}

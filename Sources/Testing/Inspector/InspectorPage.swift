import UIKit

/// The pane: the tree, and the details of the chosen view.
@MainActor package enum InspectorPage {
  private static let mostViews = 3000

  /// The pane beside a picture of the screen, in one file: it shows the views as they are now, and needs no program.
  package static func saved(picture: Data, size: CGSize) -> String {
    var views: [String: Any] = [:]
    func add(_ view: UIView) {
      guard views.count < mostViews else { return }
      views["\(InspectedViews.number(of: view))"] = ViewDetails.json(view)
      view.subviews.forEach(add)
    }
    InspectedViews.windows.forEach(add)
    let saved: [String: Any] = [
      "tree": InspectedViews.tree(), "views": views, "text": InspectorText.all(), "size": [Double(size.width), Double(size.height)],
      "contexts": InspectedData.contexts?() ?? [], "picture": "data:image/png;base64," + picture.base64EncodedString(),
    ]
    // JSONSerialization escapes slashes, so that no text ends the script.
    let json = (try? JSONSerialization.data(withJSONObject: saved, options: [.sortedKeys])) ?? Data("null".utf8)
    return html.replacingOccurrences(of: "const saved = null;", with: "const saved = \(String(decoding: json, as: UTF8.self));")
  }

  static let html = #"""
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <link rel="icon" href="data:,">
    <title>Inspector</title>
    <style>
    :root { color-scheme: light dark; }
    body { margin: 0; font: 12px/1.45 system-ui, sans-serif; display: flex; flex-direction: column; height: 100vh; }
    header { display: flex; flex-wrap: wrap; gap: 4px 6px; padding: 6px; border-bottom: 1px solid #8886; align-items: center; }
    button, select, input { font: inherit; }
    button.on { background: #0a84ff; color: #fff; }
    #tree { flex: 1; overflow: auto; border-bottom: 1px solid #8886; font-family: ui-monospace, monospace; font-size: 11px; }
    #tree div { padding: 1px 6px; white-space: nowrap; cursor: default; }
    #tree div.chosen { background: #0a84ff; color: #fff; }
    #tree .dim { opacity: 0.45; }
    #tree small { opacity: 0.6; }
    .broken, .ambiguous, .focus { color: #fff; border-radius: 3px; padding: 0 4px; margin-left: 4px; font-size: 10px; }
    .broken { background: #d70015; }
    .ambiguous { background: #b25000; }
    .focus { background: #248a3d; }
    #details { flex: 1.3; overflow: auto; padding: 6px; }
    table { border-collapse: collapse; width: 100%; }
    td, th { vertical-align: top; padding: 1px 6px 1px 0; text-align: left; overflow-wrap: anywhere; }
    th { font-weight: 600; width: 92px; }
    h1 { font-size: 14px; margin: 2px 0 6px; }
    h2 { font-size: 12px; margin: 10px 0 2px; }
    .yields { opacity: 0.55; }
    td input { width: 64px; }
    td.number { text-align: right; font-variant-numeric: tabular-nums; }
    #picture { position: absolute; left: 0; top: 0; }
    #mark { position: absolute; pointer-events: none; box-sizing: border-box; background: rgba(10, 132, 255, 0.25); border: 1px solid #0a84ff; }
    #work { margin-left: auto; font-variant-numeric: tabular-nums; opacity: 0.7; }
    </style>
    </head>
    <body>
    <header>
    <button id="pick">Pick</button><button id="flash">Damage</button><button id="copy">Copy</button><button id="frames">Frames</button>
    <button id="data">Data</button><button id="again">Reload</button>
    <label><input id="dark" type="checkbox">dark</label><label><input id="mirrored" type="checkbox">right to left</label>
    <select id="textSize" aria-label="Text size">
    <option value="UICTContentSizeCategoryXS">XS</option><option value="UICTContentSizeCategoryM">M</option>
    <option value="UICTContentSizeCategoryL" selected>L</option><option value="UICTContentSizeCategoryXXXL">XXXL</option>
    <option value="UICTContentSizeCategoryAccessibilityXXXL">AX5</option></select>
    <input id="language" size="5" placeholder="en" aria-label="Language">
    <span id="work"></span>
    </header>
    <div id="tree" role="tree"></div>
    <div id="details"></div>
    <script>
    'use strict';
    const element = id => document.getElementById(id);
    const token = new URLSearchParams(location.search).get('token') || '';
    const saved = null;
    const viewer = saved ? picture() : parent !== window && parent.trestle?.pick ? parent.trestle : null;
    let chosen = 0;

    // The picture of a page that was saved: a click picks a view.
    function picture() {
      const [width, height] = saved.size, image = document.createElement('img');
      Object.assign(image, { id: 'picture', src: saved.picture, width, height, alt: 'The screen' });
      image.onclick = event => { show(saved.views[deepest(event.offsetX, event.offsetY)]); };
      document.body.append(image);
      document.body.style.marginLeft = width + 'px';
      for (const name of ['pick', 'flash', 'frames', 'again', 'language', 'textSize']) element(name).hidden = true;
      for (const name of ['dark', 'mirrored']) element(name).parentElement.hidden = true;
      return { highlight(frame) {
        element('mark')?.remove();
        if (!frame) return;
        const [left, top, width, height] = frame.map(side => side + 'px');
        Object.assign(make('div', undefined, document.body).style, { left, top, width, height });
        document.body.lastChild.id = 'mark';
      } };
    }
    function deepest(x, y) {
      const find = node => node.hidden ? 0 : (node.children || []).reduceRight((found, child) => found || find(child), 0)
        || (x >= node.frame[0] && y >= node.frame[1] && x < node.frame[0] + node.frame[2] && y < node.frame[1] + node.frame[3] ? node.id : 0);
      return saved.tree.reduceRight((found, node) => found || find(node), 0);
    }

    async function ask(path, values = {}, method = 'GET') {
      if (saved) return path === 'view' ? saved.views[values.id] : path === 'set' ? null : saved;
      const answer = await fetch('inspector/' + path + '?' + new URLSearchParams({ ...values, token }), { method });
      return answer.status === 200 ? answer.json() : null;
    }
    function make(name, text, parent, kind) {
      const made = document.createElement(name);
      if (text !== undefined) made.textContent = text;
      if (kind) made.className = kind;
      parent?.append(made);
      return made;
    }

    async function loadTree() {
      const answer = await ask('tree');
      const list = element('tree');
      list.replaceChildren();
      const add = (node, depth) => {
        const line = make('div', undefined, list, node.id === chosen ? 'chosen' : '');
        line.role = 'treeitem';
        line.dataset.id = node.id;
        line.style.paddingLeft = 6 + 12 * depth + 'px';
        make('span', node.class, line, node.hidden ? 'dim' : '');
        make('small', ` ${node.controller ? node.controller + ' ' : ''}${node.text ? '“' + node.text + '”' : ''}`, line);
        for (const state of ['broken', 'ambiguous']) if (node[state]) make('span', state, line, state);
        for (const state of ['first responder', 'focused']) if (node[state]) make('span', state, line, 'focus');
        line.onclick = () => choose(node.id);
        line.onmouseenter = () => viewer?.highlight(node.frame);
        line.onmouseleave = () => viewer?.highlight(element('details').frame || null);
        for (const child of node.children || []) add(child, depth + 1);
      };
      for (const window of answer?.tree || []) add(window, 0);
    }

    async function choose(id) { show(await ask('view', { id })); }

    let timer = 0;
    function emptyPane() {
      clearInterval(timer);
      element('details').replaceChildren();
      return element('details');
    }

    function show(view) {
      const pane = emptyPane();
      if (!view) return;
      chosen = view.id;
      pane.frame = view.frame;
      viewer?.highlight(view.frame);
      for (const line of element('tree').children) {
        const isChosen = Number(line.dataset.id) === chosen;
        line.classList.toggle('chosen', isChosen);
        if (isChosen) line.scrollIntoView({ block: 'nearest' });
      }
      make('h1', `${view.class} ${view.id}`, pane);
      if (view.isAmbiguous) make('p', 'The constraints do not decide the frame: it is ambiguous.', pane, 'ambiguous');
      const set = (name, value, more = {}) => ask('set', { id: view.id, name, value, ...more }, 'POST').then(show).then(loadTree);
      const edits = make('p', undefined, pane);
      const input = (type, label, name, value) => {
        const field = make('input', undefined, make('label', label + ' ', edits));
        field.type = type;
        field.name = name;
        field.disabled = !!saved;
        if (type === 'checkbox') field.checked = value; else field.value = value;
        field.onchange = () => set(name, type === 'checkbox' ? field.checked : field.value);
        edits.append(' ');
        return field;
      };
      input('checkbox', 'hidden', 'hidden', view.hidden);
      Object.assign(input('number', 'alpha', 'alpha', view.alpha), { min: 0, max: 1, step: 0.1 }).style.width = '48px';
      input('color', 'background', 'color', view.color.slice(0, 7) || '#ffffff');
      input('color', 'tint', 'tint', view.tint.slice(0, 7));
      if (view.textColor) input('color', 'text', 'textColor', view.textColor.slice(0, 7));
      for (const axis of ['horizontal', 'vertical']) {
        const constraints = view.constraints.map((constraint, index) => ({ ...constraint, index })).filter(each => each.axis === axis);
        if (!constraints.length) continue;
        make('h2', `Constraints, ${axis}`, pane);
        const table = make('table', undefined, pane);
        for (const constraint of constraints) {
          const row = make('tr', undefined, table, constraint.state === 'yields' ? 'yields' : '');
          make('th', constraint.edge, row);
          const cell = make('td', constraint.text, row);
          if (constraint.state === 'broken') make('span', `broken by ${constraint.error}`, cell, 'broken');
          else if (constraint.state === 'yields') cell.append(` (yields by ${constraint.error})`);
          make('small', ` ${constraint.maker}`, cell);
          const field = make('input', undefined, make('td', undefined, row));
          field.type = 'number';
          field.value = constraint.constant;
          field.disabled = !!saved;
          field.onchange = () => set('constant', field.value, { constraint: constraint.index });
        }
      }
      make('h2', 'Properties', pane);
      const table = make('table', undefined, pane);
      for (const [name, value] of view.properties) {
        const row = make('tr', undefined, table);
        make('th', name, row);
        make('td', value, row);
      }
    }

    async function showFrames() {
      const { frames } = await ask('frames'), pane = element('details');
      pane.replaceChildren(make('h1', 'Frames, the newest first: milliseconds, and the work that took them'));
      const table = make('table', undefined, pane), head = make('tr', undefined, table);
      const names = ['total', 'actions', 'layout', 'drawing', 'output', 'layouts', 'texts', 'pixels', 'groups', 'shadows'];
      for (const name of names) make('th', name, head).style.width = 'auto';
      for (const frame of frames) {
        const row = make('tr', undefined, table);
        for (const name of names) make('td', frame[name], row, 'number');
      }
    }
    element('frames').onclick = () => { emptyPane(); timer = setInterval(showFrames, 1000); showFrames(); };

    element('data').onclick = async () => {
      const { contexts } = await ask('data'), pane = emptyPane();
      if (!contexts.length) make('p', 'There is no context of Core Data.', pane);
      for (const context of contexts) {
        make('h1', `${context.name || 'Context'} (${context.queue} queue) of ${context.source}`, pane);
        if (context.busy) { make('p', 'The queue of the context is busy.', pane); continue; }
        make('p', `${context.count} objects, ${context.inserted} new, ${context.updated} changed, ${context.deleted} deleted`, pane);
        const table = make('table', undefined, pane);
        for (const object of context.objects) {
          const row = make('tr', undefined, table);
          make('th', object.entity, row);
          make('td', object.state, row);
          make('td', object.values.map(([name, value]) => `${name}: ${value}`).join(', ') || object.id, row);
        }
      }
    };

    element('pick').disabled = element('flash').disabled = !viewer;
    element('pick').onclick = () => {
      element('pick').classList.add('on');
      viewer.pick(async (x, y) => {
        element('pick').classList.remove('on');
        await loadTree();
        show(await ask('pick', { x, y }));
      });
    };
    element('flash').onclick = () => viewer.flash(element('flash').classList.toggle('on'));
    element('again').onclick = () => { loadTree(); if (chosen) choose(chosen); };
    element('copy').onclick = async () => {
      const text = saved ? saved.text : await (await fetch('inspector/text?token=' + encodeURIComponent(token))).text();
      navigator.clipboard.writeText(text).catch(() => { element('details').replaceChildren(make('pre', text)); });
    };
    for (const name of ['dark', 'mirrored']) element(name).onchange = event => ask('set', { name, value: event.target.checked }, 'POST').then(loadTree);
    for (const name of ['textSize', 'language']) {
      element(name).onchange = event => ask('set', { name, value: event.target.value }, 'POST').then(loadTree);
    }
    let before = null;
    setInterval(() => {
      if (!viewer?.counts) return;
      const now = { ...viewer.counts };
      if (before && now.frames > before.frames) {
        const frames = now.frames - before.frames;
        element('work').textContent = `${frames} frames/s, ${Math.round((now.bytes - before.bytes) / frames)} B, ${(now.time - before.time).toFixed(0)} ms`;
      } else element('work').textContent = '';
      before = now;
    }, 1000);
    loadTree();
    </script>
    </body>
    </html>
    """#
}

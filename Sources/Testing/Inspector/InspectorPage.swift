/// The pane: the tree, and the details of the chosen view.
enum InspectorPage {
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
    .broken, .ambiguous { color: #fff; border-radius: 3px; padding: 0 4px; margin-left: 4px; font-size: 10px; }
    .broken { background: #d70015; }
    .ambiguous { background: #b25000; }
    #details { flex: 1.3; overflow: auto; padding: 6px; }
    table { border-collapse: collapse; width: 100%; }
    td, th { vertical-align: top; padding: 1px 6px 1px 0; text-align: left; overflow-wrap: anywhere; }
    th { font-weight: 600; width: 92px; }
    h1 { font-size: 14px; margin: 2px 0 6px; }
    h2 { font-size: 12px; margin: 10px 0 2px; }
    .yields { opacity: 0.55; }
    td input { width: 64px; }
    #work { margin-left: auto; font-variant-numeric: tabular-nums; opacity: 0.7; }
    </style>
    </head>
    <body>
    <header>
    <button id="pick">Pick</button><button id="flash">Damage</button><button id="copy">Copy</button><button id="again">Reload</button>
    <label><input id="dark" type="checkbox">dark</label><label><input id="mirrored" type="checkbox">right to left</label>
    <select id="textSize" aria-label="Text size">
    <option value="UICTContentSizeCategoryXS">XS</option><option value="UICTContentSizeCategoryM">M</option>
    <option value="UICTContentSizeCategoryL" selected>L</option><option value="UICTContentSizeCategoryXXXL">XXXL</option>
    <option value="UICTContentSizeCategoryAccessibilityXXXL">AX5</option></select>
    <span id="work"></span>
    </header>
    <div id="tree" role="tree"></div>
    <div id="details"></div>
    <script>
    'use strict';
    const element = id => document.getElementById(id);
    const token = new URLSearchParams(location.search).get('token') || '';
    const viewer = parent !== window && parent.trestle?.pick ? parent.trestle : null;
    let chosen = 0;

    async function ask(path, values = {}, method = 'GET') {
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
        line.onclick = () => choose(node.id);
        line.onmouseenter = () => viewer?.highlight(node.frame);
        line.onmouseleave = () => viewer?.highlight(element('details').frame || null);
        for (const child of node.children || []) add(child, depth + 1);
      };
      for (const window of answer?.tree || []) add(window, 0);
    }

    async function choose(id) { show(await ask('view', { id })); }

    function show(view) {
      const pane = element('details');
      pane.replaceChildren();
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
        if (type === 'checkbox') field.checked = value; else field.value = value;
        field.onchange = () => set(name, type === 'checkbox' ? field.checked : field.value);
        edits.append(' ');
        return field;
      };
      input('checkbox', 'hidden', 'hidden', view.hidden);
      Object.assign(input('number', 'alpha', 'alpha', view.alpha), { min: 0, max: 1, step: 0.1 }).style.width = '48px';
      input('color', 'background', 'color', view.color.slice(0, 7) || '#ffffff');
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
      const text = await (await fetch('inspector/text?token=' + encodeURIComponent(token))).text();
      navigator.clipboard.writeText(text).catch(() => { element('details').replaceChildren(make('pre', text)); });
    };
    for (const name of ['dark', 'mirrored']) element(name).onchange = event => ask('set', { name, value: event.target.checked }, 'POST').then(loadTree);
    element('textSize').onchange = event => ask('set', { name: 'textSize', value: event.target.value }, 'POST').then(loadTree);
    let before = null;
    setInterval(() => {
      if (!viewer) return;
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

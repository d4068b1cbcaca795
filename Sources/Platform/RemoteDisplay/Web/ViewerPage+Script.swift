extension ViewerPage {
  /// The viewer: the protocol RFB over a WebSocket, with the encodings Raw, CopyRect and Tight, and the messages of `PageMessage`.
  static let script = #"""
    'use strict';
    const element = id => document.getElementById(id);
    const screenCanvas = element('screen'), text = element('text'), note = element('note'), statusBox = element('status');
    const context = screenCanvas.getContext('2d', { alpha: false });
    const token = new URLSearchParams(location.search).get('token') || sessionStorage.getItem('token') || '';
    const PAGE = 200;
    let socket = null, scale = 1, followsBrowser = true, editsText = false, retry = 250, isReady = false;

    // For tests and the inspector: frames, bytes, the milliseconds spent on frames, and the time of the last one.
    const counts = { frames: 0, bytes: 0, time: 0, last: 0, connections: 0 };
    window.trestle = { counts, highlight, pick, flash };

    // MARK: Connection

    function say(message) {
      note.textContent = message;
      note.hidden = !message;
      document.body.classList.toggle('lost', !!message);
    }

    async function connect() {
      let answer;
      try { answer = await fetch('check?token=' + encodeURIComponent(token)); } catch { return again(); }
      if (answer.status === 403) return askForPassword();
      const address = new URL('socket', location.href);
      address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
      address.search = '?token=' + encodeURIComponent(token);
      socket = new WebSocket(address);
      socket.binaryType = 'arraybuffer';
      const input = new Input();
      socket.onmessage = event => { counts.bytes += event.data.byteLength; input.add(new Uint8Array(event.data)); };
      socket.onclose = () => { isReady = false; input.end(); again(); };
      serve(input).catch(error => { if (error !== Input.ended) console.error(error); socket.close(); });
    }

    function again() {
      say('There is no connection to the application. Trying again…');
      setTimeout(connect, retry);
      retry = Math.min(2000, retry * 2);
    }

    function askForPassword() {
      say(token ? 'The password or the address is not that of this run.' : 'The password of this display:');
      const form = element('password');
      form.hidden = false;
      note.append(form);
      form.onsubmit = event => {
        event.preventDefault();
        sessionStorage.setItem('token', form.token.value);
        location.search = '';
      };
      form.token.focus();
    }

    // The bytes that have arrived.
    class Input {
      static ended = new Error('the connection ended');
      #parts = []; #count = 0; #wake = null; #isEnded = false;
      add(part) { this.#parts.push(part); this.#count += part.length; this.#wake?.(); }
      end() { this.#isEnded = true; this.#wake?.(); }
      async bytes(count) {
        while (this.#count < count) {
          if (this.#isEnded) throw Input.ended;
          await new Promise(resolve => { this.#wake = resolve; });
          this.#wake = null;
        }
        let first = this.#parts[0];
        if (count === 0) return new Uint8Array(0);
        if (first.length < count) {
          const all = new Uint8Array(this.#count);
          let place = 0;
          for (const part of this.#parts) { all.set(part, place); place += part.length; }
          first = all;
          this.#parts = [all];
        }
        this.#count -= count;
        if (first.length === count) this.#parts.shift(); else this.#parts[0] = first.subarray(count);
        return first.subarray(0, count);
      }
      async view(count) { const bytes = await this.bytes(count); return new DataView(bytes.buffer, bytes.byteOffset, count); }
      async byte() { return (await this.bytes(1))[0]; }
    }

    function send(...values) { if (socket?.readyState === WebSocket.OPEN) socket.send(new Uint8Array(values.flat())); }
    const short = value => [value >> 8 & 255, value & 255];
    const long = value => [value >> 24 & 255, value >> 16 & 255, value >> 8 & 255, value & 255];
    const float = value => { const view = new DataView(new ArrayBuffer(4)); view.setFloat32(0, value); return [...new Uint8Array(view.buffer)]; };
    const utf8 = string => [...new TextEncoder().encode(string)];
    function tell(kind, ...payload) {
      if (!isReady) return;
      const bytes = payload.flat();
      send(PAGE, kind, long(bytes.length), bytes);
    }

    async function serve(input) {
      await input.bytes(12);
      send(utf8('RFB 003.008\n'));
      await input.bytes(await input.byte());
      send(1);
      if ((await input.view(4)).getUint32(0) !== 0) throw new Error('refused');
      send(1);
      const start = await input.view(24);
      setSize(start.getUint16(0), start.getUint16(2));
      document.title = new TextDecoder().decode(await input.bytes(start.getUint32(20)));
      const unpacker = typeof DecompressionStream === 'undefined' ? null : new Unpacker();
      // Pixels of 32 bits, red at bit 16, as the server has them.
      send(0, 0, 0, 0, 32, 24, 0, 1, short(255), short(255), short(255), 16, 8, 0, 0, 0, 0);
      const encodings = [1, ...(unpacker ? [7] : []), 0, -308, 0x54525354];
      send(2, 0, short(encodings.length), encodings.flatMap(long));
      isReady = true;
      counts.connections += 1;
      retry = 250;
      say('');
      tellAppearance();
      let isFirst = true;
      while (true) {
        const type = await input.byte();
        if (type === PAGE) {
          await readProperty(input);
          if (isFirst) { isFirst = false; tellSize(); request(false); }
        } else if (type === 0) await readUpdate(input, unpacker);
        else if (type === 3) { await input.bytes(3); await input.bytes((await input.view(4)).getUint32(0)); }
        else throw new Error('unknown message ' + type);
      }
    }

    let isAsleep = false;
    function request(isIncremental) {
      // A hidden page asks for nothing, and then nothing is drawn.
      if (document.hidden) { isAsleep = true; return; }
      isAsleep = false;
      send(3, isIncremental ? 1 : 0, short(0), short(0), short(screenCanvas.width), short(screenCanvas.height));
    }
    document.addEventListener('visibilitychange', () => { if (!document.hidden && isAsleep && isReady) request(true); });

    // MARK: Pixels

    class Unpacker {
      #stream = new DecompressionStream('deflate'); #writer = this.#stream.writable.getWriter();
      #reader = this.#stream.readable.getReader(); #rest = new Uint8Array(0);
      async unpack(bytes, count) {
        this.#writer.write(bytes).catch(() => {});
        const result = new Uint8Array(count);
        let place = 0;
        while (true) {
          const part = this.#rest.subarray(0, count - place);
          result.set(part, place);
          place += part.length;
          this.#rest = this.#rest.subarray(part.length);
          if (place === count) return result;
          const { value, done } = await this.#reader.read();
          if (done) throw new Error('the packed stream ended');
          this.#rest = value;
        }
      }
    }

    // All rectangles are read first, so that a half frame is never shown.
    async function readUpdate(input, unpacker) {
      const count = (await input.view(3)).getUint16(1);
      request(true);
      const steps = [], areas = [];
      for (let index = 0; index < count; index++) {
        const head = await input.view(12);
        const [x, y, width, height] = [0, 2, 4, 6].map(place => head.getUint16(place));
        const encoding = head.getInt32(8);
        if (encoding >= 0) areas.push([x, y, width, height]);
        if (encoding === 0) {
          const source = await input.bytes(width * height * 4), image = new ImageData(width, height), target = image.data;
          for (let i = 0; i < source.length; i += 4) {
            target[i] = source[i + 2]; target[i + 1] = source[i + 1]; target[i + 2] = source[i]; target[i + 3] = 255;
          }
          steps.push(() => context.putImageData(image, x, y));
        } else if (encoding === 1) {
          const place = await input.view(4), fromX = place.getUint16(0), fromY = place.getUint16(2);
          // A canvas that is drawn into itself is copied as a whole first.
          steps.push(width * height < 200000
            ? () => context.putImageData(context.getImageData(fromX, fromY, width, height), x, y)
            : () => context.drawImage(screenCanvas, fromX, fromY, width, height, x, y, width, height));
        } else if (encoding === 7) steps.push(await readTight(input, unpacker, x, y, width, height));
        else if (encoding === -308) { await input.bytes(3 + 16 * await input.byte()); steps.push(() => setSize(width, height)); }
        else throw new Error('unknown encoding ' + encoding);
      }
      const began = performance.now();
      for (const step of steps) step();
      for (const area of areas) if (flashes) flashArea(area);
      counts.frames += 1;
      counts.time += performance.now() - began;
      counts.last = performance.now();
    }

    async function readTight(input, unpacker, x, y, width, height) {
      const control = await input.byte();
      if (control >> 4 === 8) {
        const [red, green, blue] = await input.bytes(3);
        return () => { context.fillStyle = `rgb(${red}, ${green}, ${blue})`; context.fillRect(x, y, width, height); };
      }
      let palette = null, bits = 24;
      if (control & 0x40 && await input.byte() === 1) {
        const count = await input.byte() + 1;
        palette = await input.bytes(count * 3);
        bits = count === 2 ? 1 : 8;
      }
      const rowBytes = Math.ceil(width * bits / 8), size = rowBytes * height;
      let data;
      if (size < 12) data = await input.bytes(size);
      else {
        let count = 0;
        for (let shift = 0; shift <= 14; shift += 7) {
          const byte = await input.byte();
          count |= (shift === 14 ? byte : byte & 0x7f) << shift;
          if (!(byte & 0x80)) break;
        }
        data = await unpacker.unpack(await input.bytes(count), size);
      }
      const image = new ImageData(width, height), target = new Uint32Array(image.data.buffer);
      const pixel = (bytes, place) => (0xff000000 | bytes[place + 2] << 16 | bytes[place + 1] << 8 | bytes[place]) >>> 0;
      if (bits === 24) for (let i = 0; i < target.length; i++) target[i] = pixel(data, 3 * i);
      else {
        const colors = new Uint32Array(palette.length / 3).map((_, i) => pixel(palette, 3 * i));
        if (bits === 8) for (let i = 0; i < target.length; i++) target[i] = colors[data[i]];
        else for (let row = 0, i = 0; row < height; row++) {
          for (let column = 0; column < width; column++, i++) target[i] = colors[data[row * rowBytes + (column >> 3)] >> 7 - (column & 7) & 1];
        }
      }
      return () => context.putImageData(image, x, y);
    }

    // MARK: Properties

    async function readProperty(input) {
      const kind = await input.byte(), payload = await input.bytes((await input.view(4)).getUint32(0));
      const string = () => new TextDecoder().decode(payload);
      const view = new DataView(payload.buffer, payload.byteOffset, payload.length);
      switch (kind) {
      case 1: followsBrowser = payload[0] === 1; scale = view.getFloat32(1); place(); break;
      case 2: document.title = string(); screenCanvas.setAttribute('aria-label', string()); break;
      case 3: screenCanvas.style.cursor = string(); break;
      case 4: setTextInput(payload[0] === 1, [1, 5, 9, 13].map(index => view.getFloat32(index))); break;
      case 5: navigator.clipboard?.writeText(string()).catch(() => {}); break;
      case 6: showStatus(string()); break;
      }
    }

    function showStatus(string) {
      statusBox.hidden = !string;
      const [first, ...rest] = string.split('\n');
      statusBox.textContent = first;
      if (rest.length === 0) return;
      const list = document.createElement('pre');
      list.textContent = rest.join('\n');
      statusBox.append(list);
    }

    function setSize(width, height) {
      if (screenCanvas.width === width && screenCanvas.height === height) return;
      // The old picture stays until the new one comes.
      const old = document.createElement('canvas');
      [old.width, old.height] = [screenCanvas.width, screenCanvas.height];
      old.getContext('2d').drawImage(screenCanvas, 0, 0);
      [screenCanvas.width, screenCanvas.height] = [width, height];
      context.drawImage(old, 0, 0);
      place();
    }

    function area() { return { width: innerWidth - (element('inspector').hidden ? 0 : 420), height: innerHeight }; }

    function place() {
      const room = area(), width = screenCanvas.width / scale, height = screenCanvas.height / scale;
      const fit = followsBrowser ? 1 : Math.min(1, room.width / width, room.height / height);
      document.body.classList.toggle('fixed', !followsBrowser);
      const style = screenCanvas.style;
      style.width = width * fit + 'px';
      style.height = height * fit + 'px';
      style.left = followsBrowser ? '0' : Math.max(0, (room.width - width * fit) / 2) + 'px';
      style.top = followsBrowser ? '0' : Math.max(0, (room.height - height * fit) / 2) + 'px';
    }

    function tellSize() {
      place();
      const room = area();
      if (followsBrowser) tell(7, float(room.width), float(room.height), float(devicePixelRatio));
    }
    let sizeTimer = 0;
    addEventListener('resize', () => { cancelAnimationFrame(sizeTimer); sizeTimer = requestAnimationFrame(tellSize); });

    const darkness = matchMedia('(prefers-color-scheme: dark)');
    function tellAppearance() {
      tell(8, darkness.matches ? 1 : 0, float(Math.min(8, Math.max(0.25, parseFloat(getComputedStyle(element('size')).fontSize) / 16))));
    }
    darkness.addEventListener('change', tellAppearance);

    // MARK: Mouse and fingers

    function position(event) {
      const box = screenCanvas.getBoundingClientRect();
      const x = (event.clientX - box.left) * screenCanvas.width / box.width, y = (event.clientY - box.top) * screenCanvas.height / box.height;
      return [...float(x), ...float(y)];
    }
    const modifiers = event =>
      event.shiftKey | event.ctrlKey << 1 | event.altKey << 2 | event.metaKey << 3 | (event.getModifierState?.('CapsLock') ? 16 : 0);
    const fingers = new Map();
    let held = [], press = { time: 0, x: 0, y: 0, button: -1, clicks: 0 };

    function touch(event, phase) {
      if (phase === 0) { let id = 0; while ([...fingers.values()].includes(id)) id++; fingers.set(event.pointerId, id); }
      const id = fingers.get(event.pointerId);
      if (id === undefined) return;
      if (phase > 1) fingers.delete(event.pointerId);
      tell(1, phase, id, position(event), float(event.pressure || 1));
    }

    function mouse(event, phase, button) { tell(2, phase, button, press.clicks, modifiers(event), position(event)); }

    // Chromium delays messages for 100 ms after a touch that may become a gesture of its own.
    screenCanvas.addEventListener('touchstart', event => event.preventDefault(), { passive: false });
    screenCanvas.addEventListener('pointerdown', event => {
      event.preventDefault();
      if (picked) {
        const box = screenCanvas.getBoundingClientRect(), factor = screenCanvas.width / scale / box.width;
        picked((event.clientX - box.left) * factor, (event.clientY - box.top) * factor);
        picked = null;
        return;
      }
      focusText();
      try { screenCanvas.setPointerCapture(event.pointerId); } catch {}
      if (event.pointerType !== 'mouse') return touch(event, 0);
      buttonsChanged(event);
    });
    function buttonsChanged(event) {
      // A second button that is pressed comes as a movement.
      const numbers = [[1, 1], [4, 2], [2, 3], [8, 4], [16, 5]].filter(([bit]) => event.buttons & bit).map(([, number]) => number);
      for (const number of held.filter(number => !numbers.includes(number))) mouse(event, 2, number);
      for (const number of numbers.filter(number => !held.includes(number))) {
        const isNear = Math.hypot(event.clientX - press.x, event.clientY - press.y) < 4;
        const clicks = press.button === number && isNear && event.timeStamp - press.time < 400 ? press.clicks + 1 : 1;
        press = { time: event.timeStamp, x: event.clientX, y: event.clientY, button: number, clicks: Math.min(clicks, 255) };
        mouse(event, 0, number);
      }
      const isSame = held.join() === numbers.join();
      held = numbers;
      return isSame;
    }
    screenCanvas.addEventListener('pointermove', event => {
      if (event.pointerType !== 'mouse') return touch(event, 1);
      if (!buttonsChanged(event)) return;
      if (held.length) mouse(event, 1, held[0]); else mouse(event, 3, 0);
    });
    screenCanvas.addEventListener('pointerup', event => {
      if (event.pointerType === 'mouse') return buttonsChanged(event);
      touch(event, 2);
      // A phone shows its keyboard only for a focus by a touch that ended.
      focusText();
    });
    screenCanvas.addEventListener('pointercancel', event => { if (event.pointerType !== 'mouse') touch(event, 3); });
    screenCanvas.addEventListener('pointerleave', event => { if (event.pointerType === 'mouse' && !held.length) mouse(event, 4, 0); });
    screenCanvas.addEventListener('contextmenu', event => event.preventDefault());
    screenCanvas.addEventListener('wheel', event => {
      event.preventDefault();
      // A wheel moves by notches of a line or of about a hundred pixels; a trackpad moves finely.
      const isNotched = event.deltaMode === 1 || event.deltaX === 0 && Math.abs(event.deltaY) >= 50 && Number.isInteger(event.deltaY);
      const factor = !isNotched ? screenCanvas.width / scale / screenCanvas.getBoundingClientRect().width
        : event.deltaMode === 1 ? 16 : 48 / Math.max(50, Math.min(120, Math.abs(event.deltaY)));
      tell(3, isNotched ? 0 : 1, modifiers(event), position(event), float(-event.deltaX * factor), float(-event.deltaY * factor));
    }, { passive: false });

    // MARK: Keys and text

    const hasKeyboard = matchMedia('(hover: hover)').matches;
    const filler = '  ';
    function clearText() { text.value = filler; text.setSelectionRange(filler.length, filler.length); }
    function focusText() { if (editsText || hasKeyboard) { text.focus({ preventScroll: true }); clearText(); } }
    function setTextInput(isOn, [x, y, , height]) {
      const factor = screenCanvas.getBoundingClientRect().width / screenCanvas.width;
      // The window of an input method opens at the caret.
      text.style.left = Math.min(innerWidth - 2, Math.max(0, parseFloat(screenCanvas.style.left) + x * factor)) + 'px';
      text.style.top = Math.min(innerHeight - 20, Math.max(0, parseFloat(screenCanvas.style.top) + y * factor)) + 'px';
      text.style.height = Math.max(16, height * factor) + 'px';
      if (isOn === editsText) return;
      editsText = isOn;
      text.inputMode = isOn ? 'text' : 'none';
      if (isOn) focusText(); else if (!hasKeyboard) text.blur();
    }

    function key(event, phase) {
      const characters = event.key.length <= 2 && event.key !== 'Up' ? event.key.toLowerCase() : '';
      tell(4, phase, modifiers(event), event.code.length, utf8(event.code), utf8([...event.key].length === 1 ? characters : ''));
    }
    let waitsForPaste = null;
    addEventListener('keydown', event => {
      if (event.isComposing || event.keyCode === 229 || !event.code || note.contains(event.target)) return;
      const isCommand = event.ctrlKey || event.metaKey;
      if (isCommand && event.shiftKey && event.code === 'KeyI') { event.preventDefault(); return toggleInspector(); }
      if (['F5', 'F11', 'F12'].includes(event.code)) return;
      if (isCommand && event.code === 'KeyV') { waitsForPaste = event; return; }
      const types = [...event.key].length === 1 || event.key === 'Dead';
      const isThirdLevel = event.getModifierState('AltGraph');
      if (!(editsText && types && (!isCommand && !event.altKey || isThirdLevel))) event.preventDefault();
      key(event, event.repeat ? 2 : 0);
    });
    addEventListener('keyup', event => { if (event.code && !event.isComposing) key(event, 1); });
    document.addEventListener('paste', event => {
      event.preventDefault();
      tell(9, utf8(event.clipboardData.getData('text/plain')));
      if (waitsForPaste) key(waitsForPaste, 0);
      waitsForPaste = null;
    });
    text.addEventListener('input', event => {
      if (event.isComposing || event.inputType === 'insertCompositionText') return;
      if (event.inputType === 'deleteContentBackward') {
        for (const phase of [0, 1]) tell(4, phase, 0, 9, utf8('Backspace'));
      } else {
        const typed = text.value.startsWith(filler) ? text.value.slice(filler.length) : event.data || '';
        if (typed) tell(5, utf8(typed));
      }
      clearText();
    });
    text.addEventListener('compositionupdate', event => tell(6, short(event.data.length), short(0), utf8(event.data)));
    text.addEventListener('compositionend', event => {
      tell(6, short(0), short(0));
      if (event.data) tell(5, utf8(event.data));
      setTimeout(clearText);
    });
    addEventListener('blur', () => tell(10, 0));
    addEventListener('focus', () => { tell(10, 1); focusText(); });

    // MARK: Inspector

    let picked = null, flashes = false;
    // The next touch chooses a place, in points, instead of reaching the application.
    function pick(callback) { picked = callback; }
    function flash(isOn) { flashes = isOn; }
    function mark(kind, [x, y, width, height]) {
      const box = screenCanvas.getBoundingClientRect(), factor = box.width / (screenCanvas.width / scale), made = document.createElement('div');
      made.className = kind;
      Object.assign(made.style, {
        left: box.left + x * factor + 'px', top: box.top + y * factor + 'px', width: width * factor + 'px', height: height * factor + 'px',
      });
      document.body.append(made);
      return made;
    }
    let highlighted = null;
    function highlight(frame) {
      highlighted?.remove();
      highlighted = frame ? mark('highlight', frame) : null;
    }
    function flashArea(area) {
      const made = mark('damage', area.map(side => side / scale));
      setTimeout(() => made.remove(), 250);
    }

    async function toggleInspector() {
      const pane = element('inspector');
      if (pane.hidden && !pane.src) {
        const address = 'inspector?token=' + encodeURIComponent(token);
        if ((await fetch(address)).status !== 200) return;
        pane.src = address;
      }
      pane.hidden = !pane.hidden;
      if (pane.hidden) { highlight(null); flash(false); }
      tellSize();
    }

    clearText();
    connect();
    """#
}

/// Scripts of this module that run in every page.
enum PageScripts {
  /// The name of the content world that is hidden from pages and apps.
  static let world = "trestle"
  static let handler = "page"

  /// Reports the position, size and color of a page, and whether it handles touches.
  static let observer = """
    (() => {
      const send = value => webkit.messageHandlers.page.postMessage(value);
      let last = '';
      const report = () => {
        const root = document.scrollingElement || document.documentElement;
        if (!root) return;
        const color = document.querySelector('meta[name="theme-color"]')?.content || '';
        const value = { kind: 'layout', x: scrollX, y: scrollY, width: root.scrollWidth, height: root.scrollHeight, color };
        const text = JSON.stringify(value);
        if (text === last) return;
        last = text;
        send(value);
      };
      addEventListener('scroll', report, { passive: true });
      for (const name of ['resize', 'load', 'pageshow']) addEventListener(name, report);
      const sizes = new ResizeObserver(report);
      sizes.observe(document.documentElement);
      addEventListener('DOMContentLoaded', () => { if (document.body) sizes.observe(document.body); report(); });
      const scrolls = element => {
        const style = getComputedStyle(element);
        return (element.scrollHeight > element.clientHeight && /auto|scroll/.test(style.overflowY))
          || (element.scrollWidth > element.clientWidth && /auto|scroll/.test(style.overflowX));
      };
      addEventListener('touchstart', event => {
        let element = event.target instanceof Element ? event.target : event.target.parentElement;
        const root = document.scrollingElement;
        while (element && element !== root && element !== document.body && !scrolls(element)) element = element.parentElement;
        const inner = !!element && element !== root && element !== document.body;
        // The page's own listeners run before the timer fires.
        setTimeout(() => send({ kind: 'touch', inner, prevented: event.defaultPrevented }));
      }, { passive: true, capture: true });
      addEventListener('touchmove', event => setTimeout(() => { if (event.defaultPrevented) send({ kind: 'prevented' }); }),
        { passive: true, capture: true });
    })()
    """

  /// Replaces dates, timers, frames and random numbers, so that a page is identical in each run. `trestleAdvance(milliseconds)` advances
  /// the time and runs the due callbacks.
  static let virtualTime = """
    (() => {
      const begin = 1700000000000, RealDate = Date;
      let now = begin, next = 1, seed = 1;
      const tasks = new Map();
      const add = (action, delay, interval, parameters) => {
        tasks.set(next, { action, time: now + Math.max(Number(delay) || 0, 1), interval, parameters });
        return next++;
      };
      const run = (action, parameters) => {
        try { typeof action === 'function' ? action(...parameters) : (0, eval)(action); } catch (error) { console.error(error); }
      };
      window.Date = class Date extends RealDate {
        constructor(...values) { if (values.length) super(...values); else super(now); }
        static now() { return now; }
      };
      performance.now = () => now - begin;
      Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
      window.setTimeout = (action, delay, ...parameters) => add(action, delay, 0, parameters);
      window.setInterval = (action, delay, ...parameters) => add(action, delay, Math.max(Number(delay) || 0, 1), parameters);
      window.clearTimeout = window.clearInterval = window.cancelAnimationFrame = number => { tasks.delete(number); };
      window.requestAnimationFrame = action => add(() => action(now - begin), 16, 0, []);
      const holdAnimations = () => {
        for (const animation of document.getAnimations()) {
          animation.trestleBegin ??= now;
          animation.pause();
          animation.currentTime = now - animation.trestleBegin;
        }
      };
      for (const name of ['DOMContentLoaded', 'load']) addEventListener(name, holdAnimations);
      window.trestleAdvance = milliseconds => {
        const end = now + milliseconds;
        for (;;) {
          let first = null;
          for (const entry of tasks) if (entry[1].time <= end && (!first || entry[1].time < first[1].time)) first = entry;
          if (!first) break;
          const [number, task] = first;
          now = Math.max(now, task.time);
          if (task.interval) task.time += task.interval; else tasks.delete(number);
          run(task.action, task.parameters);
        }
        now = end;
        holdAnimations();
        return now - begin;
      };
    })()
    """
}

import type { Scenario } from './scenario';

/** Explains the problem with a scenario name in a URL; undefined for a known one, and for '', which ends one. */
export function scenarioProblem(scenarios: ReadonlyMap<string, Scenario>, name: string): string | undefined {
  if (name === '' || scenarios.has(name)) return undefined;
  return `There is no scenario "${name}". The panel at /sandbox lists them.`;
}

/** Reports the problem on the page and in the console. A page from a server has it as text, so it names nothing outside. */
export function announceProblem(message: string): void {
  document.currentScript?.remove();
  console.warn(message);
  const show = () => {
    const notice = document.createElement('div');
    notice.role = 'alert';
    notice.textContent = message;
    notice.style.cssText =
      'position:fixed;inset:auto 0 0;z-index:2147483647;padding:12px 16px;background:#fff3cd;color:#3d2c00;font:16px/1.4 sans-serif';
    document.body.append(notice);
  };
  // Waits until the page has hydrated.
  if (document.readyState === 'complete') show();
  else addEventListener('load', show, { once: true });
}

/** Returns the script of a page from a server that announces a problem. */
export function problemScript(problem: string): string {
  return `(${announceProblem})(${JSON.stringify(problem).replaceAll('<', '\\u003c')})`;
}

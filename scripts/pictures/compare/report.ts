import type { Change, ChangeGroup } from './group-changes.ts';

const STYLE = `
body { margin: 0 auto; padding: 2rem; max-width: 90rem; font: 16px/1.5 system-ui, sans-serif; color: #1a1a17 }
h2 { margin-top: 3rem; border-top: 1px solid #ccc; padding-top: 1rem }
.sides { display: flex; gap: 1rem; overflow-x: auto; align-items: start }
figure { margin: 0 } figcaption { color: #666; font-size: 14px }
img { display: block; max-height: 80vh; border: 1px solid #ccc }
.slider { position: relative; --cut: 50% }
.slider img + img { position: absolute; inset: 0; clip-path: inset(0 0 0 var(--cut)) }
input { width: 100% }
`;

/** The report as one HTML page, beside the folders `before`, `after` and `difference`. */
export function reportPage(groups: readonly ChangeGroup[], title: string, compared: number): string {
  const count = groups.reduce((sum, { changes }) => sum + changes.length, 0);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${STYLE}</style>
<h1>${escapeHtml(title)}</h1>
<p>${compared} pictures compared, ${count} not as before.</p>
<nav><ul>${groups.map(({ cause, changes }, index) => `<li><a href="#group-${index}">${escapeHtml(cause)}</a>: ${changes.length}</li>`).join('')}</ul></nav>
${groups.map(groupSection).join('\n')}`;
}

function groupSection({ cause, changes }: ChangeGroup, index: number): string {
  return `<section id="group-${index}"><h2>${escapeHtml(cause)}, ${changes.length}</h2>${changes.map(changeItem).join('\n')}</section>`;
}

function changeItem({ id, locale, size, kind, before, after, image, error }: Change, index: number): string {
  const title = `${id}, ${locale}, ${size}: ${kind}${image ? `, ${image.pixels} pixels` : ''}`;
  const figure = (folder: string, file: string | undefined) =>
    file
      ? `<figure><img loading="lazy" alt="${folder}" src="${folder}/${file}"><figcaption>${folder}</figcaption></figure>`
      : '';
  const slider =
    before && after
      ? `<figure><div class="slider"><img loading="lazy" alt="before" src="before/${before}"><img loading="lazy" alt="after" src="after/${after}"></div><input type="range" aria-label="Before or after" value="50" oninput="this.previousElementSibling.style.setProperty('--cut', this.value + '%')"></figure>`
      : '';
  return `<details${index < 3 ? ' open' : ''}><summary>${escapeHtml(title)}</summary>${error ? `<p>${escapeHtml(error)}</p>` : ''}
<div class="sides">${slider}${figure('before', before)}${figure('after', after)}${image ? figure('difference', after) : ''}</div></details>`;
}

/** JUnit's format: a test case for each picture. A new one is no failure. */
export function junit(names: readonly string[], changes: readonly Change[]): string {
  const failures = new Map(
    changes.filter(({ kind }) => kind !== 'new').map((change) => [nameOf(change), change]),
  );
  const cases = names.map((name) => {
    const failure = failures.get(name);
    const body = failure ? `<failure message="${failure.kind}"/>` : '';
    return `<testcase classname="pictures" name="${escapeHtml(name)}">${body}</testcase>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="pictures" tests="${names.length}" failures="${failures.size}">
${cases.join('\n')}
</testsuite>
`;
}

function nameOf({ id, locale, size }: Change): string {
  return `${id} ${locale} ${size}`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

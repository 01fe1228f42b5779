import { type Finding, NO_OPERATION, type Rule } from '../../findings/finding.ts';
import { findingSection, htmlDocument, operationsTable } from '../../reports/html-parts.ts';
import { escapeXml } from '../../reports/junit-report.ts';
import { countFindings, type JudgedReport, newFindings } from '../../reports/report.ts';
import { shownTime } from '../../reports/watched-text.ts';
import type { OperationResult } from '../../run-contract.ts';
import { PAGE_STYLE } from './page-style.ts';

export const PAGE_PATH = '/contract-findings';
/** Formats in which the findings are downloaded, by extension. */
export const DOWNLOADS = { json: 'JSON', xml: 'JUnit XML', html: 'HTML', txt: 'Text' };

/** Rules that watched traffic can break. */
const RULES: Partial<Record<Rule, string>> = {
  'request-operation': 'Request: unknown path',
  'request-method': 'Request: unknown method',
  'request-parameter': 'Request: parameter',
  'request-content-type': 'Request: content type',
  'request-body': 'Request: body',
  status: 'Response: status',
  'content-type': 'Response: content type',
  header: 'Response: header',
  body: 'Response: body',
  invariant: 'Response: counts, sums, order',
  'no-response': 'No response',
};

export interface PageOptions {
  version: number;
  nonce: string;
  /** An operation and a rule; empty for all. */
  operation: string;
  rule: string;
}

/** The page of findings. It needs no script; with one, it brings itself up to date. */
export function findingsPage(report: JudgedReport, options: PageOptions): string {
  const { nonce, operation, rule } = options;
  const all = newFindings(report);
  return htmlDocument({
    title: `${all.length === 0 ? 'No findings' : countFindings(all.length)}: ${report.url}`,
    head: '\n<meta name="robots" content="noindex">',
    style: PAGE_STYLE,
    nonce,
    body: `<a class="skip" href="#findings">To the findings</a>
<header><h1>Contract findings</h1>
<p>Traffic with ${escapeXml(report.url)} since <time datetime="${report.startedAt}">${shownTime(report.startedAt)}</time>.
No value of a message is stored.</p></header>
<main>
${totals(report, { findings: all, version: options.version })}
${filterForm(report.operations, { operation, rule })}
<div id="live" hidden><label><input type="checkbox" checked> Update by itself</label><p role="status"></p></div>
${findingList(report, options)}
<h2>Downloads</h2>
<ul class="downloads">${Object.entries(DOWNLOADS)
      .map(([extension, name]) => `<li><a href="${PAGE_PATH}/report.${extension}">${name}</a></li>`)
      .join('')}</ul>
${operationSections(report.operations)}
</main>
<script nonce="${nonce}">${PAGE_SCRIPT}</script>`,
  });
}

/** What of the page changes, for its script. */
export function findingsContent(report: JudgedReport, options: Omit<PageOptions, 'nonce'>): string {
  const findings = newFindings(report);
  return [
    totals(report, { findings, version: options.version }),
    findingList(report, options),
    operationSections(report.operations),
  ].join('\n');
}

function totals(
  { watched, operations }: JudgedReport,
  { findings, version }: { findings: Finding[]; version: number },
): string {
  const { checked = 0, unchecked = {} } = watched ?? {};
  const notChecked = Object.values(unchecked).reduce((sum, count) => sum + count, 0);
  const documented = operations.filter(({ operationId }) => operationId !== NO_OPERATION);
  const seen = documented.filter(({ outcome }) => outcome !== 'skipped').length;
  const reasons = Object.entries(unchecked).map(
    ([reason, count]) => `<li>${count}: ${escapeXml(reason)}</li>`,
  );
  return `<div id="totals" data-version="${version}"><dl class="totals">
<div${findings.length > 0 ? ' class="has-findings"' : ''}><dt>Findings</dt><dd id="finding-count">${findings.length}</dd></div>
<div><dt>Exchanges checked</dt><dd>${checked}</dd></div>
<div><dt>Not checked</dt><dd>${notChecked}</dd></div>
<div><dt>Operations seen</dt><dd>${seen} of ${documented.length}</dd></div>
</dl>${notChecked > 0 ? `<details id="unchecked"><summary>Why exchanges were not checked</summary><ul>${reasons.join('')}</ul></details>` : ''}</div>`;
}

function filterForm(operations: OperationResult[], chosen: { operation: string; rule: string }): string {
  const option = (value: string, label: string, current: string) =>
    `<option value="${escapeXml(value)}"${value === current ? ' selected' : ''}>${escapeXml(label)}</option>`;
  const ids = operations.map(({ operationId }) => operationId).sort((a, b) => a.localeCompare(b));
  const isFiltered = chosen.operation !== '' || chosen.rule !== '';
  return `<form class="controls" action="${PAGE_PATH}">
<label>Operation <select name="operation">${option('', 'All operations', chosen.operation)}${ids
    .map((id) => option(id, id, chosen.operation))
    .join('')}</select></label>
<label>Rule <select name="rule">${option('', 'All rules', chosen.rule)}${Object.entries(RULES)
    .map(([id, label]) => option(id, label, chosen.rule))
    .join('')}</select></label>
<button>Filter</button>${isFiltered ? `<a href="${PAGE_PATH}">Show all</a>` : ''}
</form>`;
}

function findingList(report: JudgedReport, { operation, rule }: Omit<PageOptions, 'nonce'>): string {
  const all = newFindings(report);
  const shown = all.filter(
    (finding) =>
      (operation === '' || finding.operationId === operation) && (rule === '' || finding.rule === rule),
  );
  const accepted = report.findings.length - all.length;
  const note = accepted > 0 ? `<p>${accepted} more in the baseline.</p>` : '';
  const content =
    shown.length > 0
      ? // The newest first.
        shown.toReversed().map((finding) => findingSection(finding, contractHref))
      : [emptyState(all.length, report.watched?.checked ?? 0)];
  return `<section id="findings" tabindex="-1" aria-labelledby="findings-title"><h2 id="findings-title">Findings</h2>
${content.join('\n')}
${note}</section>`;
}

function emptyState(others: number, checked: number): string {
  const [title, text] =
    others > 0
      ? ['No finding for this filter', others === 1 ? 'There is another one.' : `There are ${others} others.`]
      : checked > 0
        ? ['Everything fits so far', 'Each exchange that was checked fits the contract, in both directions.']
        : ['Nothing has passed through yet', 'Use what calls the API. Findings appear here by themselves.'];
  return `<div class="empty"><p>${title}</p><p>${text}</p></div>`;
}

function operationSections(operations: OperationResult[]): string {
  const seen = operations.filter(({ outcome }) => outcome !== 'skipped');
  const unseen = operations.filter(({ outcome }) => outcome === 'skipped');
  return `<section id="operations"><h2>Operations</h2>
${seen.length > 0 ? `<details id="operations-seen"><summary>Seen: ${seen.length}</summary>${operationsTable(seen)}</details>` : ''}
${
  unseen.length > 0
    ? `<details id="operations-unseen"><summary>Not seen: ${unseen.length}</summary><ul>${unseen
        .map(({ operationId }) => `<li>${operationId}</li>`)
        .join('')}</ul></details>`
    : ''
}</section>`;
}

/** `openapi/cart.yaml:120` is a line of a page. */
function contractHref(place: string): string | undefined {
  const [, file, line] = /([^/\\]+\.(?:ya?ml|json)):(\d+)$/.exec(place) ?? [];
  return file && `${PAGE_PATH}/contract/${encodeURIComponent(file)}#L${line}`;
}

/**
 * Brings the page up to date while it is visible and "Update by itself" is checked. What is open stays open, and the focus stays
 * where it is. Without it, the page is complete and is loaded again by hand.
 */
const PAGE_SCRIPT = `
const INTERVAL_MS = 2000;
const live = document.getElementById('live');
const choice = live.querySelector('input');
const status = live.querySelector('[role=status]');
let version = document.getElementById('totals').dataset.version;
live.hidden = false;

function replace(id, next) {
  const current = document.getElementById(id);
  const open = [...current.querySelectorAll('details[open]')].map((element) => element.id);
  const focused = current.contains(document.activeElement) ? document.activeElement.closest('details')?.id : undefined;
  current.replaceWith(next);
  for (const each of open) document.getElementById(each)?.setAttribute('open', '');
  if (focused) document.getElementById(focused)?.querySelector('summary').focus({ preventScroll: true });
}

async function update() {
  if (!choice.checked || document.hidden) return;
  try {
    const current = await (await fetch('/contract-findings/version')).text();
    if (current === version) return;
    const next = document.createElement('template');
    next.innerHTML = await (await fetch('/contract-findings/content' + location.search)).text();
    const before = document.getElementById('finding-count').textContent;
    for (const id of ['totals', 'findings', 'operations']) replace(id, next.content.getElementById(id));
    const after = document.getElementById('finding-count').textContent;
    version = document.getElementById('totals').dataset.version;
    if (after !== before) status.textContent = 'Findings: ' + after;
    else if (status.dataset.failed) status.textContent = '';
    delete status.dataset.failed;
  } catch {
    status.textContent = 'The server does not respond.';
    status.dataset.failed = 'yes';
  }
}
setInterval(update, INTERVAL_MS);
`;

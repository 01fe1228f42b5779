/**
 * Brings the page up to date while it is visible and "Update by itself" is checked. What is open stays open, and the focus stays
 * where it is. Without it, the page is complete and is loaded again by hand.
 */
export const PAGE_SCRIPT = `
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

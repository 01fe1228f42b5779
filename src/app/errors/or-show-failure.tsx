import { createRoot } from 'react-dom/client';
import { findPage } from '../page-loader';
import { preferredLocale } from '../preferred-locale';
import { type FailureReason, loadFailure } from './failure';

/** Takes a step of the start without a server, which has rendered no page: a step that fails would leave an empty one. */
export async function orShowFailure(reason: FailureReason, start: () => Promise<unknown>): Promise<void> {
  try {
    await start();
  } catch (error) {
    await showFailure(reason);
    // For the console. No later step is taken.
    throw error;
  }
}

async function showFailure(reason: FailureReason): Promise<void> {
  const url = new URL(window.location.href);
  const locale = preferredLocale(undefined, navigator.languages.join(','), url.hostname);
  const { site } = findPage(url, locale).location;
  document.documentElement.lang = site.languageTag;
  const root = createRoot(document.getElementById('root') ?? document.body);
  root.render(await loadFailure(url, site, reason));
}

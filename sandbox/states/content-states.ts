import type { State } from './state';
import { LONG_TEXTS, statesOf } from './state-builders';

/** Questions, help, and what a page without a form shows. */
export const contentStates: readonly State[] = [
  ...statesOf(
    { page: 'faq', path: '/{locale}/faq' },
    {
      normal: ['normal', 'The questions by topic.', LONG_TEXTS],
      question: ['normal', 'One question with its answer.', { path: '/{locale}/faq/forgot-password' }],
      empty: ['empty', 'No question is found.', { path: '/{locale}/faq?q=nothingtobefoundhere' }],
    },
  ),
  ...['help', 'contact', 'shipping-and-returns', 'privacy', 'terms', 'accessibility'].flatMap((page) =>
    statesOf(
      { page, path: `/{locale}/${page}` },
      { normal: ['normal', `The page “${page}”.`, page === 'contact' ? LONG_TEXTS : {}] },
    ),
  ),
];

import type { Messages } from '@lingui/core';

/** Every catalogue by its path. In a file of its own: the first page's messages come with the page. */
export const catalogueFiles = import.meta.glob<{ messages: Messages }>([
  './locales/*.po',
  '../features/*/locales/*.po',
]);

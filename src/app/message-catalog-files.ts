import type { Messages } from '@lingui/core';

/** Every message catalog, by path. In its own chunk: a server-rendered page already includes its messages. */
export const catalogFiles = import.meta.glob<{ messages: Messages }>([
  './locales/*.po',
  '../features/**/locales/*.po',
]);

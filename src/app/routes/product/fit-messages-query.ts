import type { Messages } from '@lingui/core';
import type { DisplayLanguage } from '@/domain/locale/locales';
import type { Query } from '@/platform/reads/read';
import { loadMessages } from '../catalogues';

/** The messages about prescription fit, loaded as page data so that only pages that show them include them. */
export function fitMessagesQuery(language: DisplayLanguage): Query<Messages> {
  return {
    key: ['messages', 'prescription-fit', language],
    fetch: () => loadMessages(language, ['prescription-fit']),
  };
}

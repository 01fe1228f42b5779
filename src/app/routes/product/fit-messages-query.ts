import type { Messages } from '@lingui/core';
import type { DisplayLanguage } from '@/domain/locale/locales';
import type { Query } from '@/lib/queries/query';
import { loadMessages } from '../../message-catalogs';

/** The messages about prescription fit, loaded as page data so that only pages that show them include them. */
export function fitMessagesQuery(language: DisplayLanguage): Query<Messages> {
  return {
    key: ['messages', 'prescription-fit', language],
    fetch: () => loadMessages(language, ['prescription-fit']),
  };
}

import type { Messages } from '@lingui/core';
import type { DisplayLanguage } from '@/domain/locale/locales';
import type { Read } from '@/platform/reads/read';
import { loadMessages } from '../catalogues';

/** The texts about a prescription: an answer of the pages that show them, so that they travel with those alone. */
export function fitMessagesRead(language: DisplayLanguage): Read<Messages> {
  return {
    key: ['messages', 'prescription-fit', language],
    fetch: () => loadMessages(language, ['prescription-fit']),
  };
}

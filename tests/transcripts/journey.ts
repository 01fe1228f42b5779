import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { LOCALES, type LocaleCode } from '@/domain/locale/locales';
import { storeSelection } from '@/features/lens/testing/test-purchase';
import { panelRequest } from '@/lib/insurance/open-insurance-panel';
import { type Messages, messagesOf } from '../e2e/support/messages';
import { Transcript } from '../support/screen-reader';
import { meaninglessLines } from './check-transcript';

/** One store for each language. */
const STORES = ['lc-us', 'es-us', 'fr-ca'] as const satisfies LocaleCode[];

export interface Journey {
  locale: (typeof STORES)[number];
  text: Messages;
  transcript: Transcript;
}

/** Compares what is said on a journey in each language with its transcript, which is read by people. */
export function journey(name: string, walk: (journey: Journey) => Promise<void>): void {
  it.each(STORES)(`${name}, %s`, async (locale) => {
    // Clears the state of the journey before, which a new page of a browser does not know either.
    storeSelection({});
    panelRequest.set(undefined);
    const transcript = new Transcript(locale);
    await walk({ locale, text: messagesOf(locale), transcript });
    const text = await transcript.finish();
    const file = `docs/transcripts/${name}.${LOCALES[locale].displayLanguage}.txt`;
    await expect(text).toMatchFileSnapshot(resolve(file));
    expect(meaninglessLines(transcript.lines, locale)).toEqual([]);
  });
}

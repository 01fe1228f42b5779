import type { WireText } from '../response-view';

/** Returns a text in English, Spanish (US) and French (Canada), and in Canadian English where it differs. */
export function wireText(en: string, es: string, fr: string, enCa?: string): WireText {
  return enCa === undefined ? { en, es, fr } : { en, es, fr, enCa };
}

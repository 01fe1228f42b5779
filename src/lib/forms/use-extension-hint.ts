import { useLingui } from '@lingui/react/macro';

/** What a phone field says when it leaves out an extension: a number has ten digits (000 §5). */
export function useExtensionHint(): string {
  const { t } = useLingui();
  return t`The extension is left out: a phone number has ten digits.`;
}

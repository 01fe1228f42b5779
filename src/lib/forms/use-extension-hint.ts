import { useLingui } from '@lingui/react/macro';

/** Returns the hint of a phone field that drops an extension: a number has ten digits (000 §5). */
export function useExtensionHint(): string {
  const { t } = useLingui();
  return t`The extension is left out: a phone number has ten digits.`;
}

import { useLingui } from '@lingui/react/macro';

/** Returns the labels of a dialog whose code is loading (`DialogShell`). */
export function useShellLabels() {
  const { t } = useLingui();
  return { closeLabel: t`Close`, loadingLabel: t`Loading` };
}

import { useLingui } from '@lingui/react/macro';

/** Returns the name of a lens type; undefined for one that we have no word for. */
export function useLensTypeName(): (type: string | undefined) => string | undefined {
  const { t } = useLingui();
  const names: Record<string, string> = {
    'single-vision': t`Single vision`,
    progressive: t`Progressive`,
    bifocal: t`Bifocal`,
  };
  return (type) => (type === undefined ? undefined : names[type]);
}

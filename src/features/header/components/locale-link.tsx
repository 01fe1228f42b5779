import { useLingui } from '@lingui/react/macro';
import { useSite } from '@/lib/site/site';
import { GlobeIcon } from '@/ui/icons/icons';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { cx } from '@/ui/lib/cx';

export interface LocaleLinkProps {
  /** Fragment link to the locale switcher on this page. */
  href: `#${string}`;
  className?: string;
}

/** Shows the current country and language and links to the locale switcher. */
export function LocaleLink({ href, className }: LocaleLinkProps) {
  const { t } = useLingui();
  const { country, displayLanguage } = useSite();
  const names = { us: t`United States`, ca: t`Canada` };
  const languages = { en: t`English`, es: t`Spanish`, fr: t`French` };
  return (
    <a href={href} className={cx('flex min-h-11 items-center gap-2 text-sm', className)}>
      <GlobeIcon />
      {names[country]} · {languages[displayLanguage]}
      <VisuallyHidden>{t`Change`}</VisuallyHidden>
    </a>
  );
}

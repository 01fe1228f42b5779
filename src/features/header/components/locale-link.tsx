import { useLingui } from '@lingui/react/macro';
import { useSite } from '@/lib/site/site';
import { GlobeIcon } from '@/ui/icons/icons';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { cx } from '@/ui/lib/cx';

export interface LocaleLinkProps {
  /** Fragment link to the locale switcher on this page. */
  href: `#${string}`;
  /** Shows the sign alone, where longer languages leave no room. */
  isCompact?: boolean;
  className?: string;
}

/** Shows the current country and language and links to the locale switcher. */
export function LocaleLink({ href, isCompact, className }: LocaleLinkProps) {
  const { t } = useLingui();
  const { country, displayLanguage } = useSite();
  const names = { us: t`United States`, ca: t`Canada` };
  const languages = { en: t`English`, es: t`Spanish`, fr: t`French` };
  const current = `${names[country]} · ${languages[displayLanguage]}`;
  return (
    <a href={href} className={cx('flex min-h-11 items-center gap-2 text-sm', className)}>
      <GlobeIcon />
      {isCompact ? null : current}
      <VisuallyHidden>
        {isCompact ? current : null} {t`Change`}
      </VisuallyHidden>
    </a>
  );
}

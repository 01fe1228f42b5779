import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { localesOf } from '@/domain/locale/locale-lookup';
import { localeOrigin } from '@/domain/locale/locale-origin';
import { localeUrl } from '@/domain/locale/locale-url';
import { type Country, LOCALES, type LocaleCode } from '@/domain/locale/locales';
import { useSiteOrigin } from '@/lib/meta/site-origin';
import { useSite } from '@/lib/site/site';
import { CheckIcon } from '@/ui/icons/icons';

export interface LocaleSwitcherProps {
  id: string;
  /** True if the current page exists, and so exists in every locale. If not, links go to the home pages. */
  pageExists: boolean;
}

/**
 * Links to the same page in other languages and countries (000 §2). Uses full page loads, because each country has a separate
 * store, price list and cart.
 */
export function LocaleSwitcher({ id, pageExists }: LocaleSwitcherProps) {
  const { t } = useLingui();
  return (
    <nav id={id} aria-label={t`Country and language`} className="grid grid-cols-pair gap-x-6 gap-y-4">
      <CountryLocales country="us" name={t`United States`} pageExists={pageExists} />
      <CountryLocales country="ca" name={t`Canada`} pageExists={pageExists} />
    </nav>
  );
}

interface CountryLocalesProps extends Pick<LocaleSwitcherProps, 'pageExists'> {
  country: Country;
  name: string;
}

function CountryLocales({ country, name, pageExists }: CountryLocalesProps) {
  return (
    <div>
      <p className="text-on-ink-soft text-sm">{name}</p>
      <ul className="mt-1">
        {localesOf(country).map((locale) => (
          <li key={locale}>
            <LocaleOption locale={locale} pageExists={pageExists} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface LocaleOptionProps extends Pick<LocaleSwitcherProps, 'pageExists'> {
  locale: LocaleCode;
}

function LocaleOption({ locale, pageExists }: LocaleOptionProps) {
  const site = useSite();
  const currentLocation = useLocation();
  const origin = useSiteOrigin();
  const languageName = useLanguageName(locale);
  const { languageTag } = LOCALES[locale];
  const isCurrent = locale === site.locale;
  const hrefFrom = (current: { pathname: string; search: string }) =>
    localeOrigin(origin, locale) + (pageExists ? localeUrl(current, locale) : `/${locale}`);
  return (
    <a
      href={hrefFrom(currentLocation)}
      onClick={({ currentTarget }) => {
        // A page may name its choices in the URL without a navigation, which the router does not see.
        currentTarget.href = hrefFrom(window.location);
      }}
      lang={languageTag}
      hrefLang={languageTag}
      aria-current={isCurrent ? 'true' : undefined}
      className="inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline"
    >
      {languageName}
      {isCurrent ? <CheckIcon size={16} /> : null}
    </a>
  );
}

function useLanguageName(locale: LocaleCode): string {
  const { t } = useLingui();
  const names = { en: t`English`, es: t`Español`, fr: t`Français` };
  return names[LOCALES[locale].displayLanguage];
}

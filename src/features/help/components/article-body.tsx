import { Trans, useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { parseIsoDay } from '@/domain/dates/calendar-date';
import { formatLongDay } from '@/domain/dates/format-day';
import { RichText } from '@/lib/content/rich-text';
import { useSite } from '@/lib/site/site';
import { Heading } from '@/ui/layout/heading';
import { loadArticle } from '../api/articles';
import type { ArticleName } from '../content/article';

/** Renders the intro, table of contents and sections of an article. */
export function ArticleBody({ name }: { name: ArticleName }) {
  const site = useSite();
  const { t } = useLingui();
  const { intro, updated, sections } = use(loadArticle(name, site));
  const updatedOn = parseIsoDay(updated);
  return (
    <div className="grid grid-cols-1 gap-12 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-12">
      <nav aria-label={t`On this page`} className="self-start lg:sticky lg:top-28">
        <ul className="grid">
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-block py-[0.59375rem] underline-offset-4 hover:underline">
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid min-w-0 max-w-text grid-cols-1 gap-10">
        <div className="text-lg">
          <RichText text={intro} />
        </div>
        {sections.map(({ id, heading, text }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-28">
            <Heading level={2} size="md" id={`${id}-heading`} className="mb-4">
              {heading}
            </Heading>
            <div className="text-ink-soft">
              <RichText text={text} />
            </div>
          </section>
        ))}
        {updatedOn ? (
          <p className="text-ink-soft text-sm">
            <Trans>Last changed on {formatLongDay(updatedOn, site.languageTag)}</Trans>
          </p>
        ) : null}
      </div>
    </div>
  );
}

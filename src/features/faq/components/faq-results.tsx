import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { groupBy } from '@/domain/collections/group-by';
import { RichText } from '@/lib/content/rich-text';
import { helpPaths } from '@/lib/navigation/help-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import { Accordion } from '@/ui/disclosure/accordion';
import { EmptyState } from '@/ui/display/empty-state';
import { Heading } from '@/ui/layout/heading';
import { useTopicNames } from '../hooks/use-topic-names';
import type { FaqEntry } from '../state/faq-entry';
import type { FaqList } from '../state/faq-list';

/** Shows the number of questions, and those of the page under their topics. */
export function FaqResults({ list }: { list: FaqList }) {
  const names = useTopicNames();
  const groups = [...groupBy(list.visible, ({ topic }) => topic)];
  return (
    <div className="grid grid-cols-1 gap-8">
      <p role="status" className="text-ink-soft">
        <ListStatus list={list} />
      </p>
      {groups.map(([topic, entries]) => (
        <section key={topic} aria-labelledby={`topic-${topic}`}>
          <Heading level={2} size="sm" id={`topic-${topic}`} className="mb-4">
            {names[topic]}
          </Heading>
          {entries.map((entry) => (
            <Question key={entry.key} entry={entry} isOpen={entry === list.opened} />
          ))}
        </section>
      ))}
      {groups.length === 0 ? <NoHits /> : null}
    </div>
  );
}

function ListStatus({ list: { total, q, page, pageCount: pages } }: { list: FaqList }) {
  const { t } = useLingui();
  const count = q
    ? t`${plural(total, { one: '# question for', other: '# questions for' })} “${q}”`
    : t`${plural(total, { one: '# question', other: '# questions' })}`;
  return pages > 1 ? t`${count}, page ${page} of ${pages}` : count;
}

function Question({ entry: { key, question, answer }, isOpen }: { entry: FaqEntry; isOpen: boolean }) {
  return (
    <Accordion id={key} title={question} level={3} open={isOpen} className="scroll-mt-28">
      <RichText text={answer} />
    </Accordion>
  );
}

function NoHits() {
  const site = useSite();
  return (
    <EmptyState
      title={<Trans>Nothing found for that</Trans>}
      actions={
        <>
          <ButtonLink render={<PageLink href={helpPaths.faq(site)} />}>
            <Trans>All questions</Trans>
          </ButtonLink>
          <ButtonLink variant="secondary" render={<PageLink href={helpPaths.contact(site)} />}>
            <Trans>Contact us</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>Try fewer or other words, such as “return” or “doctor”.</Trans>
    </EmptyState>
  );
}

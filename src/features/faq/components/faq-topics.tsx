import { useLingui } from '@lingui/react/macro';
import { helpPaths } from '@/lib/navigation/help-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { useSite } from '@/lib/site/site';
import { useTopicNames } from '../hooks/use-topic-names';
import { FAQ_TOPICS, type FaqEntry, type FaqTopic } from '../state/faq-entry';

export interface FaqTopicsProps {
  entries: readonly FaqEntry[];
  current: FaqTopic | undefined;
}

/** Links to the questions of each topic. */
export function FaqTopics({ entries, current }: FaqTopicsProps) {
  const { t } = useLingui();
  const names = useTopicNames();
  const topics = FAQ_TOPICS.filter((topic) => entries.some((entry) => entry.topic === topic));
  return (
    <nav aria-label={t`Topics`} className="min-w-0">
      {/* One row to scroll on phones and tablets, so that the questions are in view; with room for the focus ring. */}
      <ul className="flex gap-2 max-lg:-mx-5 max-lg:overflow-x-auto max-lg:px-5 max-lg:py-1 sm:max-lg:-mx-8 sm:max-lg:px-8 lg:flex-col lg:gap-0">
        <TopicLink label={t`All questions`} isCurrent={current === undefined} />
        {topics.map((topic) => (
          <TopicLink key={topic} topic={topic} label={names[topic]} isCurrent={topic === current} />
        ))}
      </ul>
    </nav>
  );
}

interface TopicLinkProps {
  topic?: FaqTopic;
  label: string;
  isCurrent: boolean;
}

function TopicLink({ topic, label, isCurrent }: TopicLinkProps) {
  const site = useSite();
  return (
    <li className="flex-none">
      <PageLink
        href={helpPaths.faq(site, { topic })}
        preserveScroll
        aria-current={isCurrent ? 'true' : undefined}
        className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 underline-offset-4 hover:underline aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-on-ink lg:border-0 lg:px-0 lg:aria-[current]:bg-transparent lg:aria-[current]:font-semibold lg:aria-[current]:text-ink"
      >
        {label}
      </PageLink>
    </li>
  );
}

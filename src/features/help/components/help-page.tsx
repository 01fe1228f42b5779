import { lazy, Suspense } from 'react';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { HydrationSection } from '@/lib/hydration/hydration-section';
import { PageMeta } from '@/lib/meta/page-meta';
import { Container } from '@/ui/layout/container';
import { Heading } from '@/ui/layout/heading';
import { ARTICLE_NAMES } from '../content/article';
import { useHelpCopy } from '../hooks/use-help-copy';

// Server-rendered; code and content load when the shopper turns to the links.
const ArticleBody = deferHydration(async () => (await import('./article-body')).ArticleBody);
const HelpTopics = deferHydration(async () => (await import('./help-topics')).HelpTopics);
// Shows the hours in the shopper's time, which the server does not know.
const ContactDetails = lazy(async () => ({ default: (await import('./contact-details')).ContactDetails }));

/** Renders a help page: the hub, the contact page or an article. */
export function HelpPage({ name }: { name: string | undefined }) {
  const { title, description } = useHelpCopy(name);
  return (
    <Container className="py-10 lg:py-16">
      <PageMeta title={title} description={description} />
      <Heading level={1} size="lg" className="mb-8 lg:mb-12">
        {title}
      </Heading>
      <HydrationSection>
        <HelpContent name={name} />
      </HydrationSection>
    </Container>
  );
}

function HelpContent({ name }: { name: string | undefined }) {
  const article = ARTICLE_NAMES.find((articleName) => articleName === name);
  if (article) return <ArticleBody name={article} />;
  if (name !== 'contact') return <HelpTopics />;
  return (
    <Suspense fallback={null}>
      <ContactDetails />
    </Suspense>
  );
}

import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { HydrationSection } from '@/lib/hydration/hydration-section';
import { PageMeta } from '@/lib/meta/page-meta';
import { Container } from '@/ui/layout/container';
import { Heading } from '@/ui/layout/heading';
import { ARTICLE_NAMES } from '../content/article';

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

/** Returns the title and description of a help page; of the hub for any other name. */
function useHelpCopy(name: string | undefined): { title: string; description: string } {
  const { t } = useLingui();
  switch (name) {
    case 'contact':
      return {
        title: t`Contact us`,
        description: t`Phone, hours and address of our customer service.`,
      };
    case 'shipping-and-returns':
      return {
        title: t`Shipping and returns`,
        description: t`How long glasses and contact lenses take, what shipping costs, and how to send something back.`,
      };
    case 'privacy':
      return {
        title: t`Privacy`,
        description: t`What this store knows about you, what it stores on your device, and how your prescription is treated.`,
      };
    case 'terms':
      return {
        title: t`Terms of sale`,
        description: t`What applies when you order: prices, prescriptions, payment, delivery, returns and protection plans.`,
      };
    case 'accessibility':
      return {
        title: t`Accessibility`,
        description: t`How this store works with a keyboard, a screen reader, large text and less motion, and what to do if it does not.`,
      };
    default:
      return {
        title: t`Help`,
        description: t`Orders, returns, prescriptions and your account: where to find it, and how to reach us.`,
      };
  }
}

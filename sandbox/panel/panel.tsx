import { ButtonLink } from '@/ui/actions/button-link';
import { Tabs } from '@/ui/disclosure/tabs';
import { Notice } from '@/ui/display/notice';
import { SkeletonText } from '@/ui/display/skeleton';
import { ToastProvider } from '@/ui/feedback/toast-provider';
import { ToastRegion } from '@/ui/feedback/toast-region';
import { Container } from '@/ui/layout/container';
import { Heading } from '@/ui/layout/heading';
import { SkipLink } from '@/ui/layout/skip-link';
import { Stack } from '@/ui/layout/stack';
import { AdvisorSection } from './advisor-section';
import { CartSection } from './cart-section';
import { ClockSection } from './clock-section';
import { DataSection } from './data-section';
import { EmailsSection } from './emails-section';
import { ExamsSection } from './exams-section';
import { InsuranceSection } from './insurance-section';
import { LatencySection } from './latency-section';
import { OrdersSection } from './orders/orders-section';
import { PatientSection } from './patient-section';
import { RequestsSection } from './requests-section';
import { ScenariosSection } from './scenarios-section';
import { ShopperSection } from './shopper-section';
import { useStatus } from './use-sandbox';

const STORES = ['lc-us', 'es-us', 'en-ca', 'fr-ca'];

/** Renders the sandbox's page: shows its state, and controls scenarios, latency, shopper and data. */
export function Panel() {
  const { data: status, error } = useStatus();
  return (
    <ToastProvider>
      <SkipLink href="#panel">Skip to the panel</SkipLink>
      <Container
        as="header"
        className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 py-8 lg:py-12"
      >
        <div>
          <Heading level={1} size="lg">
            Sandbox
          </Heading>
          <p className="mt-2 max-w-text text-ink-soft">It stands in for the commerce API.</p>
        </div>
        <Stack as="nav" row gap="xs" aria-label="Pages">
          {STORES.map((locale) => (
            <ButtonLink key={locale} href={`/${locale}`} variant="quiet" size="md" target="store">
              {locale}
            </ButtonLink>
          ))}
          <ButtonLink href="#tools" variant="quiet" size="md" className="lg:hidden">
            Scenarios and logs
          </ButtonLink>
          <ButtonLink href="/sandbox/docs/" variant="secondary">
            Contract
          </ButtonLink>
          <ButtonLink href="/sandbox/gallery" variant="secondary">
            Gallery
          </ButtonLink>
          <ButtonLink href="/sandbox/states" variant="secondary">
            States
          </ButtonLink>
        </Stack>
      </Container>
      <Container as="main" id="panel" tabIndex={-1} className="pb-24">
        {status?.notice ? (
          <Notice tone="warning" className="mb-8">
            {status.notice}
          </Notice>
        ) : null}
        {error ? (
          <Notice tone="error" title="The sandbox is not responding" className="mb-8">
            Is it running? The panel retries when you return to it.
          </Notice>
        ) : null}
        <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid min-w-0 gap-10 lg:order-2">
            {status ? (
              <>
                <ShopperSection shopper={status.shopper} members={status.members} />
                <CartSection carts={status.carts} />
                <ClockSection now={status.now} ahead={status.ahead} />
                <PatientSection patients={status.patients} />
                <InsuranceSection insurance={status.insurance} />
                <ExamsSection exams={status.exams} />
                <AdvisorSection profile={status.advisorProfile} />
                <LatencySection milliseconds={status.latency} />
              </>
            ) : (
              <SkeletonText lines={10} />
            )}
            <DataSection />
          </div>
          <div id="tools" className="min-w-0 scroll-mt-4">
            <Tabs
              label="Scenarios, orders, requests and emails"
              tabs={[
                {
                  value: 'scenarios',
                  label: 'Scenarios',
                  panel: <ScenariosSection current={status?.scenario ?? ''} />,
                },
                { value: 'orders', label: 'Orders', panel: <OrdersSection /> },
                { value: 'requests', label: 'Requests', panel: <RequestsSection /> },
                { value: 'emails', label: 'Sent emails', panel: <EmailsSection /> },
              ]}
            />
          </div>
        </div>
      </Container>
      <ToastRegion dismissLabel="Dismiss" />
    </ToastProvider>
  );
}

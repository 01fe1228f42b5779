import { useState } from 'react';
import { LOCALE_CODES } from '@/domain/locale/locales';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/button-link';
import { Accordion } from '@/ui/disclosure/accordion';
import { Tabs } from '@/ui/disclosure/tabs';
import { Badge } from '@/ui/display/badge';
import { Notice } from '@/ui/display/notice';
import { SkeletonText } from '@/ui/display/skeleton';
import { ToastProvider } from '@/ui/feedback/toast-provider';
import { ToastRegion } from '@/ui/feedback/toast-region';
import { Select } from '@/ui/fields/select';
import { TextField } from '@/ui/fields/text-field';
import { Container } from '@/ui/layout/container';
import { Heading } from '@/ui/layout/heading';
import { SkipLink } from '@/ui/layout/skip-link';
import { Stack } from '@/ui/layout/stack';
import { api, type OrderMoveName, type OrderView, unwrapResponse } from './client';
import { DataSection } from './data-section';
import { EmailsSection } from './emails-section';
import { filterOrders } from './orders/filter-orders';
import { KINDS, MOVES, STORE_NAMES, statusText, TRACKING_PAGES } from './orders/order-labels';
import { RequestsSection } from './requests-section';
import { ScenariosSection } from './scenarios-section';
import { ShopperSection } from './shopper-section';
import {
  AdvisorSection,
  CartSection,
  ClockSection,
  ExamsSection,
  InsuranceSection,
  LatencySection,
  PatientSection,
} from './side-sections';
import { useAction } from './use-action';
import { refreshOrders, useOrders, useStatus } from './use-sandbox';

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
          {LOCALE_CODES.map((locale) => (
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

/** Shows the placed orders with their tracking, and moves them. */
function OrdersSection() {
  const { data: orders, error } = useOrders();
  const [searchText, setSearchText] = useState('');
  const filtered = filterOrders(orders ?? [], searchText);
  return (
    <>
      <p className="mb-5 max-w-text text-ink-soft text-sm">
        Yours first, then the demo orders: one for each status, for members and guests of both stores. An
        order moves on with the sandbox’s clock until you move it; then it stays. Emails of orders that
        somebody placed are not shown.
      </p>
      <TextField
        label="Find an order"
        type="search"
        clearLabel="Clear search"
        placeholder="shipped, ada, 10852, 9011 …"
        value={searchText}
        onChange={(event) => setSearchText(event.target.value)}
      />
      {error ? (
        <Notice tone="error" className="mt-4" live="polite">
          The orders did not load. The panel keeps retrying.
        </Notice>
      ) : null}
      {orders ? (
        <>
          <p role="status" className="mt-3 text-ink-soft text-sm">
            {filtered.length === 1 ? '1 order' : `${filtered.length} orders`}
          </p>
          <div className="mt-2">
            {filtered.map((order) => (
              <OrderRow key={order.orderId} order={order} />
            ))}
          </div>
        </>
      ) : (
        <SkeletonText lines={8} />
      )}
    </>
  );
}

const DATE_TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Shows one order; opened, its items and where they can move. */
function OrderRow({ order }: { order: OrderView }) {
  const { orderId, storeId, demoTitle, email, isOwn, placedAt, items } = order;
  const statuses = [...new Set(items.map(({ status }) => status))];
  return (
    <Accordion
      title={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span>{orderId}</span>
          {isOwn ? <Badge tone="accent">Yours</Badge> : null}
          <Badge tone="outline">{STORE_NAMES[storeId]}</Badge>
          {statuses.map((status) => (
            <Badge key={status}>{status}</Badge>
          ))}
          <span className="basis-full text-ink-soft text-sm">{demoTitle || 'Placed in the store'}</span>
        </span>
      }
    >
      <p className="text-sm">
        Placed <time dateTime={new Date(placedAt).toISOString()}>{DATE_TIME.format(placedAt)}</time>
        {email ? (
          <>
            {' '}
            by <span className="break-all">{email}</span>
          </>
        ) : null}
      </p>
      <Stack row gap="xs" className="mt-3">
        <CopyButton label="order ID" value={orderId} />
        {email ? <CopyButton label="email" value={email} /> : null}
        <ButtonLink href={TRACKING_PAGES[storeId] ?? ''} variant="secondary" target="store">
          Open tracking
        </ButtonLink>
      </Stack>
      <ul className="mt-4 grid gap-1 text-sm">
        {items.map((item) => (
          <li key={item.orderItemId}>
            {item.quantity} × {item.name}{' '}
            <span className="text-ink-soft">
              ({KINDS[item.kind]}, {item.orderItemId})
            </span>
            : {statusText(item)}
          </li>
        ))}
      </ul>
      <MoveForm order={order} />
    </Accordion>
  );
}

/** Copies a value for the tracking form: an email is not put into a URL. */
function CopyButton({ label, value }: { label: string; value: string }) {
  const { run } = useAction();
  return (
    <Button
      variant="secondary"
      onClick={() => void run(() => navigator.clipboard.writeText(value), `Copied the ${label}.`)}
    >
      Copy {label}
    </Button>
  );
}

const ALL_ITEMS = '';

/** Moves the order or one of its items. */
function MoveForm({ order: { orderId, items } }: { order: OrderView }) {
  const { busy, run } = useAction();
  const [itemId, setItemId] = useState(ALL_ITEMS);
  const [move, setMove] = useState<OrderMoveName>('prescription-received');
  const mainItems = items.filter(({ kind }) => kind !== 'LENS' && kind !== 'WARRANTY');
  const submit = () =>
    run(async () => {
      const orderItemId = itemId === ALL_ITEMS ? {} : { orderItemId: itemId };
      await unwrapResponse(api.order.$put({ json: { orderId, ...orderItemId, move } }));
      await refreshOrders();
    }, `Order ${orderId} has moved.`);
  return (
    <form
      className="mt-4 grid gap-3 sm:grid-cols-[1fr_1fr_auto] sm:items-end"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <Select
        label="Items"
        options={[
          { value: ALL_ITEMS, label: 'All items' },
          ...mainItems.map(({ orderItemId, name, kind }) => ({
            value: orderItemId,
            label: `${name}, ${KINDS[kind]}`,
          })),
        ]}
        value={itemId}
        onChange={(event) => setItemId(event.target.value)}
      />
      <Select
        label="Move to"
        options={[...MOVES]}
        value={move}
        onChange={(event) => setMove(MOVES.find(({ value }) => value === event.target.value)?.value ?? move)}
      />
      <Button type="submit" aria-disabled={busy || undefined}>
        Move
      </Button>
    </form>
  );
}

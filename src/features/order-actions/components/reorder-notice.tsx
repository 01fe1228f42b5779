import type { ReorderedItem } from '@generated/orders/model/reorderedItem';
import type { UnavailableItem } from '@generated/orders/model/unavailableItem';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { TrackedItem } from '@/domain/orders/tracked-order';
import { TooManyTries } from '@/lib/http/too-many-tries';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import { Notice } from '@/ui/display/notice';
import type { ReorderOutcome } from '../api/reorder';
import { useItemNames } from '../hooks/use-item-names';

interface ReorderNoticeProps {
  outcome: ReorderOutcome;
  /** Ordered items. */
  items: readonly (Pick<TrackedItem, 'orderItemId' | 'kind' | 'name'> & Partial<Pick<TrackedItem, 'lens'>>)[];
}

/** Reports the new items in the cart, their prescriptions, and items that could not be added. */
export function ReorderNotice({ outcome, items }: ReorderNoticeProps) {
  const site = useSite();
  if (outcome.status !== 'done') return <ReorderFailure outcome={outcome} />;
  const { added, unavailable } = outcome.result;
  if (added.length === 0) {
    return (
      <Notice tone="warning" title={<Trans>Nothing could be added to your cart</Trans>}>
        <UnavailableItems items={unavailable} />
      </Notice>
    );
  }
  const count = added.length;
  return (
    <Notice
      tone={unavailable.length > 0 ? 'warning' : 'success'}
      title={<Plural value={count} one="# item is in your cart" other="# items are in your cart" />}
      action={
        <ButtonLink variant="secondary" render={<PageLink href={sitePaths.cart(site)} />}>
          <Trans>Go to your cart</Trans>
        </ButtonLink>
      }
    >
      <Prescriptions added={added} items={items} />
      {unavailable.length > 0 ? <UnavailableItems items={unavailable} /> : null}
    </Notice>
  );
}

function ReorderFailure({ outcome }: { outcome: Exclude<ReorderOutcome, { status: 'done' }> }) {
  switch (outcome.status) {
    case 'too-many-tries':
      return (
        <Notice tone="error">
          <TooManyTries minutes={outcome.minutes} />
        </Notice>
      );
    case 'cart-locked':
      return (
        <Notice tone="error" title={<Trans>Your cart is locked by our customer service</Trans>}>
          <Trans>Please try again later.</Trans>
        </Notice>
      );
    case 'not-found':
      return (
        <Notice tone="error" title={<Trans>This order was not found anymore</Trans>}>
          <Trans>Track the order again with its number and your email.</Trans>
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="error" title={<Trans>We did not hear back about your cart</Trans>}>
          <Trans>Please try again: nothing is added twice.</Trans>
        </Notice>
      );
  }
}

/** Explains the sources of the items' prescriptions, one sentence each. */
function Prescriptions({
  added,
  items,
}: {
  added: readonly ReorderedItem[];
  items: ReorderNoticeProps['items'];
}) {
  const nameOf = useItemNames(items);
  const namesWith = (prescription: ReorderedItem['prescription']) =>
    added
      .filter((item) => item.prescription === prescription)
      .flatMap(({ orderItemId }) => items.find((item) => item.orderItemId === orderItemId) ?? [])
      .map(nameOf)
      .join('; ');
  const has = (prescription: ReorderedItem['prescription']) =>
    added.some((item) => item.prescription === prescription);
  const named = (names: string, text: ReactNode) => (
    <p>
      {names && added.length > 1 ? `${names}: ` : null}
      {text}
    </p>
  );
  return (
    <>
      {has('COPIED') ? named(namesWith('COPIED'), <Trans>With the prescription of this order.</Trans>) : null}
      {has('ACCOUNT')
        ? named(
            namesWith('ACCOUNT'),
            <Trans>
              The prescription of this order has expired, so we took the current one from your account.
            </Trans>,
          )
        : null}
      {has('EXPIRED')
        ? named(
            namesWith('EXPIRED'),
            <Trans>The prescription of this order has expired. We ask for your new one at checkout.</Trans>,
          )
        : null}
      {has('NEEDED')
        ? named(namesWith('NEEDED'), <Trans>We ask for your prescription at checkout.</Trans>)
        : null}
    </>
  );
}

/** Items that could not be added to the cart, with the reason. */
function UnavailableItems({ items }: { items: readonly UnavailableItem[] }) {
  const { t } = useLingui();
  const textOf = ({ name, reason }: UnavailableItem): string => {
    switch (reason) {
      case 'OUT_OF_STOCK':
        return t`${name} is sold out.`;
      case 'NOT_OFFERED':
        return t`${name} is no longer sold.`;
      case 'LENS_NOT_OFFERED':
        return t`The lenses of ${name} are no longer sold for this frame. Choose new ones on its page.`;
      case 'PLAN_NOT_OFFERED':
        return t`The protection plan of ${name} is no longer sold.`;
      case 'OVER_QUANTITY':
        return t`There are already as many ${name} in your cart as we can send.`;
    }
  };
  return (
    // biome-ignore lint/a11y/noRedundantRoles: WebKit drops list semantics with list-style none
    <ul role="list" className="grid grid-cols-1 gap-1">
      {items.map((item) => (
        <li key={`${item.orderItemId} ${item.reason}`}>{textOf(item)}</li>
      ))}
    </ul>
  );
}

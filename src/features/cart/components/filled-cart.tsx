import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { type FilledCartState, useCart } from '@/lib/cart/cart-query';
import type { LoadCheckoutSignIn } from '@/lib/checkout/sign-in-slot';
import { announce } from '@/lib/navigation/announcer';
import { useStoreValue } from '@/lib/state/create-store';
import { Button } from '@/ui/actions/button';
import { RetryButton } from '@/ui/actions/retry-button';
import { Notice, type NoticeProps } from '@/ui/display/notice';
import { useScrollIntoView } from '@/ui/fields/use-scroll-into-view';
import { DialogShell } from '@/ui/overlay/dialog-shell';
import { useCartProducts } from '../api/cart-products';
import { toCartView } from '../api/to-cart-view';
import type { ChangeFailure } from '../api/use-cart-change';
import { useCartChanges } from '../api/use-cart-changes';
import { useCartViewEvent } from '../hooks/use-cart-view-event';
import { type EditNotice as EditNoticeState, type LensEdit, useLensEdit } from '../hooks/use-lens-edit';
import { useLineItemNames } from '../hooks/use-line-item-names';
import { useRemoveLine } from '../hooks/use-remove-line';
import type { RenderInsurance } from '../slots';
import { storedEdit, storeEdit } from '../state/edited-line';
import { insertRemovedLine, useRemovedLine } from '../state/removed-line';
import { CartSummary } from './cart-summary';
import { ChangeFailureNotice } from './change-failure-notice';
import type { LoadLensEditor } from './lens-editor-props';
import { LineItemRow } from './line-item-row';
import { RemovedLine } from './removed-line';

interface FilledCartProps {
  loadLensEditor: LoadLensEditor;
  loadSignIn: LoadCheckoutSignIn;
  renderInsurance?: RenderInsurance;
}

/**
 * Shows the line items of a cart and the order summary. It reads the cart itself: its place must not update before it loads.
 */
export function FilledCart(props: FilledCartProps) {
  const cart = useCart();
  return cart.state === 'filled' ? <CartLines {...cart} {...props} /> : null;
}

function CartLines(props: FilledCartState & FilledCartProps) {
  const { cart, outdated, retry, loadLensEditor, loadSignIn, renderInsurance } = props;
  const view = toCartView(cart, useCartProducts(cart)?.catalogEntryView);
  const changes = useCartChanges();
  const list = useRef<HTMLUListElement>(null);
  const names = useLineItemNames(view.lineItems);
  const { t } = useLingui();
  const edit = useLensEdit({ view, changes, loadEditor: loadLensEditor, list });
  const { open, notice } = edit;
  const stored = useStoreValue(storedEdit);
  const removeLine = useRemoveLine(changes);
  const removed = useRemovedLine();
  useCartViewEvent(view.lineItems);
  const aboveLines = outdated
    ? (changes.failure ?? changes.codeFailure)
    : changes.failure?.lineId
      ? undefined
      : changes.failure;

  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
      <div className="grid grid-cols-1 content-start gap-6">
        <CartNotices locked={view.locked} failure={aboveLines} outdated={outdated} onRetry={retry} />
        {notice ? (
          <EditNotice
            notice={notice}
            name={names.get(notice.lineItem.orderItemId) ?? notice.lineItem.name}
            begin={edit.begin}
          />
        ) : null}
        <ul
          ref={list}
          tabIndex={-1}
          className="grid grid-cols-1 gap-8"
          aria-label={t`In your cart`}
          aria-busy={changes.busy}
        >
          {insertRemovedLine(view.lineItems, removed).map((lineItem) => {
            if (lineItem === removed?.lineItem)
              return <RemovedLineRow key={lineItem.orderItemId} onRestored={() => list.current?.focus()} />;
            const name = names.get(lineItem.orderItemId) ?? lineItem.name;
            const remove = async () => {
              if (!(await removeLine({ lineItem, name, isOnly: view.lineItems.length === 1 }))) return;
              announce(t`${name} was removed from your cart.`);
            };
            return (
              <LineItemRow
                key={lineItem.orderItemId}
                lineItem={lineItem}
                name={name}
                disabled={view.locked}
                busy={changes.busy}
                failure={
                  !outdated && changes.failure?.lineId === lineItem.orderItemId ? changes.failure : undefined
                }
                isLoadingLenses={edit.loadingLine === lineItem.orderItemId}
                onQuantity={(quantity) => void changes.setQuantity(lineItem, quantity)}
                onRemove={() => void remove()}
                onLenses={(step) => edit.begin(lineItem, step ? { step } : {})}
                onPlan={(plan) => changes.setPlan({ orderId: view.orderId, lineItem }, plan)}
              />
            );
          })}
        </ul>
      </div>
      <CartSummary {...{ view, changes, outdated, loadSignIn }}>{renderInsurance?.(cart)}</CartSummary>
      {edit.loadingLine ? (
        <DialogShell closesOnBack="always" title={t`Edit your lenses`} aside={null} onClose={edit.cancel} />
      ) : null}
      {open ? (
        <open.Editor
          key={open.lineItem.orderItemId}
          lineItem={open.lineItem}
          initialStep={open.step}
          triggerRef={edit.triggerRef}
          stored={stored ?? {}}
          onStore={(stored) => storeEdit({ orderItemId: open.lineItem.orderItemId, ...stored })}
          busy={changes.busy}
          failure={changes.failure}
          onDone={edit.done}
          onCancel={edit.cancel}
        />
      ) : null}
    </div>
  );
}

/** Shows the offer to undo a removal, in the place of the line. Takes the focus that the removed button had. */
function RemovedLineRow({ onRestored }: { onRestored: () => void }) {
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) row.current?.focus();
  }, []);
  return (
    <li ref={row} tabIndex={-1} className="min-h-30">
      <RemovedLine onRestored={onRestored} />
    </li>
  );
}

interface CartNoticesProps {
  locked: boolean;
  failure: ChangeFailure | undefined;
  /** The cart on screen may be stale. */
  outdated: boolean;
  onRetry: () => void;
}

/** Notices above the line items: JavaScript needed, locked, failed change or stale cart. */
function CartNotices({ locked, failure, outdated, onRetry }: CartNoticesProps) {
  const { t } = useLingui();
  // The control of a long cart is far below.
  const place = useScrollIntoView(outdated ? 'outdated' : failure && `failed: ${failure.message}`);
  return (
    <>
      <noscript>
        <Notice title={<Trans>Changing your cart needs JavaScript</Trans>}>
          <Trans>Switch it on in your browser and load this page again.</Trans>
        </Notice>
      </noscript>
      {locked ? (
        <Notice tone="warning" title={t`Your cart is being looked after`}>
          <Trans>One of our team is working on it for you, so it cannot be changed right now.</Trans>
        </Notice>
      ) : null}
      <div ref={place} className="empty:hidden">
        {failure && !outdated ? <ChangeFailureNotice failure={failure} /> : null}
        {outdated ? (
          <Notice
            tone="warning"
            live="assertive"
            title={t`Your cart may be out of date`}
            action={<RetryButton variant="secondary" onClick={onRetry} />}
          >
            {failure ? (
              <Trans>
                We cannot tell whether your last change was made. Check your connection and try again.
              </Trans>
            ) : (
              <Trans>We could not read it again, so quantities and sums may have changed.</Trans>
            )}
          </Notice>
        ) : null}
      </div>
    </>
  );
}

interface EditNoticeProps {
  notice: EditNoticeState;
  name: string;
  begin: LensEdit['begin'];
}

/** Explains why editing lenses did not work, and the next step. */
function EditNotice({ notice: { problem, lineItem }, name, begin }: EditNoticeProps) {
  switch (problem) {
    case 'lens-lost':
      return (
        <EditProblemNotice
          title={<Trans>The lenses of {name} are no longer known</Trans>}
          action={<Trans>Choose lenses again</Trans>}
          onAction={() => begin(lineItem, { isLossKnown: true })}
        >
          <Trans>We have read your cart again. Please choose the lenses for this frame once more.</Trans>
        </EditProblemNotice>
      );
    case 'cannot-open':
      return (
        <EditProblemNotice
          title={<Trans>The lenses cannot be opened right now</Trans>}
          action={<Trans>Try again</Trans>}
          onAction={() => begin(lineItem)}
        >
          <Trans>Check your connection. Nothing in your cart has changed.</Trans>
        </EditProblemNotice>
      );
    case 'missing-data':
      return (
        <EditProblemNotice
          title={<Trans>No lenses were chosen</Trans>}
          action={<Trans>Choose lenses again</Trans>}
          onAction={() => begin(lineItem)}
        >
          <Trans>{name} stays in your cart as it was.</Trans>
        </EditProblemNotice>
      );
    case 'prescription-not-saved':
      return (
        <EditProblemNotice
          title={<Trans>Your prescription was not saved</Trans>}
          action={<Trans>Add prescription</Trans>}
          onAction={() => begin(lineItem, { step: 'prescription' })}
        >
          <Trans>The lenses of {name} are changed. Please add the prescription again.</Trans>
        </EditProblemNotice>
      );
  }
}

function EditProblemNotice({
  action,
  onAction,
  ...notice
}: Pick<NoticeProps, 'title' | 'children'> & { action?: ReactNode; onAction?: () => void }) {
  return (
    <Notice
      tone="warning"
      live="assertive"
      {...notice}
      action={
        action ? (
          <Button variant="link" onClick={onAction}>
            {action}
          </Button>
        ) : undefined
      }
    />
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { phoneText } from '@/domain/contact/phone';
import { AddressLines } from '@/lib/address/address-lines';
import type { SavedAddress } from '@/lib/address/saved-addresses';
import { useFocusOnClose } from '@/lib/forms/use-focus-on-close';
import type { FormState, OpenForms } from '@/lib/forms/use-open-forms';
import { dialogTrigger, lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { announce } from '@/lib/navigation/announcer';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { Badge } from '@/ui/display/badge';
import { EmptyState } from '@/ui/display/empty-state';
import { SavedItem, SavedItemHeading, savedItemClass } from '@/ui/display/saved-item';
import { SkeletonText } from '@/ui/display/skeleton';
import { PinIcon } from '@/ui/icons/deferred-icons';
import { Heading } from '@/ui/layout/heading';
import { type AddressProblem, makeDefault } from '../../api/change-address';
import type { AddressEditorProps } from './address-editor';
import { AddressProblemNotice } from './address-problem-notice';

const AddressEditor = lazyWithRetry(async () => (await import('./address-editor')).AddressEditor);

interface AddressListProps {
  addresses: readonly SavedAddress[];
  forms: OpenForms;
  problem: AddressProblem | undefined;
  onProblem: (problem: AddressProblem | undefined) => void;
  onRemove: (address: SavedAddress) => void;
  onIntentToRemove: () => void;
}

/** Name of the form for a new address; the others have the ids of their addresses. */
const NEW = 'new';

/** Shows the saved addresses with their forms. */
export function AddressList(props: AddressListProps) {
  const { addresses, forms, problem, onProblem, onRemove, onIntentToRemove } = props;
  const site = useSite();
  const { t } = useLingui();
  const [pendingId, setPendingId] = useState<string>();
  const [focusedId, setFocusedId] = useState<string>();
  const focusedAddress = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusedId) focusedAddress.current?.focus();
  }, [focusedId]);

  const choose = async (address: SavedAddress) => {
    if (pendingId !== undefined) return;
    setPendingId(address.id);
    setFocusedId(undefined);
    onProblem(undefined);
    const { status } = await makeDefault(site, address);
    setPendingId(undefined);
    if (status !== 'changed') return onProblem(status === 'rejected' ? 'failed' : status);
    announce(t`${address.address.street} is your default address now.`);
    // Its button is gone.
    setFocusedId(address.id);
  };
  const add = forms.stateOf(NEW);
  const addButton = useFocusOnClose<HTMLButtonElement>(add.isOpen);
  const closeNew = () => add.onOpenChange(false);
  const addAddress = add.isOpen ? null : (
    <Button
      ref={addButton}
      onPointerOver={AddressEditor.preload}
      onTouchStart={AddressEditor.preload}
      onFocus={AddressEditor.preload}
      onClick={() => {
        onProblem(undefined);
        add.onOpenChange(true);
      }}
    >
      <Trans>Add an address</Trans>
    </Button>
  );
  return (
    <div className="grid max-w-2xl gap-8">
      <AddressProblemNotice problem={problem} />
      {addresses.length > 0 && addAddress ? <div>{addAddress}</div> : null}
      {add.isOpen ? (
        <section className="grid grid-cols-1 gap-5">
          <Heading level={2} size="sm">
            <Trans>New address</Trans>
          </Heading>
          <Suspense fallback={<SkeletonText lines={8} />}>
            <AddressEditor
              onSaved={() => {
                announce(t`Your address is saved.`);
                closeNew();
              }}
              onCancel={closeNew}
              onDirtyChange={add.onDirtyChange}
            />
          </Suspense>
        </section>
      ) : null}
      {addresses.length === 0 && !add.isOpen ? (
        <EmptyState
          title={<Trans>No address is saved yet</Trans>}
          icon={<PinIcon size={40} />}
          actions={addAddress}
        >
          <Trans>Save an address once, and choose it at the checkout.</Trans>
        </EmptyState>
      ) : null}
      {addresses.length > 0 ? (
        // biome-ignore lint/a11y/noRedundantRoles: WebKit drops list semantics with list-style none
        <ul role="list" aria-label={t`Saved addresses`} className="border-line border-b">
          {addresses.map((address) => (
            <AddressItem
              key={address.id}
              address={address}
              form={forms.stateOf(address.id)}
              headingRef={address.id === focusedId ? focusedAddress : undefined}
              isPending={address.id === pendingId}
              onIntentToEdit={AddressEditor.preload}
              onMakeDefault={() => void choose(address)}
              onRemove={() => onRemove(address)}
              onIntentToRemove={onIntentToRemove}
              renderEditor={(editor) => <AddressEditor saved={address} {...editor} />}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

interface AddressItemProps {
  address: SavedAddress;
  form: FormState;
  headingRef: RefObject<HTMLHeadingElement | null> | undefined;
  /** True while it is being made the default. */
  isPending: boolean;
  onIntentToEdit: () => void;
  onMakeDefault: () => void;
  onRemove: () => void;
  onIntentToRemove: () => void;
  renderEditor: (props: Omit<AddressEditorProps, 'saved'>) => ReactNode;
}

/** Shows one saved address, or the form that changes it. */
function AddressItem({ address: saved, form, headingRef, isPending, ...props }: AddressItemProps) {
  const { t } = useLingui();
  const editButton = useFocusOnClose<HTMLButtonElement>(form.isOpen);
  const { address, isDefault } = saved;
  const { street, phone } = address;
  const close = () => form.onOpenChange(false);
  const heading = (
    <SavedItemHeading
      headingRef={headingRef}
      badges={
        isDefault ? (
          <Badge tone="accent">
            <Trans>Default</Trans>
          </Badge>
        ) : null
      }
    >
      {`${address.firstName} ${address.lastName}`}
    </SavedItemHeading>
  );
  if (form.isOpen) {
    return (
      <li className={`grid gap-5 ${savedItemClass}`}>
        {heading}
        <Suspense fallback={<SkeletonText lines={8} />}>
          {props.renderEditor({
            onSaved: () => {
              announce(t`Your address is saved.`);
              close();
            },
            onCancel: close,
            onDirtyChange: form.onDirtyChange,
          })}
        </Suspense>
      </li>
    );
  }
  return (
    <SavedItem
      heading={heading}
      actions={
        <>
          {isDefault ? null : (
            <Button
              variant="link"
              busy={isPending}
              busyLabel={t`Changing your default address`}
              onClick={props.onMakeDefault}
              aria-label={t`Make default: ${street}`}
            >
              <Trans>Make default</Trans>
            </Button>
          )}
          <Button
            ref={editButton}
            variant="link"
            onPointerOver={props.onIntentToEdit}
            onTouchStart={props.onIntentToEdit}
            onFocus={props.onIntentToEdit}
            onClick={() => form.onOpenChange(true)}
            aria-label={t`Edit: ${street}`}
          >
            <Trans>Edit</Trans>
          </Button>
          <Button
            {...dialogTrigger(props.onIntentToRemove)}
            variant="link"
            onClick={props.onRemove}
            aria-label={t`Remove: ${street}`}
          >
            <Trans>Remove</Trans>
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere text-ink-soft">
        <AddressLines address={address} />
      </p>
      {phone ? <p className="text-ink-soft">{phoneText(phone)}</p> : null}
    </SavedItem>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, Suspense } from 'react';
import { formatPhone } from '@/domain/contact/phone';
import { AddressLines } from '@/lib/address/address-lines';
import type { SavedAddress } from '@/lib/address/saved-addresses';
import { useFocusOnClose } from '@/lib/forms/use-focus-on-close';
import type { FormState } from '@/lib/forms/use-open-forms';
import { dialogTrigger } from '@/lib/hydration/load-with-retry';
import { announce } from '@/lib/navigation/announcer';
import { Button } from '@/ui/actions/button';
import { Badge } from '@/ui/display/badge';
import { SkeletonText } from '@/ui/display/skeleton';
import { Heading } from '@/ui/layout/heading';
import type { AddressEditorProps } from './address-editor';

interface AddressItemProps {
  address: SavedAddress;
  form: FormState;
  headingRef: RefObject<HTMLHeadingElement | null> | undefined;
  /** While it is being made the default. */
  isPending: boolean;
  onIntentToEdit: () => void;
  onMakeDefault: () => void;
  onRemove: () => void;
  onIntentToRemove: () => void;
  renderEditor: (props: Omit<AddressEditorProps, 'saved'>) => ReactNode;
}

/** One saved address, or the form that changes it. */
export function AddressItem({ address: saved, form, headingRef, isPending, ...props }: AddressItemProps) {
  const { t } = useLingui();
  const editButton = useFocusOnClose<HTMLButtonElement>(form.isOpen);
  const { address, isDefault } = saved;
  const { street, phone } = address;
  const close = () => form.onOpenChange(false);
  const heading = (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Heading ref={headingRef} level={2} size="sm" tabIndex={-1} className="min-w-0 break-words">
        {`${address.firstName} ${address.lastName}`}
      </Heading>
      {isDefault ? (
        <Badge tone="accent">
          <Trans>Default</Trans>
        </Badge>
      ) : null}
    </div>
  );
  if (form.isOpen) {
    return (
      <li className="grid gap-5 border-line border-t py-6">
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
    <li className="grid gap-x-8 gap-y-3 border-line border-t py-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid gap-1">
        {heading}
        <p className="break-words text-ink-soft">
          <AddressLines address={address} />
        </p>
        {phone ? <p className="text-ink-soft">{formatPhone(phone)}</p> : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-6">
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
          onPointerEnter={props.onIntentToEdit}
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
      </div>
    </li>
  );
}

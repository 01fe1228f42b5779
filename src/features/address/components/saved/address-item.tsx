import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, Suspense } from 'react';
import { phoneText } from '@/domain/contact/phone';
import { AddressLines } from '@/lib/address/address-lines';
import type { SavedAddress } from '@/lib/address/saved-addresses';
import { useFocusOnClose } from '@/lib/forms/use-focus-on-close';
import type { FormState } from '@/lib/forms/use-open-forms';
import { dialogTrigger } from '@/lib/hydration/load-with-retry';
import { announce } from '@/lib/navigation/announcer';
import { Button } from '@/ui/actions/button';
import { Badge } from '@/ui/display/badge';
import { SavedItem, SavedItemHeading, savedItemClass } from '@/ui/display/saved-item';
import { SkeletonText } from '@/ui/display/skeleton';
import type { AddressEditorProps } from './address-editor';

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
export function AddressItem({ address: saved, form, headingRef, isPending, ...props }: AddressItemProps) {
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

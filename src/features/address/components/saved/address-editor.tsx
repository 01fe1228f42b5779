import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useState } from 'react';
import type { Address } from '@/lib/address/address';
import { newAddressName } from '@/lib/address/new-address-name';
import type { SavedAddress } from '@/lib/address/saved-addresses';
import { addressFieldProps, toAddressValues, useAddressForm } from '@/lib/address/use-address-form';
import { useSubmitting } from '@/lib/forms/use-submitting';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { type AddressProblem, addAddress, updateAddress } from '../../api/change-address';
import { AddressFields } from '../../public/address-fields';
import { AddressProblemNotice } from './address-problem-notice';

export interface AddressEditorProps {
  /** Undefined for a new one. */
  saved?: SavedAddress | undefined;
  onSaved: () => void;
  onCancel: () => void;
  /** Reports whether there is unsaved input. Must be stable. */
  onDirtyChange: (isDirty: boolean) => void;
}

const EMPTY: Address = {
  firstName: '',
  lastName: '',
  street: '',
  unit: '',
  city: '',
  region: '',
  postalCode: '',
  phone: '',
};

/** Edits a new or existing address of the account. Keeps the input until it is saved. */
export function AddressEditor({ saved, onSaved, onCancel, onDirtyChange }: AddressEditorProps) {
  const site = useSite();
  const { t } = useLingui();
  const [problem, setProblem] = useState<AddressProblem>();
  // One name for all attempts, so that a repeated request saves one address.
  const [name] = useState(newAddressName);
  const form = useAddressForm(toAddressValues(saved?.address ?? EMPTY));
  const { isDirty } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('firstName'), [setFocus]);
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);
  useEffect(() => () => onDirtyChange(false), [onDirtyChange]);

  const [saving, save] = useSubmitting(async (address: Address) => {
    setProblem(undefined);
    const result = await (saved ? updateAddress(site, saved, address) : addAddress(site, name, address));
    if (result.status === 'changed') return onSaved();
    if (result.status !== 'rejected') return setProblem(result.status);
    form.setError(result.field, { message: result.message }, { shouldFocus: true });
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!saving) void form.handleSubmit(save)(event);
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <AddressProblemNotice problem={problem} isTyped />
      <AddressFields
        {...addressFieldProps(form)}
        kind="shipping"
        messages={{ 'address-rejected': t`We cannot ship to this address` }}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" busy={saving} busyLabel={t`Saving`}>
          <Trans>Save the address</Trans>
        </Button>
        <Button variant="link" onClick={saving ? undefined : onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useState } from 'react';
import { useSubmitting } from '@/lib/forms/use-submitting';
import { Checkbox } from '@/ui/fields/checkbox';
import { RadioGroup } from '@/ui/fields/radio-group';
import type { Address, OrderView } from '../api/order-view';
import type { ShippingAddress } from '../api/save-shipping';
import type { SavedAddress } from '../api/saved-addresses';
import type { Rejection } from '../api/section-rejections';
import type { AddressField, AddressMessage } from '../forms/address-schema';
import { toAddressValues, useAddressForm } from '../forms/use-address-form';
import { addressDraft } from '../state/address-draft';
import { AddressFields } from './address-fields';
import { AddressLines } from './address-lines';
import { FormActions } from './form-actions';

export type AddressChoice = Omit<ShippingAddress, 'email'>;

interface AddressFormProps {
  order: OrderView;
  /** Of the member's account; empty for a guest. */
  savedAddresses: readonly SavedAddress[];
  isMember: boolean;
  /** @returns a field's fault, if there is one. */
  onSave: (choice: AddressChoice) => Promise<Rejection<AddressField, AddressMessage> | undefined>;
  onCancel?: (() => void) | undefined;
}

const NEW = 'new';

/** Where the order goes: an address of the account, or one that is typed in. */
export function AddressForm({ order, savedAddresses, isMember, onSave, onCancel }: AddressFormProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(() => firstChoice(order, savedAddresses));
  const saved = savedAddresses.find(({ id }) => id === chosen);
  const [savesAddress, setSavesAddress] = useState(false);
  const isTyped = order.address && !order.addressId;
  const form = useAddressForm(
    addressDraft.read() ?? (isTyped && order.address ? toAddressValues(order.address) : {}),
  );
  useEffect(() => () => addressDraft.set(form.getValues()), [form]);

  const [saving, save] = useSubmitting(async (choice: AddressChoice) => {
    const rejection = await onSave(choice);
    if (rejection?.field) {
      const { field, message } = rejection;
      form.setError(field, { message }, { shouldFocus: true });
    }
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving) return;
    if (saved) void save({ address: saved.address, addressId: saved.id });
    else void form.handleSubmit((address: Address) => save({ address, savesAddress }))(event);
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {savedAddresses.length > 0 ? (
        <RadioGroup
          legend={t`Your addresses`}
          legendHidden
          variant="cards"
          value={chosen}
          onChange={setChosen}
          options={[
            ...savedAddresses.map(({ id, address }) => ({
              value: id,
              label: `${address.firstName} ${address.lastName}`,
              description: <AddressLines address={address} />,
            })),
            { value: NEW, label: t`Another address` },
          ]}
        />
      ) : null}
      {saved ? null : (
        <>
          <AddressFields form={form} kind="shipping" />
          {isMember ? (
            <Checkbox
              label={t`Save this address to my account`}
              checked={savesAddress}
              onChange={(event) => setSavesAddress(event.currentTarget.checked)}
            />
          ) : null}
        </>
      )}
      <FormActions saving={saving} onCancel={onCancel}>
        <Trans>Continue</Trans>
      </FormActions>
    </form>
  );
}

/** The order's own address, else the first one of the account. */
function firstChoice({ address, addressId }: OrderView, savedAddresses: readonly SavedAddress[]): string {
  if (address && !addressId) return NEW;
  const current = savedAddresses.find(({ id }) => id === addressId) ?? savedAddresses[0];
  return current?.id ?? NEW;
}

import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { AddressFields } from '@/features/address/public/address-fields';
import type { Address } from '@/lib/address/address';
import { AddressLines } from '@/lib/address/address-lines';
import type { AddressField } from '@/lib/address/address-schema';
import { newAddressName } from '@/lib/address/new-address-name';
import type { SavedAddress } from '@/lib/address/saved-addresses';
import { addressFieldProps, toAddressValues, useAddressForm } from '@/lib/address/use-address-form';
import { useSubmitting } from '@/lib/forms/use-submitting';
import { useStoreValue } from '@/lib/state/create-store';
import { Checkbox } from '@/ui/fields/checkbox';
import { RadioGroup } from '@/ui/fields/radio-group';
import type { OrderView } from '../api/order-view';
import type { ShippingAddress } from '../api/save-shipping';
import type { DeliveryMessage, Rejection } from '../api/section-rejections';
import { addressDraft } from '../state/address-draft';
import { FormActions } from './form-actions';

export type AddressChoice = Omit<ShippingAddress, 'email'>;

export interface AddressFormProps {
  order: OrderView;
  /** Addresses of the member's account; empty for a guest. */
  savedAddresses: readonly SavedAddress[];
  /** Initial names, from the member's account. */
  names: Pick<Address, 'firstName' | 'lastName'> | undefined;
  isMember: boolean;
  /** @returns a field's fault, if there is one. */
  onSave: (choice: AddressChoice) => Promise<Rejection<AddressField, DeliveryMessage> | undefined>;
  onCancel?: (() => void) | undefined;
}

const NEW = 'new';

/** Asks for the delivery address: one of the account's, or a new one. */
export function AddressForm(props: AddressFormProps) {
  const { order, savedAddresses, names, isMember, onSave, onCancel } = props;
  const { t } = useLingui();
  const [choice, choose] = useState<string>();
  // Keeps what was typed even if the account's addresses change.
  const hasDraft = useStoreValue(addressDraft, (draft) => draft !== undefined);
  const isStillThere = choice === NEW || savedAddresses.some(({ id }) => id === choice);
  const chosen =
    choice !== undefined && isStillThere ? choice : hasDraft ? NEW : firstChoice(order, savedAddresses);
  const saved = savedAddresses.find(({ id }) => id === chosen);
  const [savesAddress, setSavesAddress] = useState(false);
  // The same one for each try.
  const [newName] = useState(newAddressName);
  const isTyped = order.address && !order.addressId;
  const form = useAddressForm(
    addressDraft.read() ?? (isTyped && order.address ? toAddressValues(order.address) : names),
  );
  const register = (name: AddressField) =>
    form.register(name, { onChange: () => addressDraft.write(form.getValues()) });
  const cancel =
    onCancel &&
    (() => {
      addressDraft.clear();
      onCancel();
    });
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
    else
      void form.handleSubmit((address: Address) =>
        save({ address, newName: savesAddress ? newName : undefined }),
      )(event);
  };

  return (
    <form method="post" onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      {savedAddresses.length > 0 ? (
        <RadioGroup
          legend={t`Your addresses`}
          legendHidden
          variant="cards"
          value={chosen}
          onChange={choose}
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
          <AddressFields
            {...addressFieldProps(form)}
            register={register}
            kind="shipping"
            messages={{
              'address-rejected': t`We cannot deliver to this address. Check it, or use another one.`,
            }}
          />
          {isMember ? (
            <Checkbox
              label={t`Save this address to my account`}
              checked={savesAddress}
              onChange={(event) => setSavesAddress(event.currentTarget.checked)}
            />
          ) : null}
        </>
      )}
      <FormActions saving={saving} onCancel={cancel}>
        <Trans>Continue</Trans>
      </FormActions>
    </form>
  );
}

/** Selects the order's address, else the first one of the account. */
function firstChoice({ address, addressId }: OrderView, savedAddresses: readonly SavedAddress[]): string {
  if (address && !addressId) return NEW;
  const current = savedAddresses.find(({ id }) => id === addressId) ?? savedAddresses[0];
  return current?.id ?? NEW;
}

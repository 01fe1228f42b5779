import { useLingui } from '@lingui/react/macro';
import { phoneText } from '@/domain/contact/phone';
import { AddressLines } from '@/lib/address/address-lines';
import type { SavedAddress } from '@/lib/address/saved-addresses';
import type { RenderAddressFields } from '@/lib/address/slot-props';
import { useSite } from '@/lib/site/site';
import { saveAddress } from '../api/save-shipping';
import { toAddressRejection } from '../api/section-rejections';
import { cancelOf, sectionProps } from '../hooks/section-props';
import type { CheckoutSections } from '../hooks/use-checkout-sections';
import { addressDraft } from '../state/address-draft';
import { type AddressChoice, AddressForm, type AddressFormProps } from './address-form';
import { CheckoutSection } from './checkout-section';

interface AddressSectionProps {
  sections: CheckoutSections;
  savedAddresses: readonly SavedAddress[];
  /** Names from the member's account. */
  names: AddressFormProps['names'];
  isMember: boolean;
  renderAddressFields: RenderAddressFields;
}

/** Shows the delivery address. */
export function AddressSection(props: AddressSectionProps) {
  const { sections, savedAddresses, names, isMember, renderAddressFields } = props;
  const site = useSite();
  const { t } = useLingui();
  const { order, email, dispatch } = sections;
  const { address } = order;

  const save = async (choice: AddressChoice) => {
    dispatch({ type: 'attempted', place: 'address' });
    try {
      await saveAddress(site, { ...withOwnEmail(choice, savedAddresses, email), email });
    } catch (error) {
      const rejection = toAddressRejection(error);
      if (!rejection.field)
        dispatch({ type: 'rejected', problem: { place: 'address', kind: rejection.kind } });
      return rejection;
    }
    dispatch({ type: 'saved', section: 'address' });
    addressDraft.clear();
    return undefined;
  };

  return (
    <CheckoutSection
      {...sectionProps('address', sections)}
      title={t`Delivery address`}
      changeLabel={t`Change delivery address`}
      summary={
        address ? (
          <p>
            <span className="block">{`${address.firstName} ${address.lastName}`}</span>
            <AddressLines address={address} />
            {address.phone ? <span className="block">{phoneText(address.phone)}</span> : null}
          </p>
        ) : null
      }
    >
      <AddressForm
        order={order}
        savedAddresses={savedAddresses}
        names={names}
        isMember={isMember}
        onSave={save}
        renderAddressFields={renderAddressFields}
        onCancel={cancelOf('address', sections)}
      />
    </CheckoutSection>
  );
}

/**
 * Converts an address of the account for the order. The commerce API would use the account's email with it, so another email
 * requires the full address.
 */
function withOwnEmail(
  choice: AddressChoice,
  savedAddresses: readonly SavedAddress[],
  email: string,
): AddressChoice {
  const saved = savedAddresses.find(({ id }) => id === choice.addressId);
  return saved && saved.email !== email ? { address: choice.address } : choice;
}

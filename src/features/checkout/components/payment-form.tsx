import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import type { RenderAddressFields } from '@/lib/address/slot-props';
import { addressFieldProps } from '@/lib/address/use-address-form';
import { Checkbox } from '@/ui/fields/checkbox';
import { RadioGroup } from '@/ui/fields/radio-group';
import type { SavedCard } from '../api/saved-cards';
import type { PaymentDraft } from '../hooks/use-payment-draft';
import { NEW_CARD } from '../hooks/use-payment-draft';
import { CardFields } from './card-fields';
import { CardLine } from './card-line';
import { FormActions } from './form-actions';

interface PaymentFormProps {
  draft: PaymentDraft;
  savedCards: readonly SavedCard[];
  isMember: boolean;
  onCancel?: (() => void) | undefined;
  renderAddressFields: RenderAddressFields;
}

/** Asks for the payment: a card of the account, or a new one with its billing address. */
export function PaymentForm(props: PaymentFormProps) {
  const { draft, savedCards, isMember, onCancel, renderAddressFields } = props;
  const { t } = useLingui();
  const { chosen, card, billing, saving } = draft;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!saving) void draft.submit();
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      {savedCards.length > 0 ? (
        <RadioGroup
          legend={t`Your cards`}
          legendHidden
          variant="cards"
          value={chosen}
          onChange={draft.choose}
          options={[
            ...savedCards.map((savedCard) => ({
              value: String(savedCard.index),
              label: <CardLine card={savedCard} />,
              description: savedCard.isExpired
                ? t`Expired ${savedCard.expiry}`
                : t`Expires ${savedCard.expiry}`,
              disabled: savedCard.isExpired,
            })),
            { value: NEW_CARD, label: t`Another card` },
          ]}
        />
      ) : null}
      {chosen === NEW_CARD ? (
        <>
          <CardFields form={card} />
          <div>
            <Checkbox
              label={t`The billing address is the delivery address`}
              checked={draft.billsToDelivery}
              onChange={(event) => draft.setBillsToDelivery(event.currentTarget.checked)}
            />
            {isMember ? (
              <Checkbox
                label={t`Save this card to my account`}
                checked={draft.savesCard}
                onChange={(event) => draft.setSavesCard(event.currentTarget.checked)}
              />
            ) : null}
          </div>
          {draft.billsToDelivery ? null : (
            <fieldset>
              <legend className="mb-4 font-semibold">
                <Trans>Billing address</Trans>
              </legend>
              {renderAddressFields({ ...addressFieldProps(billing), kind: 'billing', without: ['phone'] })}
            </fieldset>
          )}
        </>
      ) : null}
      <FormActions saving={saving} onCancel={onCancel}>
        <Trans>Continue</Trans>
      </FormActions>
      <p className="text-ink-soft text-sm">
        <Trans>Nothing is charged before you place the order.</Trans>
      </p>
    </form>
  );
}

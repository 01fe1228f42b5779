import { useGetUsablePaymentInfo } from '@generated/cart/cart';
import type { Cart } from '@generated/cart/model/cart';
import { useLingui } from '@lingui/react/macro';
import type { RenderAddressFields } from '@/lib/address/slot-props';
import { thisMonth } from '@/lib/payment/saved-cards';
import { useSite } from '@/lib/site/site';
import { Skeleton, SkeletonRegion } from '@/ui/display/skeleton';
import { reserveStock } from '../api/reserve-stock';
import { savePayment } from '../api/save-payment';
import { useSavedCards } from '../api/saved-cards';
import { toPaymentRejection } from '../api/section-rejections';
import { cancelOf, sectionProps } from '../hooks/section-props';
import type { CheckoutSections } from '../hooks/use-checkout-sections';
import { type PaymentChoice, usePaymentDraft } from '../hooks/use-payment-draft';
import { CheckoutSection } from './checkout-section';
import { PaymentForm } from './payment-form';
import { PaymentLine } from './payment-line';

interface PaymentSectionProps {
  sections: CheckoutSections;
  cart: Cart;
  isMember: boolean;
  renderAddressFields: RenderAddressFields;
}

/** Shows the payment. The bank authorizes it when the order is placed. */
export function PaymentSection({ sections, cart, isMember, renderAddressFields }: PaymentSectionProps) {
  const site = useSite();
  const { t } = useLingui();
  const { order, email, place, dispatch } = sections;
  const today = thisMonth();
  const savedCards = useSavedCards(isMember, today);
  const acceptedBrands = useAcceptedBrands(place === 'payment');

  const save = async (choice: PaymentChoice) => {
    dispatch({ type: 'attempted', place: 'payment' });
    try {
      await savePayment(site, cart, 'index' in choice ? choice : { ...choice, email });
    } catch (error) {
      const rejection = toPaymentRejection(error);
      if ('kind' in rejection)
        dispatch({ type: 'rejected', problem: { place: 'payment', kind: rejection.kind } });
      return rejection;
    }
    dispatch({ type: 'saved', section: 'payment' });
    const problem = await reserveStock(site, order.orderId);
    if (problem) dispatch({ type: 'rejected', problem });
    return undefined;
  };
  const draft = usePaymentDraft({ order, savedCards: savedCards ?? [], acceptedBrands, today, onSave: save });

  return (
    <CheckoutSection
      {...sectionProps('payment', sections)}
      title={t`Payment`}
      changeLabel={t`Change payment`}
      summary={
        <p>
          <PaymentLine order={order} />
        </p>
      }
      isChangeable={!order.isCovered}
    >
      {savedCards ? (
        <PaymentForm
          renderAddressFields={renderAddressFields}
          draft={draft}
          savedCards={savedCards}
          isMember={isMember}
          onCancel={cancelOf('payment', sections)}
        />
      ) : (
        <SkeletonRegion label={t`Your cards are loading`}>
          <div className="grid grid-cols-1 gap-2">
            <Skeleton className="h-20 rounded-md" />
            <Skeleton className="h-20 rounded-md" />
          </div>
        </SkeletonRegion>
      )}
    </CheckoutSection>
  );
}

/** Brands that the store accepts; undefined until they are known. The processor checks them in any case. */
function useAcceptedBrands(isNeeded: boolean) {
  const { storeId, languageId } = useSite();
  const { data } = useGetUsablePaymentInfo(storeId, { langId: languageId }, { swr: { enabled: isNeeded } });
  return data?.usablePaymentInformation.map(({ paymentMethodName }) => paymentMethodName);
}

import { useLingui } from '@lingui/react/macro';
import { useSite } from '@/lib/site/site';
import { useDeliveryMethods } from '../api/delivery-methods';
import { saveMethod } from '../api/save-shipping';
import { toMethodProblem } from '../api/section-rejections';
import { cancelOf, sectionProps } from '../hooks/section-props';
import { useArrivalDates } from '../hooks/use-arrival-dates';
import type { CheckoutSections } from '../hooks/use-checkout-sections';
import { CheckoutSection } from './checkout-section';
import { MethodForm } from './method-form';

/** Shows delivery methods and dates. */
export function MethodSection({ sections }: { sections: CheckoutSections }) {
  const site = useSite();
  const { t } = useLingui();
  const arrival = useArrivalDates();
  const { order, dispatch } = sections;
  const { methods, prescriptionNeeded } = useDeliveryMethods(order.address !== undefined);
  const current = methods?.find(({ id }) => id === order.method?.id);

  const save = async (id: string) => {
    dispatch({ type: 'attempted', place: 'method' });
    try {
      if (id !== order.method?.id) await saveMethod(site, id);
      dispatch({ type: 'saved', section: 'method' });
    } catch (error) {
      dispatch({ type: 'rejected', problem: { place: 'method', kind: toMethodProblem(error) } });
    }
  };

  return (
    <CheckoutSection
      {...sectionProps('method', sections)}
      title={t`Delivery method`}
      changeLabel={t`Change delivery method`}
      summary={
        <p>
          {order.method?.name}
          <span className="block">{arrival(current?.earliest, current?.latest)}</span>
          {prescriptionNeeded && current ? (
            <span className="block text-ink-soft text-sm">
              {t`A prescription is missing: these days hold if we had it today.`}
            </span>
          ) : null}
        </p>
      }
    >
      <MethodForm methodId={order.method?.id} onSave={save} onCancel={cancelOf('method', sections)} />
    </CheckoutSection>
  );
}

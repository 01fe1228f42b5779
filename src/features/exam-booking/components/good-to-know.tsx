import { Trans, useLingui } from '@lingui/react/macro';
import type { Store } from '@/domain/stores/store';

/** Tells the patient what to know before the exam, apart from the steps. */
export function GoodToKnow({ store }: { store: Store }) {
  const { t } = useLingui();
  return (
    <aside aria-label={t`Good to know`} className="self-start rounded-lg bg-well p-6 lg:sticky lg:top-24">
      <h2 className="font-semibold">
        <Trans>Good to know</Trans>
      </h2>
      <ul className="mt-3 grid list-disc gap-2 pl-5 text-ink-soft text-sm">
        <li>
          <Trans>Nothing is charged when you book.</Trans>
        </li>
        <li>
          <Trans>Bring the glasses and contact lenses that you wear, and your insurance card.</Trans>
        </li>
        <li>
          <Trans>Your eyes may be sensitive to light afterwards: think of sunglasses.</Trans>
        </li>
        {store.country === 'US' ? (
          <li>
            <Trans>Exams are given by an independent doctor of optometry in or next to the store.</Trans>
          </li>
        ) : null}
      </ul>
    </aside>
  );
}

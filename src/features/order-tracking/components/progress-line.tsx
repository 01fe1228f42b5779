import { Trans, useLingui } from '@lingui/react/macro';
import { formatOrderDay } from '@/domain/orders/format-order-day';
import { orderProgress } from '@/domain/orders/order-progress';
import type { TrackedItem } from '@/domain/orders/tracked-order';
import { useSite } from '@/lib/site/site';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { cx } from '@/ui/lib/cx';
import { useStepName } from '../hooks/use-step-name';

interface ProgressLineProps {
  item: TrackedItem;
  placedDate: string | undefined;
  /** Name of the item. */
  name: string;
}

/** Shows the steps from the order to the shopper; nothing for a returned or canceled item. */
export function ProgressLine({ item, placedDate, name }: ProgressLineProps) {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const nameOf = useStepName();
  const progress = orderProgress(item, placedDate);
  if (!progress) return null;
  const { steps, current } = progress;
  return (
    <ol aria-label={t`Progress of ${name}`} className="grid max-w-xl grid-cols-4 gap-1.5">
      {steps.map(({ step, date }, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={cx(
            'wrap-anywhere hyphens-auto border-t-4 pt-2 text-xs',
            index <= current ? 'border-accent forced-colors:border-[Highlight]' : 'border-line text-ink-soft',
            index === current && 'font-semibold',
          )}
        >
          {nameOf(step)}
          <VisuallyHidden>
            {index < current ? <Trans>(done)</Trans> : null}
            {index > current ? <Trans>(to come)</Trans> : null}
          </VisuallyHidden>
          {date ? (
            <span className="block font-normal text-ink-soft">
              {formatOrderDay(date, languageTag, 'short')}
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

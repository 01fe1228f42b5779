import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { add, type Cents } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import type { TrackedItem } from '@/domain/orders/tracked-order';
import { refundOf } from '@/domain/returns/refund';
import { TooManyTries } from '@/lib/http/too-many-tries';
import { useSite } from '@/lib/site/site';
import { PriceRow } from '@/ui/display/price-row';
import { type Problem, ProblemAlert } from '@/ui/display/problem-alert';
import { TextArea } from '@/ui/fields/text-area';
import { MAX_COMMENT_LENGTH, type ReturnLineValues } from '../forms/return-schema';
import { useItemNames } from '../hooks/use-item-names';
import type { ReturnForm } from '../hooks/use-return-form';
import { ReturnLineFields } from './return-line-fields';

interface ReturnFieldsProps extends Pick<ReturnForm, 'form' | 'problem'> {
  items: readonly TrackedItem[];
}

type ReturnProblem = NonNullable<ReturnForm['problem']>;

const PROBLEMS: Record<Exclude<ReturnProblem['status'], 'too-many-tries'>, Problem> = {
  failed: {
    title: <Trans>We did not hear back about your return.</Trans>,
    text: <Trans>Please try again: nothing is returned twice.</Trans>,
  },
  'not-found': {
    title: <Trans>This order was not found anymore</Trans>,
    text: <Trans>Track the order again with its number and your email.</Trans>,
  },
};

function toProblem(problem: ReturnProblem): Problem {
  if (problem.status !== 'too-many-tries') return PROBLEMS[problem.status];
  return { text: <TooManyTries minutes={problem.minutes} /> };
}

/** Asks for the lines and a comment, and shows the refund. */
export function ReturnFields({ items, form, problem }: ReturnFieldsProps) {
  const { t } = useLingui();
  const { locale } = useSite();
  const nameOf = useItemNames(items);
  const lines = useWatch({ control: form.control, name: 'lines' });
  const refund = refundOfLines(items, lines);
  return (
    <>
      <ProblemAlert problem={problem && toProblem(problem)} />
      <div className="border-line border-t">
        {items.map((item, index) => (
          <ReturnLineFields key={item.orderItemId} legend={nameOf(item)} {...{ item, index, form }} />
        ))}
      </div>
      <TextArea
        {...form.register('comment')}
        label={t`Anything else we should know?`}
        optionalLabel={t`optional`}
        hint={t`Please leave out personal and health information.`}
        rows={3}
        maxLength={MAX_COMMENT_LENGTH}
      />
      <div className="grid grid-cols-1 gap-1">
        <dl className="font-semibold" aria-live="polite" aria-atomic>
          <PriceRow label={t`Estimated refund`} amount={formatMoney(refund, locale)} />
        </dl>
        <p className="text-ink-soft text-sm">
          <Trans>
            Paid back to the card of the order within five business days after we have the items. Delivery is
            not refunded.
          </Trans>
        </p>
      </div>
    </>
  );
}

function refundOfLines(items: readonly TrackedItem[], lines: readonly ReturnLineValues[]): Cents {
  return add(
    ...items.flatMap(({ orderItemId, returnable }) => {
      const line = lines.find((values) => values.orderItemId === orderItemId);
      if (!line?.chosen || !returnable) return [];
      return [refundOf(returnable.refund, Number(line.quantity), returnable.quantity)];
    }),
  );
}

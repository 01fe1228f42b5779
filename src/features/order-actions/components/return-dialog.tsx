import type { OrderReturn } from '@generated/orders/model/orderReturn';
import type { ReturnReason } from '@generated/orders/model/returnReason';
import { createReturnRequestCommentMax } from '@generated/orders/orders.limits';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { phoneText } from '@/domain/contact/phone';
import { parseIsoDay } from '@/domain/dates/calendar-date';
import { formatLongDay } from '@/domain/dates/format-day';
import { add, type Cents } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import type { TrackedItem } from '@/domain/orders/tracked-order';
import { refundOf } from '@/domain/returns/refund';
import { TooManyTries } from '@/lib/http/too-many-tries';
import type { OrderActionsProps } from '@/lib/orders/slot-props';
import { RETAILERS } from '@/lib/site/retailer';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { ChangingText } from '@/ui/display/changing-text';
import { PriceRow } from '@/ui/display/price-row';
import { type Problem, ProblemAlert } from '@/ui/display/problem-alert';
import { Checkbox } from '@/ui/fields/checkbox';
import { Select } from '@/ui/fields/select';
import { TextArea } from '@/ui/fields/text-area';
import { Dialog } from '@/ui/overlay/dialog';
import {
  NOTHING_CHOSEN,
  RETURN_REASONS,
  type ReturnLineValues,
  type ReturnValues,
} from '../forms/return-schema';
import { useItemName, useItemNames } from '../hooks/use-item-names';
import { useReasonNames, useReturnMessages } from '../hooks/use-return-copy';
import { type ReturnForm, useReturnForm } from '../hooks/use-return-form';

interface ReturnDialogProps extends Pick<OrderActionsProps, 'order' | 'email'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRequested: (orderReturn: OrderReturn) => void;
}

/** Requests a return. Input and choices outlive a closed dialog. */
export function ReturnDialog({ order, email, open, onOpenChange, onRequested }: ReturnDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const items = order.items.filter(({ returnable }) => returnable !== undefined);
  const returnForm = useReturnForm({ items, orderId: order.orderId, email, open, onRequested });
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={onOpenChange}
      title={t`Return items`}
      description={<Trans>Send back what is not right. Glasses go back with their lenses and case.</Trans>}
      footer={
        <div className="button-row">
          <Button type="submit" form={formId} busy={returnForm.sending} busyLabel={t`Requesting your return`}>
            <Trans>Request return</Trans>
          </Button>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            <Trans>Not now</Trans>
          </Button>
        </div>
      }
    >
      <form
        method="post"
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void returnForm.submit();
        }}
        className="grid grid-cols-1 gap-6"
      >
        <ReturnFields items={items} {...returnForm} />
      </form>
    </Dialog>
  );
}

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
function ReturnFields({ items, form, problem }: ReturnFieldsProps) {
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
        maxLength={createReturnRequestCommentMax}
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

interface ReturnLineFieldsProps {
  item: TrackedItem;
  /** Names it among the others. */
  legend: string;
  /** Index of its line in the form. */
  index: number;
  form: UseFormReturn<ReturnValues>;
}

/** Shows one line that can be returned: whether, how many, and why. */
function ReturnLineFields({ item, legend, index, form }: ReturnLineFieldsProps) {
  const { t } = useLingui();
  const { locale, languageTag } = useSite();
  const itemName = useItemName()(item);
  const reasonNames = useReasonNames();
  const messageOf = useReturnMessages();
  const [chosen, quantity, reason] = useWatch({
    control: form.control,
    name: [`lines.${index}.chosen`, `lines.${index}.quantity`, `lines.${index}.reason`],
  });
  const errors = form.formState.errors.lines?.[index];
  const { lens, plan, returnable } = item;
  const count = returnable?.quantity ?? 1;
  const refund =
    returnable && formatMoney(refundOf(returnable.refund, quantity, returnable.quantity), locale);
  const lastDay = returnable?.until && parseIsoDay(returnable.until);
  const day = lastDay && formatLongDay(lastDay, languageTag);
  const withIt = [lens?.name, plan?.name].filter((name) => name !== undefined).join(', ');
  // Clears the error of all lines, which appears at the first one.
  const forgetNothingChosen = () => {
    const first = form.formState.errors.lines?.[0]?.chosen;
    if (first?.message === NOTHING_CHOSEN) form.clearErrors('lines.0.chosen');
  };
  return (
    <fieldset className="grid grid-cols-1 gap-4 border-line border-b py-4">
      <legend className="sr-only">{legend}</legend>
      <Checkbox
        {...form.register(`lines.${index}.chosen`, { onChange: forgetNothingChosen })}
        label={
          <span className="grid grid-cols-1 gap-0.5">
            <span className="font-medium">{itemName}</span>
            {withIt ? (
              <span className="field-note block">
                <Trans>Together with {withIt}</Trans>
              </span>
            ) : null}
            {refund ? (
              <span className="field-note block">
                <ChangingText>
                  <Trans>Refund: {refund}</Trans>
                </ChangingText>
              </span>
            ) : null}
            {day ? (
              <span className="field-note block">
                <Trans>You can return it until {day}</Trans>
              </span>
            ) : null}
          </span>
        }
        error={messageOf(errors?.chosen?.message)}
      />
      {chosen ? (
        <div className="grid gap-4 pl-9 sm:grid-cols-2">
          <Select
            {...form.register(`lines.${index}.reason`)}
            label={t`Reason`}
            emptyLabel={t`Choose a reason`}
            options={RETURN_REASONS.map((reason) => ({ value: reason, label: reasonNames[reason] }))}
            error={messageOf(errors?.reason?.message)}
          />
          <div role="status" className="empty:absolute sm:col-span-2 sm:row-start-2">
            {MISTAKES.some((mistake) => mistake === reason) ? <CallUsFirst /> : null}
          </div>
          {count > 1 ? (
            <Select
              {...form.register(`lines.${index}.quantity`, { valueAsNumber: true })}
              label={t`How many`}
              options={Array.from({ length: count }, (_, piece) => {
                const value = String(piece + 1);
                return { value, label: value };
              })}
              error={messageOf(errors?.quantity?.message)}
            />
          ) : null}
          {item.kind === 'LCON' || item.kind === 'RCON' ? (
            <Checkbox
              {...form.register(`lines.${index}.unopened`)}
              className="sm:col-span-2"
              label={t`The boxes are unopened`}
              error={messageOf(errors?.unopened?.message)}
            />
          ) : null}
        </div>
      ) : null}
    </fieldset>
  );
}

/** Reasons that may be a mistake of store, lab or carrier, such as lenses of a wrong prescription. */
const MISTAKES: readonly ReturnReason[] = ['VISION', 'DAMAGED', 'WRONG_ITEM'];

/** Says that a mistake is put right without a return: the lenses are made again, or the right item is sent. */
function CallUsFirst() {
  const { phone } = RETAILERS[useSite().country];
  return (
    <p className="text-sm">
      <Trans>
        Did we, the lab or the carrier make a mistake? We put it right, with new lenses or the right item.
        Call us with your order number:{' '}
        <a href={`tel:+1${phone}`} className="link-inline whitespace-nowrap">
          {phoneText(phone)}
        </a>
      </Trans>
    </p>
  );
}

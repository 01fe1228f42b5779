import type { ReturnReason } from '@generated/orders/model/returnReason';
import { useLingui } from '@lingui/react/macro';
import { fieldMessages } from '@/lib/forms/field-messages';
import type { LineProblem } from '../api/request-return';
import type { ReturnMessage } from '../forms/return-schema';

export function useReasonNames(): Record<ReturnReason, string> {
  const { t } = useLingui();
  return {
    FIT: t`It does not fit`,
    VISION: t`I do not see well with it`,
    APPEARANCE: t`It looks different than I expected`,
    DAMAGED: t`It arrived damaged`,
    WRONG_ITEM: t`I received another item`,
    CHANGED_MIND: t`I do not need it anymore`,
  };
}

/** Returns the copy for a field's message key; undefined for a valid field. */
export function useReturnMessages(): (message: string | undefined) => string | undefined {
  const { t } = useLingui();
  const messages: Record<ReturnMessage | LineProblem, string> = {
    'nothing-chosen': t`Choose what you want to return`,
    'reason-missing': t`Choose a reason`,
    'boxes-opened': t`We can only take back unopened boxes`,
    'opened-boxes': t`We can only take back unopened boxes`,
    'not-shipped': t`This item is not on its way yet, or is canceled, so it cannot be returned.`,
    'period-ended': t`The time to return this item is over.`,
    'already-returned': t`This item is already being returned.`,
    'not-returnable': t`This item cannot be returned by itself.`,
    'over-quantity': t`You did not order that many.`,
  };
  return fieldMessages(messages);
}

import { useChangedLine } from '../api/changed-line';
import { EMPTY_ORDER, type LensOrder, orderOfLine } from '../state/lens-order';
import { useLensOrderDraft } from '../state/lens-order-draft';

/** Manages the order of a lens, starting with the shopper's draft, else the line to change, else empty. */
export function useLensOrder(upc: string, changedLineId: string | undefined) {
  const changed = useChangedLine(changedLineId, upc);
  const line = changed.state === 'ready' ? changed.line : undefined;
  const { draft, save } = useLensOrderDraft(line ? `${upc} ${line.orderItemId}` : upc);
  const order: LensOrder = draft ?? (line ? orderOfLine(line) : EMPTY_ORDER);
  return { order, save, line, lineState: changed.state };
}

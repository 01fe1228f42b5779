import type { StoreId } from '@/domain/locale/locales';
import type { SandboxContext } from '../../sandbox-context';
import { type ResponseView, responseView } from '../../serializers/response-view';
import { soldOutColors } from '../../state/stock-holds';

/** Returns the view of a catalog response, with the stock that orders have left. The search server knows no shopper. */
export function catalogView(
  context: SandboxContext,
  storeId: StoreId,
  requested: Parameters<typeof responseView>[1],
): ResponseView {
  return { ...responseView(storeId, requested), soldOut: soldOutColors(context) };
}

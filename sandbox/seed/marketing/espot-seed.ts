import type { StoreId } from '@/domain/locale/locales';
import type { WireText } from '../../serializers/response-view';

/** Content of one espot. */
export interface EspotSeed {
  name: string;
  identifier: string;
  contentName: string;
  /** HTML, or JSON text for data espots. `{locale}` is replaced by the locale of the request. */
  text: WireText;
  /** Shown on the pages of one category only. */
  categoryId?: string;
  /** Shown in one store only. */
  storeId?: StoreId;
}

import { categoriesOf } from '../../search/categories';
import type { ContactLens } from '../../seed/models/contact-lens';
import { contactLensAttributes, designName } from '../attributes/contact-lens-attributes';
import { frontImageUrl } from '../image-urls';
import { lensKindLabels, wearLabels } from '../labels/contact-lens-labels';
import { localize, type ResponseView } from '../response-view';
import { slug } from '../slug';
import type { CatalogItem } from './catalog-item';
import { memoByView } from './memo-by-view';

const attributesOf = memoByView(contactLensAttributes);

/** Returns a contact lens in one box size as a product without SKUs. */
export function contactLensItem(lens: ContactLens, view: ResponseView): CatalogItem {
  const name = contactLensName(lens, view);
  const wear = localize(wearLabels[lens.wear], view);
  const kind = localize(lensKindLabels[lens.kind], view).toLowerCase();
  return {
    uniqueID: lens.catentryId,
    partNumber: lens.upc,
    type: 'ProductBean',
    name,
    shortDescription: `${wear}, ${kind}`,
    longDescription: localize(lens.description, view),
    keyword: slug(designName(lens)),
    manufacturer: lens.brand,
    categoryIds: categoriesOf({ lens }),
    imageUrl: frontImageUrl(lens.upc),
    imageAlt: name,
    price: lens.price[view.currency],
    inStock: true,
    attributes: attributesOf(lens, view),
    skus: [],
  };
}

/** Builds a name such as "Dewlin One Toric, 30 pack". */
export function contactLensName(lens: ContactLens, view: Pick<ResponseView, 'language'>): string {
  const packLabel = {
    en: `${lens.boxSize} pack`,
    es: `caja de ${lens.boxSize}`,
    fr: `boîte de ${lens.boxSize}`,
  }[view.language];
  return `${designName(lens)}, ${packLabel}`;
}

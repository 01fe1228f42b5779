import { getGetContactLensMockHandler } from '@generated/catalog/catalog.msw';
import { createResolver } from '../../call';
import { refusals, refuse } from '../../http/refuse';
import { entryFinder } from '../../search/find-entries';
import { responseView } from '../../serializers/answer-view';
import { foundEntry } from '../../serializers/entries/found-entry';
import { searchEntry } from '../../serializers/search-family/search-entry';
import type { HandlerFactory } from '../handler-factory';

/** A contact lens with its available parameter values. 404 for any other product. */
export const getContactLens: HandlerFactory = () =>
  getGetContactLensMockHandler(
    createResolver('getContactLens', ({ params, query }, { catalog }) => {
      const found = entryFinder(catalog).byId(params.clId);
      if (!found || !('lens' in found.product))
        return refuse(refusals.notFound(`Contact lens ${params.clId}`));
      const view = responseView(params.storeId, query);
      return { catalogEntry: searchEntry(foundEntry(found, view), view, 'details') };
    }),
  );

import { getJoinEaccessSegmentMockHandler } from '@generated/marketing/marketing.msw';
import { createResolver } from '../../call';
import { toEspot } from '../../serializers/espot';
import { GENERIC_USER_ID } from '../../session/shopper';
import type { HandlerFactory } from '../handler-factory';

const ESPOT_NAME = 'Eaccess_engagement_add_customerSegment';

/** Joins the segment. The generic user has none to store; the response is the same. */
export const joinEaccessSegment: HandlerFactory = () =>
  getJoinEaccessSegmentMockHandler(
    createResolver('joinEaccessSegment', ({ query, shopper }, { state }) => {
      if (shopper.userId !== GENERIC_USER_ID) state.users.update(shopper.userId, { inEaccessSegment: true });
      return toEspot(ESPOT_NAME, undefined, query.langId ?? '-1');
    }),
  );

import type { Handler } from '../../call';
import { toEspot } from '../../serializers/espot';
import { GENERIC_USER_ID } from '../../session/shopper';

const ESPOT_NAME = 'Eaccess_engagement_add_customerSegment';

/** Joins the segment. The generic user has none to store; the response is the same. */
export const joinEaccessSegment: Handler<'joinEaccessSegment'> = ({ query, shopper }, { state }) => {
  if (shopper.userId !== GENERIC_USER_ID) state.users.update(shopper.userId, { inEaccessSegment: true });
  return toEspot(ESPOT_NAME, undefined, query.langId ?? '-1');
};

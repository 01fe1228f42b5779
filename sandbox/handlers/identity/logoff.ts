import { getLogoffMockHandler } from '@generated/identity/identity.msw';
import { redirectTarget } from '@/domain/navigation/redirect-target';
import { answer } from '../../call';
import { answerView } from '../../serializers/answer-view';
import { closeSession } from '../../session/shopper';
import type { HandlerFactory } from '../handler-factory';

/** Ends the session and redirects to `URL` when it is a path of this site, else to the home page. */
export const logoff: HandlerFactory = () =>
  getLogoffMockHandler(
    answer('logoff', ({ shopper, query, setCookie, respond }, { state }) => {
      for (const cookie of closeSession(state, shopper)) setCookie(cookie);
      const { locale } = answerView(query.storeId, { langId: query.langId });
      const Location = redirectTarget(query.URL, `/${locale}`);
      respond(new Response(null, { status: 302, headers: { Location } }));
    }),
  );

import { getSubscribeEmailMockHandler } from '@generated/marketing/marketing.msw';
import { isEmail } from '@/domain/contact/email';
import { answer } from '../../call';
import type { HandlerFactory } from '../handler-factory';

/** Word for word as the specification gives it (000 §8, Footer subscription). */
const INVALID = 'Invalid email address supplied.';

/** Status 300 means already subscribed in the footer and success in the pop-up (spec/decisions.md). */
export const subscribeEmail: HandlerFactory = () =>
  getSubscribeEmailMockHandler(
    answer('subscribeEmail', ({ body }, { state, now }) => {
      const email = body.email.trim().toLowerCase();
      if (!isEmail(email)) return { status: 400, message: INVALID };
      const { storeId, langId, emailType = 'newsletter' } = body;
      if (state.subscriptions.get(`${storeId} ${email}`)) {
        return { status: 300, message: 'This email address is already subscribed.' };
      }
      state.subscriptions.insert({ email, storeId, langId, emailType, subscribedAt: now().getTime() });
      return { status: 200, message: 'Success' };
    }),
  );

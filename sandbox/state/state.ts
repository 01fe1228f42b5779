import { collection, defineSchema } from '../db/define-schema';
import type { Database } from '../db/open-database';
import { accountPrescriptionDocument } from './account-prescription';
import { logonAttemptDocument } from './logon-attempt';
import { orderDocument } from './order';
import { passwordResetDocument } from './password-reset';
import { prescriptionFileDocument } from './prescription-file';
import { savedItemDocument } from './saved-item';
import { sessionDocument } from './session';
import { subscriptionDocument } from './subscription';
import { userDocument } from './user';

/** Everything that shoppers change. The catalog, stores and doctors are seeds and are not part of it. */
export const stateSchema = defineSchema({
  version: 1,
  collections: {
    sessions: collection({
      document: sessionDocument,
      id: (session) => session.sessionId,
      indexes: { user: (session) => session.userId },
    }),
    users: collection({
      document: userDocument,
      id: (user) => user.userId,
      indexes: { logonId: (user) => user.logonId },
    }),
    savedItems: collection({
      document: savedItemDocument,
      id: (item) => item.savedItemId,
      indexes: { user: (item) => item.userId },
    }),
    subscriptions: collection({
      document: subscriptionDocument,
      id: (subscription) => `${subscription.storeId} ${subscription.email}`,
    }),
    logonAttempts: collection({ document: logonAttemptDocument, id: (attempt) => attempt.logonId }),
    passwordResets: collection({ document: passwordResetDocument, id: (reset) => reset.userId }),
    prescriptionFiles: collection({
      document: prescriptionFileDocument,
      id: (file) => file.savedFileName,
      indexes: { user: (file) => file.userId },
    }),
    accountPrescriptions: collection({
      document: accountPrescriptionDocument,
      id: (prescription) => prescription.prescriptionId,
      indexes: { user: (prescription) => prescription.userId },
    }),
    orders: collection({
      document: orderDocument,
      id: (order) => order.orderId,
      indexes: {
        user: (order) => order.userId,
        item: (order) => order.items.map((item) => item.orderItemId),
        prescriptionLink: (order) => order.prescriptionLinks,
      },
    }),
  },
  // Users start above the demo shoppers' ids.
  counters: {
    user: 530001,
    savedItem: 5501,
    order: 90210001,
    orderItem: 70030001,
    prescription: 33001,
    prescriptionFile: 33101,
  },
});

export type SandboxState = Database<typeof stateSchema>;

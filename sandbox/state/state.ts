import { z } from 'zod';
import { collection, defineSchema } from '../db/define-schema';
import type { Database } from '../db/open-database';
import { advisorProfileDocument } from './advisor-profile';
import { appointmentDocument } from './appointment';
import { savedAddressDocument, savedItemDocument, savedPaymentDocument, sessionDocument } from './documents';
import { favoriteStoreDocument, favoriteStoreKey } from './favorite-store';
import { insuranceAttemptDocument, insuranceTokenDocument } from './insurance';
import { orderDocument } from './order';
import { orderReturnDocument, reorderDocument } from './order-return';
import { accountPrescriptionDocument, prescriptionFileDocument } from './prescriptions';
import { authorizationCodeDocument, socialTokenDocument } from './social-sign-in';
import { userDocument } from './user';

/** A newsletter subscription of an email address in one store. */
const subscriptionDocument = z.object({
  /** Lower case. */
  email: z.string(),
  storeId: z.string(),
  langId: z.string(),
  emailType: z.enum(['newsletter', 'promotion']),
  /** Epoch milliseconds. */
  subscribedAt: z.number().int(),
});

/**
 * Failed logons for one email address, whether or not it has an account, so that the lock does not reveal which
 * addresses have accounts. Removed by a sign-in and by a password reset.
 */
const logonAttemptDocument = z.object({
  /** The email address, or the key of a member's changes (`changesOf`). */
  logonId: z.string(),
  failures: z.number().int().min(1),
  /** Epoch milliseconds; absent while attempts are left. */
  lockedUntil: z.number().int().optional(),
});

/** The last validation code for a member. The sandbox sends no email: the code is read from here. */
const passwordResetDocument = z.object({
  userId: z.string(),
  email: z.string(),
  code: z.string().min(8),
  /** Wrong codes since it was sent. */
  failures: z.number().int().optional(),
  /** Epoch milliseconds. */
  expiresAt: z.number().int(),
});

/** Stock that an order holds: for its review, or because it is placed. */
const stockHoldDocument = z.object({
  orderId: z.string(),
  items: z.array(z.object({ catentryId: z.string(), quantity: z.number().int().min(1) })),
  /** Epoch milliseconds. */
  until: z.number().int(),
});

/** Difference of the sandbox's clock and the real one. */
const clockDocument = z.object({
  clockId: z.literal('clock'),
  /** Milliseconds. */
  ahead: z.number().int().min(0),
});

/** Everything that shoppers change. The catalog, stores and doctors are seeds and are not part of it. */
const collections = {
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
      checkoutRequest: (order) => order.placement?.requestId,
      insuredMember: (order) => order.placement?.usedBenefits?.memberKey,
    },
  }),
  stockHolds: collection({
    document: stockHoldDocument,
    id: (hold) => hold.orderId,
    indexes: { catentry: (hold) => hold.items.map(({ catentryId }) => catentryId) },
  }),
  orderReturns: collection({
    document: orderReturnDocument,
    id: (orderReturn) => orderReturn.returnId,
    indexes: {
      order: (orderReturn) => orderReturn.orderId,
      request: (orderReturn) => orderReturn.requestId,
    },
  }),
  reorders: collection({ document: reorderDocument, id: (reorder) => reorder.requestId }),
  savedAddresses: collection({
    document: savedAddressDocument,
    id: (address) => address.addressId,
    indexes: { user: (address) => address.userId },
  }),
  savedPayments: collection({
    document: savedPaymentDocument,
    id: (payment) => payment.paymentId,
    indexes: { user: (payment) => payment.userId },
  }),
  advisorProfiles: collection({ document: advisorProfileDocument, id: ({ userId }) => userId }),
  favoriteStores: collection({
    document: favoriteStoreDocument,
    id: favoriteStoreKey,
    indexes: { user: (favorite) => favorite.userId },
  }),
  appointments: collection({
    document: appointmentDocument,
    id: ({ confirmationNumber }) => confirmationNumber,
    indexes: {
      request: ({ requestId }) => requestId,
      doctorDay: ({ doctorId, day }) => `${doctorId} ${day}`,
    },
  }),
  insuranceTokens: collection({
    document: insuranceTokenDocument,
    id: ({ token }) => token,
    indexes: { visitor: ({ visitorId }) => visitorId },
  }),
  insuranceAttempts: collection({ document: insuranceAttemptDocument, id: ({ visitorId }) => visitorId }),
  clocks: collection({ document: clockDocument, id: ({ clockId }) => clockId }),
  authorizationCodes: collection({ document: authorizationCodeDocument, id: ({ code }) => code }),
  socialTokens: collection({ document: socialTokenDocument, id: ({ accessToken }) => accessToken }),
};

export const stateSchema = defineSchema({
  // Raise the 200 by 100 when stored documents no longer fit. A new collection changes the version automatically, because
  // stored data lacks its seed.
  version: 200 + Object.keys(collections).length,
  collections,
  // Users start above the demo shoppers' ids.
  counters: {
    user: 530001,
    savedItem: 5501,
    order: 90210001,
    orderItem: 70030001,
    prescription: 33001,
    prescriptionFile: 33101,
    paymentInstruction: 15001,
    savedPayment: 16001,
    savedAddress: 820001,
    orderReturn: 60010001,
  },
});

export type SandboxState = Database<typeof stateSchema>;

/** A collection whose documents belong to one user, by its index `user`. */
export type UserCollection = {
  [Name in keyof typeof collections]: 'user' extends keyof (typeof collections)[Name]['indexes']
    ? Name
    : never;
}[keyof typeof collections];

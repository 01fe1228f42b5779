import {
  countSavedItemsPath,
  findExamSlotsPath,
  getAdvisorProfilePath,
  getCartPath,
  getContextDataPath,
  getItemPrescriptionPath,
  getOrderHistoryPath,
  getOrderPath,
  getPersonContactPath,
  getPersonPath,
  getPrescriptionSetupPath,
  getUsableShippingInfoPath,
  listAccountPrescriptionsPath,
  listPaymentsPath,
  listSavedItemsPath,
  type MutationId,
} from '@generated/operation-paths';

const CART = [getCartPath];
const WISHLIST = [listSavedItemsPath, countSavedItemsPath];
const ADDRESSES = [getPersonContactPath, getUsableShippingInfoPath];
const PAYMENTS = [listPaymentsPath];
const PRESCRIPTIONS = [getPrescriptionSetupPath, getItemPrescriptionPath, listAccountPrescriptionsPath];
/** A new identity changes all of the shopper's data. */
export const SHOPPER_QUERIES: readonly string[] = [
  getContextDataPath,
  getPersonContactPath,
  getPersonPath,
  ...CART,
  ...WISHLIST,
  ...PAYMENTS,
  ...PRESCRIPTIONS,
];

/** Paths of the queries to revalidate after each mutation. Every mutation has a row, even if it changes no query. */
export const invalidations: Record<MutationId, readonly string[]> = {
  addCartItem: CART,
  updateCartItem: CART,
  deleteCartItem: CART,
  assignPromotionCode: CART,
  removePromotionCode: CART,
  addGlasses: CART,
  updateItemLensData: CART,
  resetExchangeCurrentOrder: CART,
  // The methods depend on the address.
  setShippingInfo: [...CART, getUsableShippingInfoPath],
  addPaymentInstruction: CART,
  prepareCheckout: CART,
  // A card may be saved with the order. The cart is gone with it: a request for it would only be a 404 (`usePlaceOrder`).
  checkout: [...PAYMENTS, getOrderHistoryPath],
  // The order's tracking has no cached query: its page fetches it again.
  cancelOrder: [getOrderPath, getOrderHistoryPath],
  createReturn: [],
  reorderItems: CART,
  checkAvailableFrames: [],
  createGuestIdentity: SHOPPER_QUERIES,
  addPersonContact: ADDRESSES,
  updatePersonContact: ADDRESSES,
  deletePersonContact: ADDRESSES,
  updatePerson: [getPersonPath, getPersonContactPath],
  changePassword: [],
  startSecondFactor: [],
  confirmSecondFactor: [getPersonPath],
  turnOffSecondFactor: [getPersonPath],
  // The page is left: a query without a session would only create a guest.
  closeAccount: [],
  exchangeAuthorizationCode: [],
  createCaptchaToken: [],
  registerPerson: SHOPPER_QUERIES,
  requestPasswordReset: [],
  oauthValidate: SHOPPER_QUERIES,
  logonAjax: SHOPPER_QUERIES,
  // The line names the prescription's id.
  insertItemPrescription: [...PRESCRIPTIONS, ...CART],
  uploadItemPrescription: [],
  // It has the file from now on.
  uploadPrescription: [getPrescriptionSetupPath],
  submitPrescription: [...PRESCRIPTIONS, ...CART],
  createAccountPrescription: PRESCRIPTIONS,
  updateAccountPrescription: PRESCRIPTIONS,
  loginInsurance: [],
  lookUpInsurance: [],
  getInsuranceBenefits: [],
  getInsuranceDiscounts: [],
  priceWithBenefits: [],
  estimateWithBenefits: [],
  addPayment: PAYMENTS,
  deletePayment: PAYMENTS,
  setDefaultPayment: PAYMENTS,
  findStores: [],
  addFavouriteStore: [],
  removeFavouriteStore: [],
  bookExam: [findExamSlotsPath],
  cancelExam: [findExamSlotsPath],
  subscribeEmail: [],
  addSavedItems: WISHLIST,
  removeSavedItem: WISHLIST,
  saveAdvisorProfile: [getAdvisorProfilePath],
};

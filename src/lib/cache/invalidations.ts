import {
  countSavedItemsPath,
  findExamSlotsPath,
  getCartPath,
  getContextDataPath,
  getItemPrescriptionPath,
  getPersonContactPath,
  getPrescriptionSetupPath,
  listAccountPrescriptionsPath,
  listPaymentsPath,
  listSavedItemsPath,
  type MutationId,
} from '@generated/operation-paths';

const CART = [getCartPath];
const WISHLIST = [listSavedItemsPath, countSavedItemsPath];
const PAYMENTS = [listPaymentsPath];
const PRESCRIPTIONS = [getPrescriptionSetupPath, getItemPrescriptionPath, listAccountPrescriptionsPath];
/** A new identity changes all of the shopper's data. */
const SHOPPER = [
  getContextDataPath,
  getPersonContactPath,
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
  setShippingInfo: CART,
  addPaymentInstruction: CART,
  prepareCheckout: CART,
  checkout: CART,
  checkAvailableFrames: [],
  createGuestIdentity: SHOPPER,
  registerPerson: SHOPPER,
  requestPasswordReset: [],
  oauthValidate: SHOPPER,
  logonAjax: SHOPPER,
  // The line names the prescription's id.
  insertItemPrescription: [...PRESCRIPTIONS, ...CART],
  uploadItemPrescription: [],
  uploadPrescription: [],
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
  subscribeEmail: [],
  addSavedItems: WISHLIST,
  removeSavedItem: WISHLIST,
  saveAdvisorProfile: [],
};

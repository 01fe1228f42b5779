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
/** A new identity changes everything that belongs to the shopper. */
const SHOPPER = [
  getContextDataPath,
  getPersonContactPath,
  ...CART,
  ...WISHLIST,
  ...PAYMENTS,
  ...PRESCRIPTIONS,
];

/**
 * Which reads show something else after a mutation, by their paths in the contract. Every mutation has a row, also one
 * that changes nothing that is read.
 */
export const refreshedReads: Record<MutationId, readonly string[]> = {
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
  insertItemPrescription: PRESCRIPTIONS,
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

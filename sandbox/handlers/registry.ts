import type { Handlers } from '../call';
import { getAdvisorProfile, saveAdvisorProfile } from './advisor/advisor-profile';
import { findAdvisorProducts } from './assets/find-advisor-products';
import { geocode } from './assets/geocode';
import { getFrameImage, getImageManifest, getTryOnAvailability } from './assets/pictures';
import { addCartItem } from './cart/add-cart-item';
import { addGlasses } from './cart/add-glasses';
import { calculateOrder } from './cart/calculate-order';
import { deleteCartItem, updateCartItem } from './cart/change-items';
import { checkout, prepareCheckout } from './cart/checkout';
import { getCart } from './cart/get-cart';
import { addPaymentInstruction, getUsablePaymentInfo } from './cart/payment-info';
import { getOrder, getPlacedOrder } from './cart/placed-orders';
import { assignPromotionCode, removePromotionCode } from './cart/promotion-codes';
import { resetExchangeCurrentOrder } from './cart/reset-exchange-current-order';
import { getUsableShippingInfo, setShippingInfo } from './cart/shipping-info';
import { updateItemLensData } from './cart/update-item-lens-data';
import { getCategoryTree } from './catalog/categories';
import { checkAvailableFrames } from './catalog/check-available-frames';
import {
  findProductsByPartNumbers,
  getCartImage,
  getContactLens,
  getProductById,
  getProductByPartNumber,
} from './catalog/get-products';
import { findProductsByCategory, findProductsByTerm, searchProductsByTerm } from './catalog/search-products';
import { suggestKeywords, suggestProducts } from './catalog/suggestions';
import { closeAccount } from './identity/close-account';
import { exchangeAuthorizationCode } from './identity/exchange-authorization-code';
import { logonAjax } from './identity/logon-ajax';
import { oauthValidate } from './identity/oauth-validate';
import { changePassword, requestPasswordReset } from './identity/passwords';
import { getPerson, getPersonData, updatePerson } from './identity/person';
import {
  addPersonContact,
  deletePersonContact,
  getPersonContact,
  updatePersonContact,
} from './identity/person-contacts';
import { registerPerson } from './identity/register-person';
import { confirmSecondFactor, startSecondFactor, turnOffSecondFactor } from './identity/second-factor';
import { createGuestIdentity, getContextData, logoff } from './identity/session';
import { getInsuranceBenefits } from './insurance/get-insurance-benefits';
import {
  estimateWithBenefits,
  getInsuranceDiscounts,
  priceWithBenefits,
} from './insurance/insurance-pricing';
import { loginInsurance } from './insurance/login-insurance';
import { lookUpInsurance } from './insurance/look-up-insurance';
import { getFrameLenses } from './lens/get-frame-lenses';
import {
  downloadItemPrescription,
  getItemPrescription,
  insertItemPrescription,
  uploadItemPrescription,
} from './lens/item-prescription';
import {
  getCookieSensitiveCategoryEspot,
  getCookieSensitiveEspot,
  getCookieSensitiveProductEspot,
  getEspot,
  getProductEspot,
} from './marketing/get-espot';
import { joinEaccessSegment } from './marketing/join-eaccess-segment';
import { subscribeEmail } from './marketing/subscribe-email';
import { cancelOrder } from './orders/cancel-order';
import { createReturn } from './orders/create-return';
import { getOrderHistory } from './orders/get-order-history';
import { getCarrierUrl, getDeliveryDates, getGuestOrder } from './orders/guest-orders';
import { reorderItems } from './orders/reorder-items';
import {
  addPayment,
  createCaptchaToken,
  deletePayment,
  listPayments,
  setDefaultPayment,
} from './payments/payments';
import {
  createAccountPrescription,
  listAccountPrescriptions,
  updateAccountPrescription,
} from './prescriptions/account-prescriptions';
import { getPrescriptionSetup } from './prescriptions/get-prescription-setup';
import {
  downloadPrescription,
  getPrescriptionFile,
  uploadPrescription,
} from './prescriptions/prescription-files';
import { searchDoctors } from './prescriptions/search-doctors';
import { submitPrescription } from './prescriptions/submit-prescription';
import { bookExam, cancelExam, findExamSlots, getExamConfirmation, getExamRequest } from './stores/exams';
import { addFavouriteStore, removeFavouriteStore } from './stores/favorite-stores';
import { findStores, getDoctorPractice, getStore, getStoreDoctors } from './stores/stores';
import { addSavedItems, countSavedItems, listSavedItems, removeSavedItem } from './wishlist/saved-items';

/** The handler of every operation in the contract. A missing one is a type error. */
export const handlers: Handlers = {
  // Advisor
  saveAdvisorProfile,
  getAdvisorProfile,
  // Marketing
  getEspot,
  getProductEspot,
  getCookieSensitiveEspot,
  getCookieSensitiveProductEspot,
  getCookieSensitiveCategoryEspot,
  joinEaccessSegment,
  subscribeEmail,
  // Wishlist
  listSavedItems,
  countSavedItems,
  addSavedItems,
  removeSavedItem,
  // Assets
  getImageManifest,
  getFrameImage,
  getTryOnAvailability,
  geocode,
  findAdvisorProducts,
  // Catalog
  searchProductsByTerm,
  getProductByPartNumber,
  getProductById,
  findProductsByTerm,
  findProductsByCategory,
  findProductsByPartNumbers,
  getCategoryTree,
  suggestKeywords,
  suggestProducts,
  getContactLens,
  checkAvailableFrames,
  getCartImage,
  // Cart
  getCart,
  addCartItem,
  updateCartItem,
  deleteCartItem,
  assignPromotionCode,
  removePromotionCode,
  addGlasses,
  updateItemLensData,
  calculateOrder,
  resetExchangeCurrentOrder,
  getUsableShippingInfo,
  setShippingInfo,
  getUsablePaymentInfo,
  addPaymentInstruction,
  prepareCheckout,
  checkout,
  getPlacedOrder,
  getOrder,
  // Identity
  getContextData,
  createGuestIdentity,
  getPersonContact,
  addPersonContact,
  updatePersonContact,
  deletePersonContact,
  getPerson,
  updatePerson,
  changePassword,
  closeAccount,
  startSecondFactor,
  confirmSecondFactor,
  turnOffSecondFactor,
  getPersonData,
  exchangeAuthorizationCode,
  registerPerson,
  requestPasswordReset,
  oauthValidate,
  logonAjax,
  logoff,
  // Lens
  getFrameLenses,
  insertItemPrescription,
  getItemPrescription,
  downloadItemPrescription,
  uploadItemPrescription,
  // Orders
  getGuestOrder,
  getDeliveryDates,
  getCarrierUrl,
  getOrderHistory,
  cancelOrder,
  createReturn,
  reorderItems,
  // Prescriptions
  getPrescriptionSetup,
  searchDoctors,
  uploadPrescription,
  submitPrescription,
  downloadPrescription,
  getPrescriptionFile,
  listAccountPrescriptions,
  createAccountPrescription,
  updateAccountPrescription,
  // Payments
  listPayments,
  addPayment,
  deletePayment,
  setDefaultPayment,
  createCaptchaToken,
  // Insurance
  loginInsurance,
  lookUpInsurance,
  getInsuranceBenefits,
  getInsuranceDiscounts,
  priceWithBenefits,
  estimateWithBenefits,
  // Stores
  findStores,
  getStore,
  addFavouriteStore,
  removeFavouriteStore,
  getStoreDoctors,
  getDoctorPractice,
  findExamSlots,
  bookExam,
  getExamConfirmation,
  cancelExam,
  getExamRequest,
};

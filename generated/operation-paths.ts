/** Generated from the contract. Do not edit. */
export const getAdvisorProfilePath = '/wcs/resources/frameAdvisorServices/getUserProfile/{userId}';
export const getImageManifestPath = '/assets/frames/{upc}/manifest.json';
export const getFrameImagePath = '/assets/frames/{fileKey}';
export const getTryOnAvailabilityPath = '/vto/availability';
export const geocodePath = '/geocode';
export const findAdvisorProductsPath = '/frame-advisor/recommendations';
export const getCartPath = '/wcs/resources/store/{storeId}/cart/@self';
export const calculateOrderPath = '/webapp/wcs/stores/servlet/OrderCalculate';
export const getUsableShippingInfoPath = '/wcs/resources/store/{storeId}/cart/@self/usable_shipping_info';
export const getUsablePaymentInfoPath = '/wcs/resources/store/{storeId}/cart/@self/usable_payment_info';
export const getPlacedOrderPath = '/wcs/resources/store/{storeId}/cart/@self/checkout/{requestId}';
export const getOrderPath = '/wcs/resources/store/{storeId}/order/{orderId}';
export const searchProductsByTermPath = '/wcs/resources/store/{storeId}/productview/bySearchTerm/{searchTerm}';
export const getProductByPartNumberPath = '/wcs/resources/store/{storeId}/productview/{partNumber}';
export const getProductByIdPath = '/wcs/resources/store/{storeId}/productview/byId/{productId}';
export const findProductsByTermPath = '/search/resources/store/{storeId}/productview/bySearchTerm/{searchTerm}';
export const findProductsByCategoryPath = '/search/resources/store/{storeId}/productview/byCategory/{categoryId}';
export const findProductsByPartNumbersPath = '/search/resources/store/{storeId}/productview/byPartNumbers';
export const getCategoryTreePath = '/search/resources/store/{storeId}/categoryview/@top';
export const suggestKeywordsPath = '/search/resources/store/{storeId}/sitecontent/keywordSuggestionsByTerm/{term}';
export const suggestProductsPath = '/search/resources/store/{storeId}/sitecontent/productSuggestionsBySearchTerm/{term}';
export const getContactLensPath = '/wcs/resources/store/{storeId}/catalog/{catalogId}/contactlenses/byId/{clId}';
export const getCartImagePath = '/wcs/resources/store/{storeId}/assets/attachment/{imageKind}/{upc}';
export const getContextDataPath = '/wcs/resources/store/{storeId}/usercontext/@self/contextdata';
export const getPersonContactPath = '/wcs/resources/store/{storeId}/person/@self/contact';
export const getPersonPath = '/wcs/resources/store/{storeId}/person/@self';
export const getPersonDataPath = '/wcs/resources/store/{storeId}/person/@self/data';
export const logoffPath = '/webapp/wcs/stores/servlet/Logoff';
export const getFrameLensesPath = '/wcs/resources/store/{storeId}/catalog/{catalogId}/rxc/frameId/{frameId}/lenses';
export const getItemPrescriptionPath = '/wcs/resources/store/{storeId}/rxc/prescription/byOrderItemId/{orderItemId}';
export const downloadItemPrescriptionPath = '/wcs/resources/store/{storeId}/rxc/prescription/download/{savedFileName}';
export const getEspotPath = '/wcs/resources/store/{storeId}/espot/{name}';
export const getProductEspotPath = '/wcs/resources/store/{storeId}/espot/{name}/product/{productId}';
export const getCookieSensitiveEspotPath = '/wcs/resources/store/{storeId}/espot/cookie-sensitive/{name}';
export const getCookieSensitiveProductEspotPath = '/wcs/resources/store/{storeId}/espot/cookie-sensitive/{name}/product/{productId}';
export const getCookieSensitiveCategoryEspotPath = '/wcs/resources/store/{storeId}/espot/cookie-sensitive/{name}/category/{categoryId}';
export const joinEaccessSegmentPath = '/wcs/resources/store/{storeId}/espot/Eaccess_engagement_add_customerSegment';
export const getGuestOrderPath = '/wcs/resources/store/{storeId}/ordercst/guest/{orderId}';
export const getDeliveryDatesPath = '/wcs/resources/store/{storeId}/orderitemEDDInfo/saved';
export const getCarrierUrlPath = '/wcs/resources/store/{storeId}/delivery/{orderItemId}/carrierUrl';
export const getOrderHistoryPath = '/wcs/resources/store/{storeId}/order/@history';
export const listPaymentsPath = '/wcs/resources/store/{storeId}/mypayments/list/';
export const getPrescriptionSetupPath = '/wcs/resources/store/{storeId}/provideprescription/setup/{orderId}';
export const searchDoctorsPath = '/wcs/resources/store/{storeId}/provideprescription/searchdoctor/{query}';
export const downloadPrescriptionPath = '/wcs/resources/store/{storeId}/provideprescription/download/{userId}/{fileName}';
export const getPrescriptionFilePath = '/wcs/resources/store/{storeId}/provideprescription/file/{fileName}';
export const listAccountPrescriptionsPath = '/wcs/resources/store/{storeId}/wcs/prescription/user/@self';
export const getStorePath = '/wcs/resources/store/{storeId}/storelocator/byStoreNumber/{storeName}';
export const getStoreDoctorsPath = '/wcs/resources/store/{storeId}/eappointment/{storeName}/doctors';
export const getDoctorPracticePath = '/doctor-practice/{storeName}';
export const findExamSlotsPath = '/wcs/resources/store/{storeId}/eappointment/{storeName}/slots';
export const getExamConfirmationPath = '/wcs/resources/store/{storeId}/eappointment/appointments/{confirmationNumber}';
export const getExamRequestPath = '/wcs/resources/store/{storeId}/eappointment/requests/{requestId}';
export const listSavedItemsPath = '/wcs/resources/store/{storeId}/catalog/{catalogId}/saveditems/@self';
export const countSavedItemsPath = '/wcs/resources/store/{storeId}/catalog/{catalogId}/saveditems/@self/count';
export const mutations = {
  saveAdvisorProfile: ['POST', '/wcs/resources/frameAdvisorServices/saveUserProfile'],
  addCartItem: ['POST', '/wcs/resources/store/{storeId}/cart'],
  updateCartItem: ['PUT', '/wcs/resources/store/{storeId}/cart/@self/update_order_item'],
  deleteCartItem: ['PUT', '/wcs/resources/store/{storeId}/cart/@self/delete_order_item'],
  assignPromotionCode: ['POST', '/wcs/resources/store/{storeId}/cart/@self/assigned_promotion_code'],
  removePromotionCode: ['DELETE', '/wcs/resources/store/{storeId}/cart/@self/assigned_promotion_code/{promoCode}'],
  addGlasses: ['POST', '/webapp/wcs/stores/servlet/LCOrderItemAddGlassesCmd'],
  updateItemLensData: ['POST', '/webapp/wcs/stores/servlet/LCUpdateOrderItemLensDataCmd'],
  resetExchangeCurrentOrder: ['POST', '/wcs/resources/store/{storeId}/cart/resetExchangeCurrentOrder'],
  setShippingInfo: ['PUT', '/wcs/resources/store/{storeId}/cart/@self/shipping_info'],
  addPaymentInstruction: ['POST', '/wcs/resources/store/{storeId}/cart/@self/payment_instruction'],
  prepareCheckout: ['PUT', '/wcs/resources/store/{storeId}/cart/@self/precheckout'],
  checkout: ['POST', '/wcs/resources/store/{storeId}/cart/@self/checkout'],
  checkAvailableFrames: ['POST', '/wcs/resources/store/{storeId}/catalog/{catalogId}/checkAvailableFrames'],
  createGuestIdentity: ['POST', '/wcs/resources/store/{storeId}/guestidentity'],
  addPersonContact: ['POST', '/wcs/resources/store/{storeId}/person/@self/contact'],
  updatePersonContact: ['PUT', '/wcs/resources/store/{storeId}/person/@self/contact/{nickName}'],
  deletePersonContact: ['DELETE', '/wcs/resources/store/{storeId}/person/@self/contact/{nickName}'],
  registerPerson: ['POST', '/wcs/resources/store/{storeId}/person'],
  requestPasswordReset: ['PUT', '/wcs/resources/store/{storeId}/person/@self'],
  updatePerson: ['PUT', '/wcs/resources/store/{storeId}/person/@self/registration'],
  changePassword: ['PUT', '/wcs/resources/store/{storeId}/person/@self/password'],
  startSecondFactor: ['POST', '/wcs/resources/store/{storeId}/person/@self/secondfactor'],
  confirmSecondFactor: ['PUT', '/wcs/resources/store/{storeId}/person/@self/secondfactor'],
  turnOffSecondFactor: ['POST', '/wcs/resources/store/{storeId}/person/@self/secondfactor/off'],
  closeAccount: ['POST', '/wcs/resources/store/{storeId}/person/@self/close'],
  oauthValidate: ['POST', '/wcs/resources/store/{storeId}/loginidentity/oauth_validate'],
  exchangeAuthorizationCode: ['POST', '/identity-provider/token'],
  logonAjax: ['POST', '/webapp/wcs/stores/servlet/LogonAjax'],
  loginInsurance: ['POST', '/wcs/resources/store/{storeId}/ria/login'],
  lookUpInsurance: ['POST', '/webapp/wcs/stores/servlet/jsonpInsuranceAjax.jsp'],
  getInsuranceBenefits: ['POST', '/wcs/resources/store/{storeId}/ria/benefits'],
  getInsuranceDiscounts: ['POST', '/wcs/resources/store/{storeId}/catalog/{catalogId}/ria/discounts'],
  priceWithBenefits: ['POST', '/wcs/resources/store/{storeId}/catalog/{catalogId}/ria/benefitpricing'],
  estimateWithBenefits: ['POST', '/wcs/resources/store/{storeId}/catalog/{catalogId}/ria/estimatedbenefitpricing'],
  insertItemPrescription: ['POST', '/wcs/resources/store/{storeId}/rxc/prescription/insert/{orderItemId}'],
  uploadItemPrescription: ['POST', '/wcs/resources/store/{storeId}/rxc/prescription/upload'],
  subscribeEmail: ['POST', '/webapp/wcs/stores/servlet/LCEmailSubscription'],
  cancelOrder: ['POST', '/wcs/resources/store/{storeId}/ordercst/guest/{orderId}/cancel'],
  createReturn: ['POST', '/wcs/resources/store/{storeId}/ordercst/guest/{orderId}/return'],
  reorderItems: ['POST', '/wcs/resources/store/{storeId}/ordercst/guest/{orderId}/reorder'],
  addPayment: ['PUT', '/wcs/resources/store/{storeId}/mypayments'],
  deletePayment: ['DELETE', '/wcs/resources/store/{storeId}/mypayments/{index}'],
  setDefaultPayment: ['POST', '/wcs/resources/store/{storeId}/mypayments/setdefault/{index}'],
  createCaptchaToken: ['POST', '/captcha/token'],
  uploadPrescription: ['POST', '/wcs/resources/store/{storeId}/provideprescription/upload'],
  submitPrescription: ['POST', '/wcs/resources/store/{storeId}/provideprescription/submit'],
  createAccountPrescription: ['POST', '/wcs/resources/store/{storeId}/wcs/prescription/user/@self'],
  updateAccountPrescription: ['POST', '/wcs/resources/store/{storeId}/wcs/prescription/user/@self/{prescriptionId}'],
  findStores: ['POST', '/wcs/resources/store/{storeId}/storelocator/filtered/latitude/{lat}/longitude/{lng}'],
  addFavouriteStore: ['POST', '/wcs/resources/store/{storeId}/favouritestore/addfavourite'],
  removeFavouriteStore: ['DELETE', '/wcs/resources/store/{storeId}/favouritestore/removefavourite/storelocid/{id}'],
  bookExam: ['POST', '/wcs/resources/store/{storeId}/eappointment/{storeName}/appointments'],
  cancelExam: ['DELETE', '/wcs/resources/store/{storeId}/eappointment/appointments/{confirmationNumber}'],
  addSavedItems: ['PUT', '/wcs/resources/store/{storeId}/catalog/{catalogId}/saveditems/@self'],
  removeSavedItem: ['DELETE', '/wcs/resources/store/{storeId}/catalog/{catalogId}/saveditems/@self/byCatalogEntryId/{catEntryId}'],
} as const;
export type MutationId = keyof typeof mutations;

/** Generated from the contract. Do not edit. */
export const subscribeEmailAction = '/webapp/wcs/stores/servlet/LCEmailSubscription';

/** Returns the form fields of LCEmailSubscription for a guest on `/lc-us/eyeglasses?page=2` (000 §7). */
export function subscriptionFields(emailType: 'newsletter' | 'promotion') {
  return {
    email: 'ana@example.com',
    storeId: '10851',
    langId: '-1',
    preregister: 'true',
    addressType: 'ShippingAndBilling',
    canAddOrigin: 'true',
    optinStatus: 'true',
    URL: '/lc-us/eyeglasses?page=2',
    emailType,
    showRegister: 'false',
    generalEmailOptIn_10851: 'true',
    ageCheck_10851: 'true',
  };
}

/** Every field of the command LCEmailSubscription as a guest of `/lc-us/eyeglasses?page=2` sends it (000 §7). */
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

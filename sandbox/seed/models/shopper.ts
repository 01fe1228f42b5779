export interface ShopperSeed {
  userId: string;
  logonId: string;
  password: string;
  firstName: string;
  lastName: string;
  email: string;
  /** Country of the site where the shopper has the account. */
  country: 'US' | 'CA';
  passwordExpired: boolean;
  address: {
    addressLines: string[];
    city: string;
    region: string;
    postalCode: string;
    country: 'US' | 'CA';
    phone: string;
  };
}

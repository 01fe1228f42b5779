export interface ShopperSeed {
  userId: string;
  logonId: string;
  password: string;
  firstName: string;
  lastName: string;
  email: string;
  /** Which store's account it is; both where the shopper has one in each country. */
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

import type { PasswordHash } from '../../state/password-hash';

export interface ShopperSeed {
  userId: string;
  logonId: string;
  /** Public demo data, which the sandbox's panel shows. */
  password: string;
  /** The hash of `password`, computed beforehand: it would delay each start. */
  passwordHash: PasswordHash;
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

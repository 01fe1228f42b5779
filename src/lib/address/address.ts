/** A delivery or billing address, as the commerce API has it. */
export interface Address {
  firstName: string;
  lastName: string;
  street: string;
  /** Apartment, floor or company; may be empty. */
  unit: string;
  city: string;
  /** Two letters of a state or province. */
  region: string;
  postalCode: string;
  /** Ten digits, or empty. */
  phone: string;
}

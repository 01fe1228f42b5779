/** The retailer's name, as shoppers know it. */
export const BRAND = 'Marlowe Eyewear';

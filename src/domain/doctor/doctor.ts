/** A doctor, as the storefront shows one (003 §3). */
export interface Doctor {
  /** Empty for a doctor whom the shopper added. */
  id: string;
  name: string;
  /** Name of the practice. */
  clinic: string;
  phone: string;
  /** Phone number of the practice. */
  officePhone: string;
  fax: string;
  address: DoctorAddressView;
  languages: readonly string[];
  license: string;
  npi: string;
  /** Undefined where it is not known. */
  acceptsNewPatients: boolean | undefined;
}

export interface DoctorAddressView {
  address1: string;
  address2: string;
  city: string;
  stateProvince: string;
  zipPostalCode: string;
  country: string;
}

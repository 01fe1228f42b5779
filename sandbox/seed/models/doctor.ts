export interface DoctorSeed {
  doctorId: string;
  name: string;
  officeName: string;
  phone: string;
  officePhone: string;
  fax: string;
  address: {
    address1: string;
    address2: string;
    city: string;
    region: string;
    postalCode: string;
    country: 'US' | 'CA';
  };
  languages: string[];
  stateLicense: string;
  npi: string;
  acceptsNewPatients: boolean;
  /** Stores where the doctor sees patients. */
  storeNumbers: string[];
}

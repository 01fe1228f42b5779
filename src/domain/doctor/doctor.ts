/** Address of a doctor's practice; an unknown part is an empty text. */
export interface DoctorAddress {
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  /** Two letters, or the text of the commerce API if it is not a state or province. */
  readonly stateProvince: string;
  readonly zipPostalCode: string;
  readonly country: string;
}

/** A doctor who is called for a prescription. An unknown part is an empty text. */
export interface Doctor {
  /** Empty for a doctor whom the shopper typed in. */
  readonly id: string;
  readonly name: string;
  /** Name of the practice. */
  readonly clinic: string;
  readonly phone: string;
  /** Phone number of the practice. */
  readonly officePhone: string;
  readonly fax: string;
  readonly address: DoctorAddress;
  readonly languages: readonly string[];
  /** Number of the license of a state or province. */
  readonly license: string;
  /** National provider identifier; US only. */
  readonly npi: string;
  /** Undefined if not known. */
  readonly acceptsNewPatients: boolean | undefined;
}

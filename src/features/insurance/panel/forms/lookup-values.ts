/** Lookup input of the shopper, in the fields of the specification (002 §3). In memory only. */
export interface LookupValues {
  /** Key of the provider; '' for none. */
  provider: string;
  firstname: string;
  lastname: string;
  /** MM/DD/YYYY. */
  dob: string;
  zipcode: string;
  planid: string;
  memberid: string;
  certifyage: boolean;
}

export const EMPTY_LOOKUP: LookupValues = {
  provider: '',
  firstname: '',
  lastname: '',
  dob: '',
  zipcode: '',
  planid: '',
  memberid: '',
  certifyage: false,
};

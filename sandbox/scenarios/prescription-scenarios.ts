import { conditional, delayed, example, type NamedScenario, noNetwork } from './scenario';

/** Milliseconds; the storefront waits 60 seconds for an upload (003 §9). */
const LONGER_THAN_UPLOADS_WAIT = 65_000;

/** Returns whether an item follows the item whose prescription is copied: only frame, lens and plan are in between. */
function isNextCopy({
  orderitemid,
  cp_rx_oid: source,
}: {
  orderitemid: string;
  cp_rx_oid?: string;
}): boolean {
  return source !== undefined && Math.abs(Number(orderitemid) - Number(source)) <= 3;
}

/** Failures and delays of the prescription step and the account's prescriptions. */
export const prescriptionScenarios: readonly NamedScenario[] = [
  {
    name: 'prescription-step-delayed',
    section: '003 §2.1',
    summary: 'The items of the prescription step are delayed by three seconds',
    effects: { getPrescriptionSetup: delayed(3000) },
  },
  {
    name: 'prescription-step-failed',
    section: '003 §8',
    summary: "The items of the prescription step cannot be read: 'Oops! Something went wrong.'",
    effects: { getPrescriptionSetup: example('failed') },
  },
  {
    name: 'prescription-step-unavailable',
    section: '003 §8',
    summary: "The prescription step gets no response: 'Oops! Something went wrong.'",
    effects: { getPrescriptionSetup: noNetwork },
  },
  {
    name: 'saved-prescriptions-delayed',
    section: '003 §2.1',
    summary: "The account's prescriptions are delayed by three seconds",
    effects: { listAccountPrescriptions: delayed(3000) },
  },
  {
    name: 'saved-prescriptions-unavailable',
    section: '003 §2.1',
    summary: "The account's prescriptions cannot be loaded; the other ways remain",
    effects: { listAccountPrescriptions: noNetwork },
  },
  {
    name: 'doctor-search-delayed',
    section: '003 §2.1',
    summary: 'The doctor search is delayed by three seconds',
    effects: { searchDoctors: delayed(3000) },
  },
  {
    name: 'doctor-search-failed',
    section: '003 §8',
    summary:
      "The doctor search fails: 'Oops! Something went wrong.', and 'Unable to get doctor list' is logged",
    effects: { searchDoctors: example('searchFailed') },
  },
  {
    name: 'upload-delayed',
    section: '003 §5',
    summary: 'The upload of a prescription file is delayed by three seconds',
    effects: { uploadPrescription: delayed(3000), uploadItemPrescription: delayed(3000) },
  },
  {
    name: 'upload-never-ends',
    section: '003 §9',
    summary: "The upload takes longer than the 60 seconds that the storefront waits: 'Error during upload.'",
    effects: {
      uploadPrescription: delayed(LONGER_THAN_UPLOADS_WAIT),
      uploadItemPrescription: delayed(LONGER_THAN_UPLOADS_WAIT),
    },
  },
  {
    name: 'upload-unavailable',
    section: '003 §8',
    summary: "The upload gets no response: 'Error during upload.'",
    effects: { uploadPrescription: noNetwork, uploadItemPrescription: noNetwork },
  },
  {
    name: 'prescription-preview-failed',
    section: '003 §8',
    summary: "An uploaded file is not there: 'Unable to load prescription details' is recorded",
    effects: { downloadPrescription: example('unknownFile'), getPrescriptionFile: example('unknownFile') },
  },
  {
    name: 'prescription-details-failed',
    section: '003 §8',
    summary: "The values of an item cannot be read: 'Unable to load prescription details' is recorded",
    effects: { getItemPrescription: example('systemError') },
  },
  {
    name: 'prescription-submit-delayed',
    section: '003 §4.1',
    summary: 'Submitting a prescription is delayed by three seconds',
    effects: { submitPrescription: delayed(3000) },
  },
  {
    name: 'prescription-submit-unavailable',
    section: '003 §8',
    summary: "Submitting gets no response: 'Oops! Something went wrong. Please try again.'",
    effects: { submitPrescription: noNetwork },
  },
  {
    name: 'same-prescription-half-copied',
    section: '003 §4.1',
    summary: 'The same prescription is not copied to the second item, but to the third',
    effects: { submitPrescription: conditional(isNextCopy, example('failed')) },
  },
];

import { conditional, delayed, example, noNetwork, type ScenarioTable } from './scenario';

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
export const prescriptionScenarios: ScenarioTable = {
  'prescription-step-delayed': [
    '003 §2.1',
    'The items of the prescription step are delayed by three seconds',
    { getPrescriptionSetup: delayed(3000) },
  ],
  'prescription-step-failed': [
    '003 §8',
    "The items of the prescription step cannot be read: 'Oops! Something went wrong.'",
    { getPrescriptionSetup: example('failed') },
  ],
  'prescription-step-unavailable': [
    '003 §8',
    "The prescription step gets no response: 'Oops! Something went wrong.'",
    { getPrescriptionSetup: noNetwork },
  ],
  'saved-prescriptions-delayed': [
    '003 §2.1',
    "The account's prescriptions are delayed by three seconds",
    { listAccountPrescriptions: delayed(3000) },
  ],
  'saved-prescriptions-unavailable': [
    '003 §2.1',
    "The account's prescriptions cannot be loaded; the other ways remain",
    { listAccountPrescriptions: noNetwork },
  ],
  'doctor-search-delayed': [
    '003 §2.1',
    'The doctor search is delayed by three seconds',
    { searchDoctors: delayed(3000) },
  ],
  'doctor-search-failed': [
    '003 §8',
    "The doctor search fails: 'Oops! Something went wrong.', and 'Unable to get doctor list' is logged",
    { searchDoctors: example('searchFailed') },
  ],
  'upload-delayed': [
    '003 §5',
    'The upload of a prescription file is delayed by three seconds',
    { uploadPrescription: delayed(3000), uploadItemPrescription: delayed(3000) },
  ],
  'upload-never-ends': [
    '003 §9',
    "The upload takes longer than the 60 seconds that the storefront waits: 'Error during upload.'",
    {
      uploadPrescription: delayed(LONGER_THAN_UPLOADS_WAIT),
      uploadItemPrescription: delayed(LONGER_THAN_UPLOADS_WAIT),
    },
  ],
  'upload-unavailable': [
    '003 §8',
    "The upload gets no response: 'Error during upload.'",
    { uploadPrescription: noNetwork, uploadItemPrescription: noNetwork },
  ],
  'prescription-preview-failed': [
    '003 §8',
    "An uploaded file is not there: 'Unable to load prescription details' is recorded",
    { downloadPrescription: example('unknownFile'), getPrescriptionFile: example('unknownFile') },
  ],
  'prescription-details-failed': [
    '003 §8',
    "The values of an item cannot be read: 'Unable to load prescription details' is recorded",
    { getItemPrescription: example('systemError') },
  ],
  'prescription-submit-delayed': [
    '003 §4.1',
    'Submitting a prescription is delayed by three seconds',
    { submitPrescription: delayed(3000) },
  ],
  'prescription-submit-unavailable': [
    '003 §8',
    "Submitting gets no response: 'Oops! Something went wrong. Please try again.'",
    { submitPrescription: noNetwork },
  ],
  'same-prescription-half-copied': [
    '003 §4.1',
    'The same prescription is not copied to the second item, but to the third',
    { submitPrescription: conditional(isNextCopy, example('failed')) },
  ],
};

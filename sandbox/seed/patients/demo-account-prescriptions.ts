import { type CalendarDate, toMonthDayYear } from '@/domain/dates/calendar-date';
import { toItemPrescription } from '@/domain/prescription/item-prescription';
import type { Prescription } from '@/domain/prescription/prescription';
import { isSpeedyEligible, PRESCRIPTION_YEARS } from '@/domain/prescription/speedy-eligible';
import type { AccountPrescription, PrescriptionFile, SavedContent } from '../../state/prescriptions';
import type { ContactLens } from '../models/contact-lens';
import type { DoctorSeed } from '../models/doctor';
import type { ShopperSeed } from '../models/shopper';
import { demoPatients } from './demo-patients';
import { DEMO_PICTURE } from './demo-picture';

/** Members with saved prescriptions, one per country, and their first prescription id, which is below the counter's. */
const FIRST_ID: Readonly<Record<string, number>> = { '510001': 32_001, '520001': 32_101 };

export interface DemoSeed {
  /** The dates depend on today. */
  today: CalendarDate;
  contactLens: ContactLens;
  doctors: readonly DoctorSeed[];
}

export interface DemoAccount {
  prescriptions: AccountPrescription[];
  files: PrescriptionFile[];
}

/**
 * Returns one saved prescription of each kind: single vision, progressive with prism, expired, an uploaded file, a doctor to
 * call, and contact lenses. Undefined for a member without any.
 */
export function demoAccount(member: ShopperSeed, seed: DemoSeed): DemoAccount | undefined {
  const firstId = FIRST_ID[member.userId];
  if (firstId === undefined) return undefined;
  const { firstName, lastName, userId } = member;
  const person = { firstName, lastName };
  const file = demoFile(userId, seed.today);
  const contents: [AccountPrescription['productCategory'], SavedContent, savedFileName?: string][] = [
    ['GLASSES', typedContent(person, 'Everyday glasses', patient('mid-astigmat', seed.today), seed.today)],
    ['GLASSES', typedContent(person, 'Progressive', progressiveWithPrism(seed.today), seed.today)],
    ['GLASSES', typedContent(person, 'Old glasses', patient('expired', seed.today), seed.today)],
    [
      'GLASSES',
      {
        ...person,
        prescriptionType_p: 'uploadPrescription',
        fileName: file.savedFileName,
        dob_p: '1988-07-21',
      },
      file.savedFileName,
    ],
    ['GLASSES', { ...person, ...callDoctorContent(member, seed) }],
    [
      'CONTACTS',
      {
        ...person,
        ...callDoctorContent(member, seed),
        rightCatentryId: seed.contactLens.catentryId,
        leftCatentryId: seed.contactLens.catentryId,
      },
    ],
  ];
  const prescriptions = contents.map(([productCategory, content, savedFileName], index) => ({
    prescriptionId: String(firstId + index),
    userId,
    productCategory,
    content: { ...content },
    ...(savedFileName !== undefined && { savedFileName }),
    // The first one is the newest.
    updatedAt: firstOfYear(seed.today) - index * 60_000,
  }));
  return { prescriptions, files: [file] };
}

const firstOfYear = ({ year }: CalendarDate) => Date.UTC(year, 0, 1);

function patient(name: string, today: CalendarDate): Prescription {
  const found = demoPatients(today).find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no demo patient ${name}.`);
  return found.prescription;
}

function progressiveWithPrism(today: CalendarDate): Prescription {
  const presbyope = patient('presbyope', today);
  return {
    ...presbyope,
    right: { ...presbyope.right, prism: { horizontal: { amount: 2, base: 'out' } } },
    left: { ...presbyope.left, prism: { vertical: { amount: 1.5, base: 'up' } } },
    pd: { kind: 'dual', right: 31.5, left: 30.5 },
  };
}

function typedContent(
  person: Pick<ShopperSeed, 'firstName' | 'lastName'>,
  prescriptionName: string,
  prescription: Prescription,
  today: CalendarDate,
): SavedContent {
  const { issueDate: _utc, doctor: _doctor, ...values } = toItemPrescription(prescription);
  const issued = prescription.issueDate ?? today;
  return {
    ...values,
    ...person,
    prescriptionName,
    prescriptionOriginMode: 'rxcPrescription',
    issue: toMonthDayYear(issued),
    expiration: toMonthDayYear({ ...issued, year: issued.year + PRESCRIPTION_YEARS }),
    doctor: 'Dr. Mei Okafor',
    isSpeedyRXEligible: isSpeedyEligible(prescription, today),
  };
}

function callDoctorContent({ country }: ShopperSeed, { doctors }: DemoSeed): SavedContent {
  const doctor = doctors.find(({ address, phone }) => address.country === country && phone !== '');
  if (!doctor) throw new Error(`There is no doctor in ${country}.`);
  return {
    prescriptionType_p: 'callDoctor',
    prescriptionOriginMode: 'callDoctor',
    birthDate: '1988-07-21',
    doctor: doctor.name,
    clinic_p: doctor.officeName,
    doctorAddress_p: doctor.address.address1,
    doctorCity_p: doctor.address.city,
    doctorState_p: doctor.address.region,
    doctorZip_p: doctor.address.postalCode,
    doctorFax_p: doctor.fax,
    telephone: doctor.phone,
  };
}

function demoFile(userId: string, today: CalendarDate): PrescriptionFile {
  const uploadedAt = firstOfYear(today);
  const savedFileName = `demo-${userId}_${uploadedAt}.jpeg`;
  return {
    savedFileName,
    userId,
    name: 'prescription.jpeg',
    contentType: 'image/jpeg',
    data: DEMO_PICTURE,
    uploadedAt,
  };
}

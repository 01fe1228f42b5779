import {
  examOnly,
  familyVision,
  type InsurancePlan,
  northwayFamily,
  outOfNetworkPlan,
  silentPlan,
  visionChoice,
} from './insurance-plans';

/** Whole months since each benefit was used. */
interface EarlierUse {
  frames?: number;
  lenses?: number;
  contact?: number;
}

/** An insured person whom the sandbox finds. */
export interface InsuranceMember {
  /** Letter of optics.md §6.2. */
  key: string;
  /** Case that this member demonstrates. */
  title: string;
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD. */
  birthDate: string;
  postalCode: string;
  memberId: string;
  /** Keys of the providers that find them. */
  providers: readonly string[];
  /** The active plan first. */
  plans: readonly InsurancePlan[];
  /** True if name, birth date and postal code suffice; plan and member ID always do. */
  isFoundByName: boolean;
  used?: EarlierUse;
}

/** What most members have in common. */
const usual = { providers: ['EYEMED'], plans: [visionChoice], isFoundByName: true };

/** Invented people. sandbox/README.md lists the values to type for each; H is anybody who is not in this list. */
export const insuranceMembers: readonly InsuranceMember[] = [
  {
    ...usual,
    key: 'A',
    title: 'all benefits',
    firstName: 'Ana',
    lastName: 'Linden',
    birthDate: '1988-07-21',
    postalCode: '45040',
    memberId: 'M1002003',
  },
  {
    ...usual,
    key: 'B',
    title: 'frames renew later',
    firstName: 'Ben',
    lastName: 'Okafor',
    birthDate: '1979-03-14',
    postalCode: '97201',
    memberId: 'M1002011',
    used: { frames: 7 },
  },
  {
    ...usual,
    key: 'C',
    title: 'contact lenses used, so that no lenses are covered',
    firstName: 'Carla',
    lastName: 'Nguyen',
    birthDate: '1992-11-02',
    postalCode: '60614',
    memberId: 'M1002029',
    used: { contact: 4 },
  },
  {
    ...usual,
    key: 'D',
    title: 'eye exam only',
    firstName: 'Dev',
    lastName: 'Raman',
    birthDate: '1985-05-30',
    postalCode: '30309',
    memberId: 'M1002037',
    plans: [examOnly],
  },
  {
    ...usual,
    key: 'E',
    title: 'two plans',
    firstName: 'Elena',
    lastName: 'Sorel',
    birthDate: '1983-01-25',
    postalCode: '80302',
    memberId: 'M1002045',
    plans: [visionChoice, familyVision],
  },
  {
    ...usual,
    key: 'F',
    title: 'carriers without a benefit inquiry',
    firstName: 'Felix',
    lastName: 'Grant',
    birthDate: '1990-09-09',
    postalCode: '10027',
    memberId: 'M1002053',
    providers: ['UHC', 'AETNA', 'VERSANT'],
    plans: [silentPlan],
  },
  {
    ...usual,
    key: 'G',
    title: 'found only by plan and member ID',
    firstName: 'Grace',
    lastName: 'Whitfield',
    birthDate: '1995-12-05',
    postalCode: '02139',
    memberId: 'M1002061',
    isFoundByName: false,
  },
  {
    ...usual,
    key: 'I',
    title: 'plan outside the network',
    firstName: 'Ines',
    lastName: 'Duarte',
    birthDate: '1981-02-17',
    postalCode: '33130',
    memberId: 'L5500017',
    providers: ['LAKESIDE', 'EYEMED'],
    plans: [outOfNetworkPlan],
  },
  {
    ...usual,
    key: 'J',
    title: 'Canadian, postal code with letters',
    firstName: 'Jules',
    lastName: 'Tremblay',
    birthDate: '1987-04-18',
    postalCode: 'G1K 3B5',
    memberId: 'N7700125',
    providers: ['NORTHWAY'],
    plans: [northwayFamily],
  },
];

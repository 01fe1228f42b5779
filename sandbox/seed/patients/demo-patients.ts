import type { CalendarDate } from '@/domain/dates/calendar-date';
import type { Prescription } from '@/domain/prescription/prescription';

/** A made-up prescription that represents many. */
export interface DemoPatient {
  name: string;
  title: string;
  prescription: Prescription;
}

/** Returns the ten prescriptions that lead through every branch of the lens panel. Their dates depend on today. */
export function demoPatients(today: CalendarDate): readonly DemoPatient[] {
  // The first of January of a year exists in every year.
  const issueDate = { year: today.year, month: 1, day: 1 };
  const expiredDate = { year: today.year - 3, month: 1, day: 1 };
  return [
    {
      name: 'low-myope',
      title: 'Low myope: thin lenses of any material',
      prescription: {
        right: { sphere: -1.25 },
        left: { sphere: -1, cylinder: -0.5, axis: 180 },
        pd: { kind: 'single', value: 62 },
        issueDate,
      },
    },
    {
      name: 'mid-astigmat',
      title: 'Astigmatism: 1.67 first',
      prescription: {
        right: { sphere: -3.5, cylinder: -1.25, axis: 10 },
        left: { sphere: -3.25, cylinder: -1.5, axis: 170 },
        pd: { kind: 'dual', right: 31.5, left: 30.5 },
        issueDate,
      },
    },
    {
      name: 'high-myope',
      title: 'High myope: 1.74',
      prescription: {
        right: { sphere: -7.5, cylinder: -0.75, axis: 90 },
        left: { sphere: -8 },
        pd: { kind: 'single', value: 64 },
        issueDate,
      },
    },
    {
      name: 'hyperope',
      title: 'Hyperope: lenses thick in the middle',
      prescription: {
        right: { sphere: 4.25 },
        left: { sphere: 4.5, cylinder: -0.75, axis: 95 },
        pd: { kind: 'single', value: 60 },
        issueDate,
      },
    },
    {
      name: 'presbyope',
      title: 'Presbyope: progressive',
      prescription: {
        right: { sphere: 0.5, add: 2 },
        left: { sphere: 0.75, add: 2 },
        pd: { kind: 'single', value: 63 },
        issueDate,
      },
    },
    {
      name: 'emerging-presbyope',
      title: 'Emerging presbyope: progressive or single vision',
      prescription: {
        right: { sphere: -2, add: 1 },
        left: { sphere: -2, add: 1 },
        pd: { kind: 'single', value: 61 },
        issueDate,
      },
    },
    {
      name: 'plus-form',
      title: 'Paper in plus form',
      prescription: {
        right: { sphere: -3, cylinder: 1, axis: 90 },
        left: { sphere: -2.75, cylinder: 0.75, axis: 85 },
        pd: { kind: 'single', value: 62 },
        issueDate,
      },
    },
    {
      name: 'prism',
      title: 'Prism, base out in both eyes',
      prescription: {
        right: { sphere: -1, prism: { horizontal: { amount: 2, base: 'out' } } },
        left: { sphere: -1, prism: { horizontal: { amount: 2, base: 'out' } } },
        pd: { kind: 'single', value: 62 },
        issueDate,
      },
    },
    {
      name: 'expired',
      title: 'Paper of three years ago',
      prescription: {
        right: { sphere: -1.5 },
        left: { sphere: -1.5 },
        pd: { kind: 'single', value: 63 },
        issueDate: expiredDate,
      },
    },
    {
      name: 'extreme',
      title: 'Extreme: too strong for most frames',
      prescription: {
        right: { sphere: -18 },
        left: { sphere: -17.5 },
        pd: { kind: 'single', value: 66 },
        issueDate,
      },
    },
  ];
}

import { expect, test } from 'vitest';
import { listedStoreDoctors, toExamHours, toExamServices, withPractice } from './store-doctors';

const reachable = {
  doctorId: '1',
  doctorName: 'Dr. A',
  doctorPhoneNumber: '5135550101',
  doctorOfficeNumber: '5135550100',
};
const data = {
  doctors: [
    reachable,
    { ...reachable, doctorId: '2', doctorOfficeNumber: '' },
    { ...reachable, doctorId: '3', doctorPhoneNumber: ' ' },
    { ...reachable, doctorId: '4', doctorName: '' },
  ],
  examServicies: [{ serviceId: 'CONTACTS', serviceName: ' Contact lens exam ' }, { serviceName: 'Other' }],
};

test('the US lists doctors with name, phone and office number only, Canada all', () => {
  expect(listedStoreDoctors(data, 'us').map(({ id }) => id)).toEqual(['1']);
  expect(listedStoreDoctors(data, 'ca').map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
});

test('reads the exam services', () => {
  expect(toExamServices(data)).toEqual([
    { id: 'CONTACTS', name: 'Contact lens exam' },
    { id: undefined, name: 'Other' },
  ]);
});

test('adds what the practice says, and works without it', () => {
  const doctors = listedStoreDoctors(data, 'us');
  const practice = {
    doctors: [{ doctorId: '1', languages: 'English, French', newPatients: 'N' as const }],
    examHours: [],
  };
  expect(withPractice(doctors, practice)[0]).toMatchObject({
    name: 'Dr. A',
    languages: ['English', 'French'],
    acceptsNewPatients: false,
  });
  expect(withPractice(doctors, undefined)).toEqual(doctors);
  expect(withPractice(doctors, { doctors: [], examHours: [] })).toEqual(doctors);
});

test('reads the exam hours, the days without are closed', () => {
  const hours = toExamHours({
    doctors: [],
    examHours: [
      { day: 'SAT', open: '10:00', close: '14:30' },
      { day: 'MON', open: '09:00', close: '17:00' },
      { day: 'TUE', open: '09:00', close: '' },
      { day: 'WED', open: '17:00', close: '17:00' },
    ],
  });
  expect(hours).toEqual([
    { opens: 540, closes: 1020 },
    ...Array(4).fill(undefined),
    { opens: 600, closes: 870 },
    undefined,
  ]);
  expect(toExamHours({ doctors: [], examHours: [] })).toBeUndefined();
});

import { expect, it } from 'vitest';
import { createRandom } from '../random';
import { seedStores } from '../stores/seed-stores';
import { checkDigit, invalidNpi, seedDoctors } from './seed-doctors';

const stores = seedStores();
const doctors = seedDoctors(stores);

it('creates the same 300 doctors every time, with unique names and ids', () => {
  expect(seedDoctors(seedStores())).toEqual(doctors);
  expect(doctors).toHaveLength(300);
  expect(new Set(doctors.map((doctor) => doctor.name)).size).toBe(300);
  expect(new Set(doctors.map((doctor) => doctor.doctorId)).size).toBe(300);
});

it('has a few doctors without a phone or a practice phone', () => {
  // Every 25th of 300, and every 40th from the 30th on: 30, 70, 110, 150, 190, 230, 270.
  expect(doctors.filter((doctor) => doctor.phone === '')).toHaveLength(12);
  expect(doctors.filter((doctor) => doctor.officePhone === '')).toHaveLength(7);
  const numbers = doctors.flatMap(({ phone, officePhone, fax }) => [phone, officePhone, fax]).filter(Boolean);
  expect(numbers.every((number) => /^[2-9]\d\d55501\d\d$/.test(number))).toBe(true);
});

it('assigns each doctor to one to five stores of the country with exams, and each such store to a doctor', () => {
  for (const { storeNumbers, address } of doctors) {
    expect(storeNumbers.length).toBeGreaterThanOrEqual(1);
    expect(storeNumbers.length).toBeLessThanOrEqual(5);
    expect(new Set(storeNumbers).size).toBe(storeNumbers.length);
    const [home, ...others] = storeNumbers.map((number) =>
      stores.find((store) => store.storeNumber === number),
    );
    expect(home).toMatchObject({ city: address.city, region: address.region, bookableAppointment: true });
    for (const other of others)
      expect(other).toMatchObject({ country: address.country, bookableAppointment: true });
  }
  const storesWithExams = stores.filter((store) => store.bookableAppointment);
  expect(new Set(doctors.flatMap((doctor) => doctor.storeNumbers)).size).toBe(storesWithExams.length);
});

it('gives only US doctors an NPI, and never a valid one', () => {
  // 1234567893 is the example of the issuing US agency.
  expect(checkDigit('123456789')).toBe(3);
  for (const { npi, address } of doctors) {
    if (address.country === 'CA') expect(npi).toBe('');
    else expect(npi).toMatch(/^1\d{9}$/);
    if (npi) expect(checkDigit(npi.slice(0, 9))).not.toBe(Number(npi[9]));
  }
  expect(invalidNpi(createRandom('x'))).toHaveLength(10);
});

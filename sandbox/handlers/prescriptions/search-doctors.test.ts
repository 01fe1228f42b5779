import type { Doctor } from '@generated/prescriptions/model/doctor';
import { describe, expect, test } from 'vitest';
import { testSandbox } from '../../testing/test-sandbox';

const { sandbox, client } = testSandbox();
const { doctors } = sandbox.context;

async function search(query: string, storeId = '10851'): Promise<Doctor[]> {
  const path = `/wcs/resources/store/${storeId}/provideprescription/searchdoctor/${encodeURIComponent(query)}`;
  const { body } = await client().get(path);
  expect(body.status).toBe('Success');
  return body.data;
}

const idsOf = (found: Doctor[]) => found.map(({ doctorId }) => doctorId);
const someDoctor = (
  country: 'US' | 'CA',
  matches: (doctor: (typeof doctors)[number]) => boolean = () => true,
) => {
  const doctor = doctors.find((candidate) => candidate.address.country === country && matches(candidate));
  if (!doctor) throw new Error('No such doctor');
  return doctor;
};
const lastName = (name: string) => name.split(' ').at(-1) ?? '';

describe('in the US', () => {
  const doctor = someDoctor('US');

  test('finds by name, state and city, whatever the letter case and title', async () => {
    const { region, city } = doctor.address;
    expect(idsOf(await search(`${lastName(doctor.name)}!${region}!${city}`))).toContain(doctor.doctorId);
    expect(idsOf(await search(`dr ${doctor.name.toUpperCase()}!${region}!`))).toEqual([doctor.doctorId]);
    expect(idsOf(await search(`${doctor.name}!${region}!Nowhere`))).toEqual([]);
    const elsewhere = region === 'OH' ? 'TX' : 'OH';
    expect(idsOf(await search(`${doctor.name}!${elsewhere}!`))).toEqual([]);
  });

  test('finds by the phone number of the doctor or the practice', async () => {
    expect(idsOf(await search(doctor.phone))).toContain(doctor.doctorId);
    expect(idsOf(await search(doctor.officePhone))).toContain(doctor.doctorId);
    expect(await search('5555555555')).toEqual([]);
  });

  test('also returns doctors without an office number, which the storefront does not list', async () => {
    const unlisted = someDoctor('US', ({ officePhone }) => officePhone === '');
    const [found] = await search(`${unlisted.name}!${unlisted.address.region}!`);
    expect(found).toMatchObject({ doctorId: unlisted.doctorId, doctorOfficeNumber: '' });
  });

  test('returns every field', async () => {
    const [found] = await search(`${doctor.name}!${doctor.address.region}!`);
    expect(found).toEqual({
      doctorId: doctor.doctorId,
      doctorName: doctor.name,
      officeName: doctor.officeName,
      doctorPhoneNumber: doctor.phone,
      doctorOfficeNumber: doctor.officePhone,
      doctorFaxNumber: doctor.fax,
      doctorAddress: expect.objectContaining({ city: doctor.address.city, country: 'US' }),
      languages: doctor.languages,
      stateLicense: doctor.stateLicense,
      npi: doctor.npi,
      newPatients: doctor.acceptsNewPatients ? 'Y' : 'N',
    });
  });
});

describe('in Canada', () => {
  const doctor = someDoctor('CA', ({ officeName }) => officeName.startsWith('Optométrie'));

  test('returns more than was requested, without accents too, and only Canadian doctors', async () => {
    const { region } = doctor.address;
    expect(idsOf(await search(`optometrie!${region}!Nowhere`, '10852'))).toContain(doctor.doctorId);
    const similar = await search(`${lastName(doctor.name).slice(0, 1)}zzz!${region}!`, '10852');
    expect(idsOf(similar)).toContain(doctor.doctorId);
    expect(similar.every(({ doctorAddress }) => doctorAddress?.country === 'CA')).toBe(true);
    expect(idsOf(await search(`optometrie!${region}!`))).toEqual([]);
  });

  test('has the languages as one text', async () => {
    const [found] = await search(doctor.phone || doctor.officePhone, '10852');
    expect(found?.languages).toBe(doctor.languages.join(', '));
  });
});

test('rejects a name with reserved characters and a short number', async () => {
  for (const query of ['12', 'Okafor', 'a?b!OH!']) {
    const { status } = await client().get(
      `/wcs/resources/store/10851/provideprescription/searchdoctor/${encodeURIComponent(query)}`,
    );
    expect(status).toBe(400);
  }
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Doctor } from './doctor';
import type { DoctorSearch } from './doctor-query';
import { listedDoctors, matchesSearch } from './listed-doctors';
import { toDoctor } from './to-doctor';

const doctor = (name: string, fields: Partial<Doctor> = {}): Doctor => ({
  ...toDoctor({
    doctorId: '1',
    doctorName: name,
    officeName: 'Clinique visuelle Gagné',
    doctorPhoneNumber: '5145550101',
    doctorOfficeNumber: '5145550100',
    doctorAddress: { stateProvince: 'QC' },
  }),
  ...fields,
});
const byName = (name: string, region = 'QC'): DoctorSearch => ({ by: 'name', name, region, city: '' });

describe('in the US', () => {
  it('lists only doctors with name, phone and office number', () => {
    const complete = doctor('Dr. Mei Okafor');
    const others = [
      doctor('', {}),
      doctor('Dr. A', { phone: '' }),
      doctor('Dr. B', { officePhone: '' }),
      doctor('Dr. C', { phone: ' - ' }),
    ];
    expect(listedDoctors([...others, complete], byName('Zhang', 'OH'), 'us')).toEqual([complete]);
  });
});

describe('in Canada', () => {
  it('lists doctors without numbers', () => {
    const found = doctor('Dr. Anne Roy', { phone: '', officePhone: '' });
    expect(listedDoctors([found, doctor('Dr. Luc Fortin')], byName('Roy'), 'ca')).toEqual([found]);
  });

  it.each([
    ['Tremblay', 'Dre Anne Tremblay', true],
    ['tremblai', 'Dre Anne Tremblay', true],
    // Two errors in a word of eight letters, three in another.
    ['trambley', 'Dre Anne Tremblay', true],
    ['trambler', 'Dre Anne Tremblay', false],
    // One error in a word of three letters, then two.
    ['Rois', 'Dr. Luc Roy', false],
    ['Roi', 'Dr. Luc Roy', true],
    // Six letters are a long word, five are not.
    ['Nguien', 'Dr. Minh Nguyen', true],
    ['Ngiuen', 'Dr. Minh Nguyen', true],
    ['Smiht', 'Dr. Jo Smith', false],
    ['Cote', 'Dr. Luc Côté, O.D.', true],
    ['dr cote od', 'Luc Côté', true],
    // The beginning of a name, not its end.
    ['Trem', 'Dre Anne Tremblay', true],
    ['an trem', 'Dre Anne Tremblay', true],
    ['blay', 'Dre Anne Tremblay', false],
    // Every typed word must be found, in any order.
    ['Tremblay Anne', 'Dre Anne Tremblay', true],
    ['Marc Tremblay', 'Dre Anne Tremblay', false],
    // Matches the clinic's name, too.
    ['Anne Gagne', 'Dre Anne Tremblay', true],
  ])('%j finds %j: %s', (typed, name, expected) => {
    expect(matchesSearch(doctor(name), byName(typed))).toBe(expected);
  });

  it('lists the doctors of a typed city first, in spite of accents', () => {
    const inCity = (name: string, city: string) =>
      doctor(name, { address: { ...doctor(name).address, city } });
    const [laval, quebec, other] = [
      inCity('A. Roy', 'Laval'),
      inCity('B. Roy', 'Québec'),
      inCity('C. Roy', ''),
    ];
    const search: DoctorSearch = { by: 'name', name: 'Roy', region: 'QC', city: 'quebec' };
    expect(listedDoctors([laval, quebec, other], search, 'ca')).toEqual([quebec, laval, other]);
    expect(listedDoctors([laval, quebec, other], { ...search, city: '' }, 'ca')).toEqual([
      laval,
      quebec,
      other,
    ]);
  });

  it('lists only doctors of the province', () => {
    expect(matchesSearch(doctor('Dr. Luc Roy'), byName('Roy', 'ON'))).toBe(false);
  });

  it.each([
    ['(514) 555 - 0100', true],
    ['514-555-0101', true],
    ['5145550102', false],
  ])('the number %s is one of the doctor or the practice: %s', (phone, expected) => {
    expect(matchesSearch(doctor('Dr. Luc Roy'), { by: 'phone', phone })).toBe(expected);
  });

  it('finds a name in spite of one error in each word', () => {
    const words = fc.array(fc.stringMatching(/^[b-hj-z]{4,9}$/), { minLength: 1, maxLength: 3 });
    const error = fc.tuple(
      fc.nat(),
      fc.constantFrom('replace', 'insert', 'delete'),
      fc.constantFrom('a', 'i'),
    );
    fc.assert(
      fc.property(words, fc.array(error, { minLength: 3, maxLength: 3 }), (name, errors) => {
        const typed = name.map((word, index) => misspell(word, errors[index]));
        const searched = typed.reverse().join(' ').toUpperCase();
        expect(matchesSearch(doctor(`Dr. ${name.join(' ')}`), byName(searched))).toBe(true);
        expect(matchesSearch(doctor(name.join('-')), byName(searched, 'ON'))).toBe(false);
      }),
    );
  });
});

function misspell(word: string, [at, kind, letter]: [number, string, string] = [0, '', '']): string {
  const index = at % word.length;
  const rest = word.slice(kind === 'insert' ? index : index + 1);
  return word.slice(0, index) + (kind === 'delete' ? '' : letter) + rest;
}

import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { EARLIEST_BIRTH_DATE } from '@/domain/dates/birth-date';
import type { LocaleCode } from '@/domain/locale/locales';
import { DateField } from '@/ui/fields/date-field';
import { findDialog } from '../../../tests/support/find-dialog';
import { renderComponent } from '../../../tests/support/render-page';
import { useDateField } from './use-date-field';

function BirthDate() {
  return (
    <DateField
      label="Birth"
      {...useDateField()}
      defaultValue="06/05/1987"
      minDate={EARLIEST_BIRTH_DATE}
      maxDate={{ year: 2026, month: 6, day: 15 }}
    />
  );
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));
});

const labels: [LocaleCode, Record<'pattern' | 'choose' | 'previous' | 'title' | 'day', string>][] = [
  [
    'lc-us',
    {
      pattern: 'MM/DD/YYYY',
      choose: 'Choose a date',
      previous: 'Previous month',
      title: 'June 1987, choose a month',
      day: 'Friday, June 5, 1987',
    },
  ],
  [
    'es-us',
    {
      pattern: 'MM/DD/AAAA',
      choose: 'Elige una fecha',
      previous: 'Mes anterior',
      title: 'junio de 1987, elegir un mes',
      day: 'viernes, 5 de junio de 1987',
    },
  ],
  [
    'en-ca',
    {
      pattern: 'MM/DD/YYYY',
      choose: 'Choose a date',
      previous: 'Previous month',
      title: 'June 1987, choose a month',
      day: 'Friday, June 5, 1987',
    },
  ],
  [
    'fr-ca',
    {
      pattern: 'MM/JJ/AAAA',
      choose: 'Choisir une date',
      previous: 'Mois précédent',
      title: 'juin 1987, choisir un mois',
      day: 'vendredi 5 juin 1987',
    },
  ],
];

it.each(labels)(
  'the date field is localized for %s',
  async (locale, { pattern, choose, previous, title, day }) => {
    const { user } = await renderComponent(<BirthDate />, { catalogs: ['app'], locale });
    expect(screen.getByRole('textbox', { name: 'Birth' })).toHaveAttribute('placeholder', pattern);
    await user.click(screen.getByRole('button', { name: choose }));
    const picker = await findDialog(choose);
    expect(within(picker).getByRole('button', { name: previous })).toBeVisible();
    expect(within(picker).getByRole('button', { name: title })).toBeVisible();
    expect(
      within(within(picker).getByRole('gridcell', { selected: true })).getByRole('button'),
    ).toHaveAccessibleName(day);
  },
);

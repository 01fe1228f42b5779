import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../tests/support/render-page';

const main = () => within(screen.getByRole('main'));

it('says what an exam is, and that the doctors in the US are independent', async () => {
  await renderPage('/lc-us/eye-exam', { hasShell: true });
  expect(main().getByRole('heading', { level: 1, name: 'Eye exams' })).toBeVisible();
  expect(main().getAllByText(/independent doctors? of optometry/).length).toBeGreaterThan(0);
  const exam = within(
    main().getByRole('heading', { name: 'Contact lens exam' }).closest('li') as HTMLElement,
  );
  expect(exam.getByText('60 minutes')).toBeVisible();
  expect(exam.getByText('$149.00')).toBeVisible();
  expect(main().getByText('Do I get my prescription after the exam?')).toBeVisible();
  expect(main().getByRole('link', { name: 'All questions about stores and exams' })).toHaveAttribute(
    'href',
    '/lc-us/faq?topic=stores',
  );
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Find a store' })).toHaveAttribute('href', '/lc-us/store-locator');
  expect(footer.getByRole('link', { name: 'Eye exams' })).toHaveAttribute('href', '/lc-us/eye-exam');
  const [data] = [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent ?? ''),
  );
  expect(data).toMatchObject({ '@type': 'MedicalWebPage', inLanguage: 'en-US' });
});

it('names the optometrists of Canada, and its prices', async () => {
  await renderPage('/fr-ca/eye-exam', { locale: 'fr-ca' });
  expect(main().getByText(/optométriste titulaire d’un permis/, { selector: 'p.text-lg' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/indépendant/);
  expect(main().getByText(/^175,00\s\$$/)).toBeVisible();
});

it('searches for a store in the finder', async () => {
  const { user } = await renderPage('/es-us/eye-exam', { locale: 'es-us' });
  const field = main().getByRole('searchbox');
  expect(field.closest('form')).toHaveAttribute('action', '/es-us/store-locator');
  expect(field).toHaveAttribute('name', 'location');
  await user.type(field, '{Enter}');
  await waitFor(() => expect(field).toHaveFocus());
  expect(window.location.pathname).toBe('/es-us/eye-exam');
});

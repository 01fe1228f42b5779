import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Doctor } from '@/domain/doctor/doctor';
import { enter } from '../../../../tests/support/enter';
import { findDialog } from '../../../../tests/support/find-dialog';
import { type ComponentTestOptions, renderComponent } from '../../../../tests/support/render-page';
import { DoctorDialog } from './doctor-dialog';

function Step({ current, onChoose }: { current?: Doctor; onChoose: (doctor: Doctor) => void }) {
  const [open, setOpen] = useState(false);
  const [doctor, setDoctor] = useState(current);
  return (
    <form onSubmit={stepSubmitted}>
      <button type="button" onClick={() => setOpen(true)}>
        Find a doctor
      </button>
      <DoctorDialog
        open={open}
        onOpenChange={setOpen}
        current={doctor}
        onChoose={(chosen) => {
          setDoctor(chosen);
          onChoose(chosen);
        }}
      />
    </form>
  );
}

/** The form of the step around the dialog. */
const stepSubmitted = vi.fn();
afterEach(() => {
  expect(stepSubmitted).not.toHaveBeenCalled();
  stepSubmitted.mockClear();
});

async function renderDialog(options: ComponentTestOptions & { current?: Doctor } = {}) {
  const { current, ...rest } = options;
  const onChoose = vi.fn<(doctor: Doctor) => void>();
  const test = await renderComponent(<Step {...(current && { current })} onChoose={onChoose} />, {
    catalogs: ['app', 'doctor-search'],
    as: 'guest',
    ...rest,
  });
  const open = () => test.user.click(screen.getByRole('button', { name: 'Find a doctor' }));
  await open();
  await findDialog(current ? 'Add your doctor' : 'Find your doctor');
  const search = async (name = 'Okafor') => {
    await enter(test.user, screen.getByLabelText('Name of the doctor'), name);
    await test.user.selectOptions(screen.getByLabelText(/^(State|Province)/), rest.locale ? 'ON' : 'OH');
    await test.user.click(screen.getByRole('button', { name: 'Search' }));
  };
  return { ...test, onChoose, open, search };
}

const addLink = () => within(screen.getByText(/^Can’t find your doctor/)).getByRole('button');

it('finds a doctor by name and state, and hides one without an office number in the US', async () => {
  const { user, server, search, onChoose } = await renderDialog({ scenario: 'searchDoctors:found' });
  await search('Okafor!');
  const list = await screen.findByRole('list', { name: 'Doctors found' });
  expect(screen.getByText('1 doctor found')).toBeVisible();
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  expect(list).toHaveTextContent('Dr. Mei OkaforMason Eye Care5000 Main StMason, OH 45040(513) 555-0101');
  expect(server.callsTo('/searchdoctor/')[0]).toMatch(/searchdoctor\/Okafor(!|%21)OH(!|%21)$/);
  await user.click(screen.getByRole('button', { name: 'Choose Dr. Mei Okafor' }));
  expect(onChoose.mock.lastCall?.[0]).toMatchObject({ id: '88121', clinic: 'Mason Eye Care' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Find a doctor' })).toHaveFocus());
});

it('requires two letters and a state before it searches', async () => {
  const { user, server } = await renderDialog();
  await user.type(screen.getByLabelText('Name of the doctor'), 'Dr. O{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Name of the doctor')).toHaveFocus());
  expect(screen.getByLabelText('Name of the doctor')).toHaveAccessibleDescription(
    'Enter at least two letters of the name',
  );
  expect(screen.getByLabelText('State')).toHaveAccessibleDescription('Choose a state');
  expect(server.callsTo('/searchdoctor/')).toEqual([]);
});

it('searches by a phone number of ten digits', async () => {
  const { user, server } = await renderDialog({ scenario: 'searchDoctors:found' });
  await user.click(screen.getByRole('tab', { name: 'Phone number' }));
  const field = screen.getByLabelText('Phone number of the doctor');
  await user.type(field, '513 555-010{Enter}');
  expect(field).toHaveAccessibleDescription('Enter a phone number with ten digits');
  await user.type(field, '1{Enter}');
  await screen.findByRole('list', { name: 'Doctors found' });
  expect(server.callsTo('/searchdoctor/')).toEqual([expect.stringMatching(/\/5135550101$/)]);
});

it('a failed search says so, is logged, and preserves what was typed', async () => {
  const { server, events, search } = await renderDialog({ scenario: 'searchDoctors:failed' });
  await search();
  const alert = await screen.findByText('Oops! Something went wrong.');
  expect(alert.closest('[role=alert]')).toHaveTextContent('Please try again.');
  expect(screen.getByLabelText('Name of the doctor')).toHaveValue('Okafor');
  expect(screen.getByLabelText('State')).toHaveValue('OH');
  server.startScenario('searchDoctors:searchFailed');
  await search();
  await waitFor(() => expect(events).toHaveLength(2));
  const event = { name: 'error', message: 'Unable to get doctor list', operation: 'searchDoctors' };
  expect(events).toEqual([event, event]);
  server.startScenario('searchDoctors:found');
  await search();
  await screen.findByRole('list', { name: 'Doctors found' });
  expect(screen.queryByText('Oops! Something went wrong.')).not.toBeInTheDocument();
});

it('shows a long list in parts', async () => {
  const { user } = await renderDialog();
  await user.selectOptions(screen.getByLabelText('State'), 'CA');
  await user.type(screen.getByLabelText('Name of the doctor'), 'eye{Enter}');
  const list = await screen.findByRole('list', { name: 'Doctors found' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Show more doctors' }));
  const buttons = within(list).getAllByRole('button');
  expect(buttons.length).toBeGreaterThan(10);
  await waitFor(() => expect(buttons[10]).toHaveFocus());
});

it('shows the response to the latest search, also when an earlier one comes later', async () => {
  const { server, search } = await renderDialog({ scenario: 'searchDoctors:found' });
  const release = server.holdResponses('/searchdoctor/Zhang');
  await search('Zhang');
  expect(await screen.findByText('Looking for doctors')).toBeVisible();
  await search('Okafor');
  await screen.findByText('1 doctor found');
  server.startScenario('searchDoctors:none');
  release();
  // Runs later than the first search, whose response has arrived by then.
  await act(() => fetch(`${location.origin}/wcs/resources/store/10851/usercontext/@self/contextdata`));
  expect(screen.getByText('1 doctor found')).toBeVisible();
});

it('in Canada, filters the response again, and forgives a typing error', async () => {
  const { server, search } = await renderDialog({ locale: 'en-ca' });
  const { doctors } = server.sandbox.sandbox.context;
  const doctor = doctors.find(({ address }) => address.region === 'ON');
  const lastName = doctor?.name.split(' ').at(-1) ?? '';
  await search(`${lastName.slice(0, 2)}${lastName.slice(3)}`);
  const list = await screen.findByRole('list', { name: 'Doctors found' });
  expect(within(list).getByText(doctor?.name ?? '')).toBeVisible();
  expect(within(list).getAllByRole('listitem').length).toBeLessThan(5);
  await search(`${lastName.slice(0, 1)}zzzzzz`);
  expect(await screen.findByText('No doctor found')).toBeVisible();
});

it('takes a doctor who is not found, with what was typed for the search', async () => {
  const { user, search, onChoose, open } = await renderDialog({ scenario: 'searchDoctors:none' });
  await search('Ana Linden');
  await screen.findByText('No doctor found');
  await user.click(screen.getByRole('button', { name: 'Add your doctor' }));
  const name = await screen.findByLabelText('Name of the doctor');
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveValue('Ana Linden');
  await user.type(screen.getByLabelText('Phone number'), '513555012');
  await user.click(screen.getByRole('button', { name: 'Use this doctor' }));
  await waitFor(() => expect(screen.getByLabelText('Phone number')).toHaveFocus());
  expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription(
    'Enter a phone number with ten digits',
  );
  await user.type(screen.getByLabelText('Phone number'), '9');
  await user.click(screen.getByRole('button', { name: 'Use this doctor' }));
  await waitFor(() => expect(onChoose).toHaveBeenCalledOnce());
  expect(onChoose.mock.lastCall?.[0]).toMatchObject({
    id: '',
    name: 'Ana Linden',
    phone: '5135550129',
    address: { stateProvince: 'OH', country: 'US' },
  });
  await open();
  expect(await screen.findByLabelText('Phone number')).toHaveValue('(513) 555 - 0129');
});

it('requires what is missing of a new doctor, and leads back to the search', async () => {
  const { user } = await renderDialog();
  await user.click(addLink());
  await user.click(await screen.findByRole('button', { name: 'Use this doctor' }));
  expect(screen.getByLabelText('Name of the doctor')).toHaveAccessibleDescription(
    'Enter the name of your doctor',
  );
  expect(screen.getByLabelText('State')).toHaveAccessibleDescription('Choose a state');
  await user.click(screen.getByRole('button', { name: 'Back to the search' }));
  await waitFor(() => expect(screen.getByLabelText('Name of the doctor')).toHaveFocus());
});

it('Escape closes it, and what was typed is still there', async () => {
  const { user, open } = await renderDialog();
  await enter(user, screen.getByLabelText('Name of the doctor'), 'Okafor');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await open();
  expect(await screen.findByLabelText('Name of the doctor')).toHaveValue('Okafor');
});

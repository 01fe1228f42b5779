import { requireExamDuration } from '@sandbox/handlers/stores/exams';
import { testSandbox } from '@sandbox/testing/test-sandbox';
import { expect, it } from 'vitest';
import { EXAM_TERMS } from './exam-terms';

const SERVICES = { comprehensive: 'COMPREHENSIVE', contacts: 'CONTACTS', children: 'CHILDREN' } as const;

it.each(['us', 'ca'] as const)('the exams of %s take as long as those of the stores', (country) => {
  const { stores } = testSandbox().sandbox.context;
  const store = stores.find(
    ({ country: code, bookableAppointment, services }) =>
      code.toLowerCase() === country &&
      bookableAppointment &&
      ['EyeExams', 'ContactLensExams', 'ChildrensExams'].every((service) => services.includes(service)),
  );
  if (!store) throw new Error('No store offers all exams.');
  for (const kind of ['comprehensive', 'contacts', 'children'] as const)
    expect(EXAM_TERMS[country][kind].minutes, kind).toBe(requireExamDuration(store, SERVICES[kind]));
});

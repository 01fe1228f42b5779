import { getSearchDoctorsMockHandler } from '@generated/prescriptions/prescriptions.msw';
import { createResolver } from '../../call';
import { toDoctor } from '../../serializers/to-doctor';
import { countryOfStore } from '../../state/members';
import type { HandlerFactory } from '../handler-factory';
import { findDoctors } from './find-doctors';

/** Doctors of the store's country, open to everybody. */
export const searchDoctors: HandlerFactory = () =>
  getSearchDoctorsMockHandler(
    createResolver('searchDoctors', ({ params }, { doctors }) => {
      const country = countryOfStore(params.storeId);
      const found = findDoctors(doctors, params.query, country);
      return { status: 'Success' as const, data: found.map(toDoctor) };
    }),
  );

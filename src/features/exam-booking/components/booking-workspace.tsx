import { Trans } from '@lingui/react/macro';
import type { BookingQuery } from '@/domain/exams/booking-state';
import type { StorePageData } from '@/lib/stores/store-query';
import type { StoreExams } from '../api/store-exams';
import { useBooking } from '../hooks/use-booking';
import { CheckStep } from './check-step';
import { DoctorStep } from './doctor-step';
import { GoodToKnow } from './good-to-know';
import { PatientStep } from './patient-step';
import { ServiceStep } from './service-step';
import { StoreStep } from './store-step';
import { TimeStep } from './time-step';

interface BookingWorkspaceProps {
  page: StorePageData;
  exams: StoreExams;
  /** Choices from the URL. Only the first value matters. */
  query: BookingQuery;
}

/** Shows the steps of a booking in a store that is known. */
export function BookingWorkspace({ page, exams, query }: BookingWorkspaceProps) {
  const booking = useBooking(page, exams, query);
  const { store } = page;
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
      <div className="min-w-0">
        <noscript>
          <p className="mb-6">
            <Trans>Booking online needs JavaScript. You can call the store instead.</Trans>
          </p>
        </noscript>
        <StoreStep store={store} />
        <ServiceStep booking={booking} storeNumber={store.number} services={exams.services} />
        <DoctorStep booking={booking} storeNumber={store.number} doctors={exams.doctors} />
        <TimeStep booking={booking} store={store} />
        <PatientStep booking={booking} />
        <CheckStep booking={booking} store={store} />
      </div>
      <GoodToKnow store={store} />
    </div>
  );
}

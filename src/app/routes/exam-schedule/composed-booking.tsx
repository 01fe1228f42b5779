import { parseBookingQuery } from '@/domain/exams/booking-query';
import { ExamBooking } from '@/features/exam-booking/components/exam-booking';
import { usePageLocation } from '../../navigation/page-location';
import { LeaveDialog } from '../shared/leave-dialog';

/** The booking, and the question before what was typed is lost. */
export function ComposedBooking() {
  const { search } = usePageLocation();
  return (
    <>
      <ExamBooking query={parseBookingQuery(search)} />
      <LeaveDialog />
    </>
  );
}

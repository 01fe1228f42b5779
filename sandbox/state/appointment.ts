import { z } from 'zod';

/** A booked eye exam. It holds nothing about the patient: no response needs it, and it is health data. */
export const appointmentDocument = z.object({
  confirmationNumber: z.string(),
  /** ID of the decision to book. */
  requestId: z.string(),
  storeId: z.string(),
  storeNumber: z.string(),
  doctorId: z.string(),
  serviceId: z.string().optional(),
  /** Day at the store, YYYY-MM-DD. */
  day: z.string(),
  /** Minutes since midnight, at the store. */
  starts: z.number().int(),
  ends: z.number().int(),
});
export type Appointment = z.infer<typeof appointmentDocument>;

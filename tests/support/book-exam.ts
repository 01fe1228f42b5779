import type { TestClient } from '@sandbox/testing/test-client';

export interface TestExam {
  storeId?: '10851' | '10852';
  storeNumber?: string;
  serviceId?: string;
  /** First day on which it may be. */
  from?: string;
}

const DAYS = 30;
const MS_PER_DAY = 86_400_000;

/** Books the first free time of a store. @returns the response of the commerce API. */
export async function bookTestExam(client: TestClient, exam: TestExam = {}) {
  const { storeId = '10851', storeNumber = '0279', serviceId = 'COMPREHENSIVE', from = '2026-06-16' } = exam;
  const path = `/wcs/resources/store/${storeId}/eappointment/${storeNumber}`;
  const to = new Date(Date.parse(from) + DAYS * MS_PER_DAY).toISOString().slice(0, 10);
  const { slots } = (await client.get(`${path}/slots?${new URLSearchParams({ from, to, serviceId })}`)).body;
  const { status, body } = await client.postJson(`${path}/appointments`, {
    requestId: crypto.randomUUID(),
    slotId: slots[0].slotId,
    serviceId,
    firstName: 'Ana',
    lastName: 'Linden',
    dob: '1988-07-04',
    email: 'ana@example.com',
    phone: '5135550142',
  });
  if (status !== 201) throw new Error(`Not booked: ${JSON.stringify(body)}`);
  return body as { confirmationNumber: string; start: string; end: string; doctorName: string };
}

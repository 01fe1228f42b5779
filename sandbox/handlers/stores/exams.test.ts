import { describe, expect, it } from 'vitest';
import { wallClock } from '@/domain/dates/wall-clock';
import { testSandbox } from '../../testing/test-sandbox';

const STORE = '0279';
const REST = `/wcs/resources/store/10851/eappointment`;
const DAY_MS = 24 * 60 * 60 * 1000;

interface SlotRow {
  slotId: string;
  start: string;
  end: string;
  doctorId: string;
}

const slotsPath = (query: Record<string, string> = {}, store = STORE) =>
  `${REST}/${store}/slots?${new URLSearchParams({ from: '2026-06-15', to: '2026-07-16', ...query })}`;

const booking = (slotId: string, fields: Record<string, unknown> = {}) => ({
  requestId: crypto.randomUUID(),
  slotId,
  firstName: 'Ana',
  lastName: 'Linden',
  dob: '1988-07-04',
  email: 'ana@example.com',
  phone: '5135550142',
  ...fields,
});

function examSandbox() {
  const test = testSandbox();
  const client = test.client();
  return {
    ...test,
    client,
    slots: async (query?: Record<string, string>): Promise<SlotRow[]> =>
      (await client.get(slotsPath(query))).body.slots,
    book: (body: object, store = STORE) => client.postJson(`${REST}/${store}/appointments`, body),
  };
}

describe('doctors and practice of a store', () => {
  it('name doctors, services and exam hours, in the language', async () => {
    const { client } = examSandbox();
    const { data } = (await client.get(`${REST}/${STORE}/doctors?langId=-50`)).body;
    expect(data.doctors).toMatchObject([{ doctorId: '88071', doctorName: 'Dr. Minh Gagnon' }]);
    expect(data.examServicies).toContainEqual({
      serviceId: 'COMPREHENSIVE',
      serviceName: 'Examen completo',
    });
    const practice = (await client.get(`/doctor-practice/${STORE}?brandCode=LC`)).body;
    expect(practice.doctors).toMatchObject([{ doctorId: '88071' }]);
    // The store opens at 10:00; no exam ends after 18:00.
    for (const hours of practice.examHours) expect(hours).toMatchObject({ close: '18:00' });
  });

  it('are empty for a store without exams, and not found for an unknown one', async () => {
    const { client } = examSandbox();
    expect((await client.get(`${REST}/3522/doctors`)).body.data).toEqual({ doctors: [], examServicies: [] });
    expect((await client.get(`${REST}/9999/doctors`)).status).toBe(404);
    expect((await client.get('/doctor-practice/9999')).status).toBe(404);
  });

  it('has a doctor with exam hours in every store that takes bookings', async () => {
    const { sandbox, client } = examSandbox();
    const stores = sandbox.context.stores.filter(({ bookableAppointment }) => bookableAppointment);
    for (const { storeNumber } of stores.filter((_, index) => index % 20 === 0)) {
      const { examHours } = (await client.get(`/doctor-practice/${storeNumber}`)).body;
      expect(examHours.length, storeNumber).toBeGreaterThan(0);
    }
  });
});

describe('slots', () => {
  it('lie in the exam hours, earliest first, on half hours', async () => {
    const { slots, client } = examSandbox();
    const rows = await slots();
    expect(rows.length).toBeGreaterThan(20);
    const starts = rows.map(({ start }) => start);
    expect(starts).toEqual(starts.toSorted());
    const { examHours } = (await client.get(`/doctor-practice/${STORE}`)).body;
    for (const { start, end } of rows) {
      const weekday = new Date(`${start.slice(0, 10)}T00:00Z`).getUTCDay();
      const hours = examHours.find(
        ({ day }: { day: string }) => day === ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'][weekday],
      );
      expect(start.slice(11) >= hours.open && end.slice(11) <= hours.close).toBe(true);
      expect(start).toMatch(/:(00|30)$/);
    }
  });

  it('are never in the past by the clock of the store, nor beyond 60 days', async () => {
    const { slots, advanceClock, sandbox } = examSandbox();
    const [first] = await slots();
    if (!first) throw new Error('no slot');
    // 12:00 UTC is 8:00 in Cincinnati.
    const minutesUntil = Date.parse(`${first.start}Z`) - Date.parse('2026-06-15T08:00Z');
    advanceClock(minutesUntil - 60_000);
    expect((await slots())[0]?.slotId).toBe(first.slotId);
    advanceClock(60_000);
    expect(wallClock(sandbox.context.now(), 'America/New_York').minutes % 30).toBe(0);
    expect((await slots())[0]?.slotId).not.toBe(first.slotId);
    // 60 days after June 15.
    const lastDays = (await slots({ from: '2026-08-08', to: '2026-09-08' })).map(({ start }) =>
      start.slice(0, 10),
    );
    expect(lastDays.at(-1)).toBe('2026-08-14');
  });

  it('are those of one doctor, and of the length of the service', async () => {
    const { slots } = examSandbox();
    expect(await slots({ doctorId: '99999' })).toEqual([]);
    const hours = await slots({ serviceId: 'CONTACTS', doctorId: '88071' });
    expect(hours.length).toBeGreaterThan(0);
    for (const { start, end } of hours)
      expect(Date.parse(`${end}Z`) - Date.parse(`${start}Z`)).toBe(3_600_000);
  });

  it('are rejected for wrong days, services and stores', async () => {
    const { client } = examSandbox();
    const status = async (path: string) => {
      const { status: code, body } = await client.get(path);
      return [code, body.errors?.[0].errorParameters];
    };
    expect(await status(slotsPath({ from: '2026-07-02', to: '2026-07-01' }))).toEqual([400, 'to']);
    expect(await status(slotsPath({ from: '2026-06-15', to: '2026-07-17' }))).toEqual([400, 'to']);
    expect(await status(slotsPath({ serviceId: 'SURGERY' }))).toEqual([400, 'serviceId']);
    expect(await status(slotsPath({}, '9999'))).toEqual([404, '9999']);
    expect((await client.get(slotsPath({}, '3522'))).body.errors[0].errorKey).toBe('_ERR_EXAM_NOT_OFFERED');
  });

  it('never let a doctor be in two stores on one day', async () => {
    const { sandbox, client } = examSandbox();
    const doctor = sandbox.context.doctors.find(({ storeNumbers }) => storeNumbers.length >= 4);
    if (!doctor) throw new Error('no doctor');
    const days = new Map<string, string>();
    for (const store of doctor.storeNumbers) {
      const { slots } = (await client.get(slotsPath({ doctorId: doctor.doctorId }, store))).body;
      expect(slots.length, store).toBeGreaterThan(0);
      for (const { start } of slots as SlotRow[]) {
        const day = start.slice(0, 10);
        expect(days.get(day) ?? store).toBe(store);
        days.set(day, store);
      }
    }
  });
});

describe('a booking', () => {
  it('takes the slot, and can be seen by its number without the patient', async () => {
    const { slots, book, client } = examSandbox();
    const [slot] = await slots();
    if (!slot) throw new Error('no slot');
    const { status, body } = await book(booking(slot.slotId, { serviceId: 'COMPREHENSIVE' }));
    expect(status).toBe(201);
    expect(body).toEqual({
      confirmationNumber: 'EXSECRET0001',
      storeNumber: STORE,
      storeDisplayName: 'Willow Crest Crossing',
      timeZone: 'America/New_York',
      start: slot.start,
      end: slot.end,
      doctorName: 'Dr. Minh Gagnon',
      serviceName: 'Comprehensive exam',
    });
    expect((await slots()).map(({ slotId }) => slotId)).not.toContain(slot.slotId);
    const seen = await client.get(`${REST}/appointments/EXSECRET0001?langId=-50`);
    expect(seen.body).toEqual({ ...body, serviceName: 'Examen completo' });
    expect((await client.get(`${REST}/appointments/EXSECRET9999`)).status).toBe(404);
    const otherCountry = REST.replace('10851', '10852');
    expect((await client.get(`${otherCountry}/appointments/EXSECRET0001`)).status).toBe(404);
  });

  it('is made once for a request, also when it is repeated after the time has passed', async () => {
    const { slots, book, advanceClock, sandbox } = examSandbox();
    const [slot] = await slots();
    if (!slot) throw new Error('no slot');
    const request = booking(slot.slotId);
    const first = await book(request);
    advanceClock(90 * DAY_MS);
    expect((await book(request)).body).toEqual(first.body);
    expect(sandbox.context.state.appointments.all()).toHaveLength(1);
    expect((await book(request, '2441')).body.errors[0].errorParameters).toBe('requestId');
  });

  it('gives the time back when it is canceled, in its own country', async () => {
    const { client, slots, book } = examSandbox();
    const [slot] = await slots();
    const { confirmationNumber } = (await book(booking(slot?.slotId ?? ''))).body;
    const cancel = (store: string) =>
      client.send('DELETE', `/wcs/resources/store/${store}/eappointment/appointments/${confirmationNumber}`);
    expect((await cancel('10852')).status).toBe(404);
    expect(await slots()).not.toContainEqual(slot);
    expect(await cancel('10851')).toMatchObject({ status: 200, body: { confirmationNumber } });
    expect(await slots()).toContainEqual(slot);
    expect((await cancel('10851')).status).toBe(404);
  });

  it('is found by its request, without the patient, in its own country', async () => {
    const { slots, book, client } = examSandbox();
    const [slot] = await slots();
    if (!slot) throw new Error('no slot');
    const request = booking(slot.slotId);
    const { requestId } = request;
    const path = `${REST}/requests/${requestId}`;
    expect((await client.get(path)).body).toEqual({ requestId });
    const { confirmationNumber } = (await book(request)).body;
    expect((await client.get(path)).body).toEqual({ requestId, confirmationNumber });
    expect((await client.get(path.replace('10851', '10852'))).body).toEqual({ requestId });
  });

  it('gives a time to the first of two patients, also where only half of it is gone', async () => {
    const { slots, book, sandbox } = examSandbox();
    const [hour] = await slots({ serviceId: 'CONTACTS' });
    if (!hour) throw new Error('no slot');
    const [first, second] = await Promise.all([
      book(booking(hour.slotId, { serviceId: 'CONTACTS' })),
      book(booking(hour.slotId)),
    ]);
    expect([first.status, second.status]).toEqual([201, 409]);
    expect(second.body.errors[0].errorKey).toBe('_ERR_EXAM_SLOT_TAKEN');
    expect(sandbox.context.state.appointments.all()).toHaveLength(1);
    const starts = (await slots()).map(({ start }) => start);
    expect(starts.filter((start) => start >= hour.start && start < hour.end)).toEqual([]);
  });

  it('is rejected for a time that is past or none', async () => {
    const { slots, book, advanceClock } = examSandbox();
    const [slot] = await slots();
    if (!slot) throw new Error('no slot');
    expect((await book(booking('nothing'))).status).toBe(409);
    expect((await book(booking(slot.slotId.replace(STORE, '2441')))).status).toBe(409);
    advanceClock(40 * DAY_MS);
    expect((await book(booking(slot.slotId))).status).toBe(409);
  });

  it('checks what the patient has typed', async () => {
    const { slots, book, sandbox } = examSandbox();
    const slotId = (await slots())[0]?.slotId ?? '';
    const rejected = async (fields: Record<string, unknown>) => {
      const { status, body } = await book(booking(slotId, fields));
      return [status, body.errors[0].errorParameters.replace('body.', '')];
    };
    expect(await rejected({ dob: '1919-12-31' })).toEqual([400, 'dob']);
    expect(await rejected({ dob: '2026-06-16' })).toEqual([400, 'dob']);
    expect(await rejected({ dob: '2001-02-29' })).toEqual([400, 'dob']);
    expect(await rejected({ phone: '513555014' })).toEqual([400, 'phone']);
    expect(await rejected({ requestId: '7' })).toEqual([400, 'requestId']);
    expect(await rejected({ serviceId: 'SURGERY' })).toEqual([400, 'serviceId']);
    expect((await book(booking(slotId), '9999')).status).toBe(404);
    expect((await book(booking(slotId), '3522')).body.errors[0].errorKey).toBe('_ERR_EXAM_NOT_OFFERED');
    expect(sandbox.context.state.appointments.all()).toEqual([]);
    expect((await book(booking(slotId, { dob: '1920-01-01' }))).status).toBe(201);
  });

  it('stores nothing about the patient', async () => {
    const { slots, book, sandbox } = examSandbox();
    const slotId = (await slots())[0]?.slotId ?? '';
    const typed = {
      firstName: 'Wilhelmina',
      lastName: 'Quillfeather',
      dob: '1971-03-29',
      email: 'quill@example.com',
      phone: '5135550967',
      memberId: 'M7790021',
      notes: 'Headaches',
    };
    expect((await book(booking(slotId, typed))).status).toBe(201);
    const stored = JSON.stringify([sandbox.context.state.export(), sandbox.log]);
    expect(Object.values(typed).filter((text) => stored.includes(text))).toEqual([]);
  });
});

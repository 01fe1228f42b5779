import { describe, expect, it } from 'vitest';
import { parsePrescription } from '@/lib/prescription/stored-prescription';
import { CART } from '../testing/carts';
import { controlClient } from '../testing/control-client';

describe('a scenario', () => {
  it('starts and ends for the calling browser only', async () => {
    const { call, shopper, client, status } = controlClient();
    expect((await call('PUT', '/scenario', { name: 'getCart:systemError' })).status).toBe(200);
    expect((await shopper.get(`${CART}/@self`)).status).toBe(500);
    expect((await client().get(`${CART}/@self`)).status).not.toBe(500);
    expect((await status()).scenario).toBe('getCart:systemError');
    await call('PUT', '/scenario', { name: '' });
    expect((await status()).scenario).toBe('');
    expect((await shopper.get(`${CART}/@self`)).status).not.toBe(500);
  });

  it('must exist', async () => {
    const { call, status } = controlClient();
    const response = await call('PUT', '/scenario', { name: 'unknown-scenario' });
    expect(response).toMatchObject({
      status: 400,
      body: { message: 'There is no scenario "unknown-scenario".' },
    });
    expect((await status()).scenario).toBe('');
  });

  it('is listed with its effects', async () => {
    const { call, sandbox } = controlClient();
    const { body } = await call('GET', '/scenarios');
    expect(body).toHaveLength(sandbox.scenarios.size);
    expect(body).toContainEqual({
      name: 'cart-delayed',
      summary: 'The cart is delayed by three seconds',
      operations: ['getCart'],
      isContractExample: false,
    });
    expect(body.find(({ name }: { name: string }) => name === 'getCart:systemError').isContractExample).toBe(
      true,
    );
  });
});

it('a latency is stored for the calling browser, up to 30 seconds', async () => {
  const { call, shopper, status } = controlClient();
  await call('PUT', '/latency', { milliseconds: 250 });
  expect(shopper.cookieHeader).toContain('sandbox_latency=250');
  expect((await status()).latency).toBe(250);
  await call('PUT', '/latency', { milliseconds: 0 });
  expect(shopper.cookieHeader).not.toContain('sandbox_latency');
  for (const milliseconds of [-1, 0.5, 30_001, '10'])
    expect((await call('PUT', '/latency', { milliseconds })).status).toBe(400);
});

describe('a demo patient', () => {
  const cookieOf = (shopper: { cookies: { name: string; value: string }[] }) =>
    shopper.cookies.find(({ name }) => name === 'prescription')?.value;

  it('fills the prescription of the calling browser, and clears it', async () => {
    const { call, shopper, status } = controlClient();
    expect((await status()).patients).toHaveLength(10);
    await call('PUT', '/patient', { name: 'mid-astigmat' });
    expect(parsePrescription(cookieOf(shopper))).toMatchObject({
      SPH: { OD: '-3.50', OS: '-3.25' },
      AX: { OD: '10', OS: '170' },
      PD: { OD: '31.5', OS: '30.5' },
      isSpeedyRXEligible: false,
    });
    await call('PUT', '/patient', { name: '' });
    expect(cookieOf(shopper)).toBeUndefined();
  });

  it('must exist', async () => {
    const { call, shopper } = controlClient();
    expect((await call('PUT', '/patient', { name: 'nobody' })).status).toBe(400);
    expect(cookieOf(shopper)).toBeUndefined();
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { ManualClock, ScriptedServices } from '../../test/services.fixture.ts';
import type { ServiceRequest } from '../interfaces/form-services.ts';
import { RequestScheduler } from './request-scheduler.ts';

const rule = (name: string): Extract<ServiceRequest, { kind: 'rule' }> => ({ kind: 'rule', control: 'total', rule: name, inputs: {} });

let clock: ManualClock;
let services: ScriptedServices;
let scheduler: RequestScheduler;
beforeEach(() => {
  clock = new ManualClock();
  services = new ScriptedServices((request) => (request.kind === 'rule' ? { ok: true, data: { total: request.rule } } : { ok: false }));
  scheduler = new RequestScheduler(services, clock.now);
});

describe('the request scheduler of a form', () => {
  test('sends requests of one microtask in one call, and identical ones once', async () => {
    const responses = await Promise.all([rule('a'), rule('b'), rule('a')].map((request) => scheduler.request(request).response));

    expect(responses).toEqual([{ total: 'a' }, { total: 'b' }, { total: 'a' }]);
    expect(services.calls.map(({ requests }) => requests.length)).toEqual([2]);
  });

  test('does not repeat a pending request', async () => {
    services.isHolding = true;
    const first = scheduler.request(rule('a')).response;
    await clock.arrive();
    const second = scheduler.request(rule('a')).response;
    await clock.arrive();
    services.release(0);

    expect(await Promise.all([first, second])).toEqual([{ total: 'a' }, { total: 'a' }]);
    expect(services.calls).toHaveLength(1);
  });

  test('reuses a response for less than two seconds', async () => {
    await scheduler.request(rule('a')).response;

    await clock.pass(1999);
    await scheduler.request(rule('a')).response;
    expect(services.calls).toHaveLength(1);

    await clock.pass(1);
    await scheduler.request(rule('a')).response;
    expect(services.calls).toHaveLength(2);
  });

  test('does not cache failures', async () => {
    services.isDown = true;
    await expect(scheduler.request(rule('a')).response).rejects.toThrow();

    services.isDown = false;

    expect(await scheduler.request(rule('a')).response).toEqual({ total: 'a' });
  });

  test('splits requests that are too many for one call', async () => {
    await Promise.all(Array.from({ length: 450 }, (_, index) => scheduler.request(rule(`r${index}`)).response));

    expect(services.calls.map(({ requests }) => requests.length)).toEqual([200, 200, 50]);
  });

  test('aborts a call when all its requests are cancelled', async () => {
    services.isHolding = true;
    const a = scheduler.request(rule('a'));
    const again = scheduler.request(rule('a'));
    const b = scheduler.request(rule('b'));
    await clock.arrive();

    a.cancel();
    a.cancel();
    b.cancel();
    expect(services.calls[0]!.signal.aborted).toBe(false);

    again.cancel();
    expect(services.calls[0]!.signal.aborted).toBe(true);
  });

  test('never sends a request cancelled before sending', async () => {
    scheduler.request(rule('a')).cancel();
    await clock.arrive();

    expect(services.calls).toHaveLength(0);
  });
});

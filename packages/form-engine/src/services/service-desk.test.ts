import { beforeEach, describe, expect, test } from 'vitest';
import { ManualClock, ScriptedServices } from '../../test/services.fixture.ts';
import type { ServiceRequest } from '../interfaces/form-services.ts';
import { ServiceDesk } from './service-desk.ts';

const rule = (name: string): Extract<ServiceRequest, { kind: 'rule' }> => ({ kind: 'rule', control: 'total', rule: name, inputs: {} });

let clock: ManualClock;
let services: ScriptedServices;
let desk: ServiceDesk;
beforeEach(() => {
  clock = new ManualClock();
  services = new ScriptedServices((request) => (request.kind === 'rule' ? { ok: true, data: { total: request.rule } } : { ok: false }));
  desk = new ServiceDesk(services, clock.now);
});

describe('the desk of a form', () => {
  test('sends what is asked in one go in one call, and the same question once', async () => {
    const answers = await Promise.all([rule('a'), rule('b'), rule('a')].map((request) => desk.ask(request).answer));

    expect(answers).toEqual([{ total: 'a' }, { total: 'b' }, { total: 'a' }]);
    expect(services.calls.map(({ requests }) => requests.length)).toEqual([2]);
  });

  test('does not ask again while the same question is on its way', async () => {
    services.isHolding = true;
    const first = desk.ask(rule('a')).answer;
    await clock.arrive();
    const second = desk.ask(rule('a')).answer;
    await clock.arrive();
    services.release(0);

    expect(await Promise.all([first, second])).toEqual([{ total: 'a' }, { total: 'a' }]);
    expect(services.calls).toHaveLength(1);
  });

  test('gives an answer again for less than two seconds', async () => {
    await desk.ask(rule('a')).answer;

    await clock.pass(1999);
    await desk.ask(rule('a')).answer;
    expect(services.calls).toHaveLength(1);

    await clock.pass(1);
    await desk.ask(rule('a')).answer;
    expect(services.calls).toHaveLength(2);
  });

  test('keeps no failure', async () => {
    services.isDown = true;
    await expect(desk.ask(rule('a')).answer).rejects.toThrow();

    services.isDown = false;

    expect(await desk.ask(rule('a')).answer).toEqual({ total: 'a' });
  });

  test('splits what is too much for one call', async () => {
    await Promise.all(Array.from({ length: 450 }, (_, index) => desk.ask(rule(`r${index}`)).answer));

    expect(services.calls.map(({ requests }) => requests.length)).toEqual([200, 200, 50]);
  });

  test('aborts a call when nobody wants any of its answers', async () => {
    services.isHolding = true;
    const a = desk.ask(rule('a'));
    const again = desk.ask(rule('a'));
    const b = desk.ask(rule('b'));
    await clock.arrive();

    a.cancel();
    a.cancel();
    b.cancel();
    expect(services.calls[0]!.signal.aborted).toBe(false);

    again.cancel();
    expect(services.calls[0]!.signal.aborted).toBe(true);
  });

  test('never sends what was taken back before it went out', async () => {
    desk.ask(rule('a')).cancel();
    await clock.arrive();

    expect(services.calls).toHaveLength(0);
  });
});

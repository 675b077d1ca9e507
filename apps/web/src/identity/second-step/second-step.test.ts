import { expect, test } from 'vitest';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import { secondStepOf } from './second-step.ts';

const refused = (code: string, params: Record<string, unknown>) =>
  new RequestFailure('refused', { status: 401, refusal: { code, params } });

test('a refusal for a second factor is a step with the methods that this client knows', () => {
  const failure = refused('second-factor-required', { token: 't', methods: ['recovery-code', 'totp', 'carrier-pigeon'], expiresAt: 'x' });

  expect(secondStepOf(failure)).toEqual({ token: 't', methods: ['totp', 'recovery-code'], passkey: null });
});

test('the options of a passkey are passed on', () => {
  const failure = refused('second-factor-required', { token: 't', methods: ['passkey'], passkey: { challenge: 'c' } });

  expect(secondStepOf(failure)?.passkey).toEqual({ challenge: 'c' });
});

test.each([
  ['another refusal', refused('wrong-password', { token: 't', methods: ['totp'] })],
  ['unknown methods only', refused('second-factor-required', { token: 't', methods: ['carrier-pigeon'] })],
  ['no token', refused('second-factor-required', { methods: ['totp'] })],
  ['no connection', new RequestFailure('offline')],
  ['nothing', null],
])('%s is no second step', (_name, failure) => {
  expect(secondStepOf(failure)).toBeNull();
});

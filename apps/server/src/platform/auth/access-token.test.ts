import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createAccessTokens } from './access-token.ts';

const person = { id: 'person', isAdmin: false, isAppAdmin: false };
const start = new Date('2026-11-21T01:00:00.000Z');
const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

test('a token that was verified before still expires in time', async () => {
  const tokens = createAccessTokens({ id: 'key', secret: randomBytes(32) });
  const { token, expiresAt } = await tokens.issue(person, 'sign-in', start);

  const claims = { personId: 'person', signInId: 'sign-in', expiresAt };
  expect(await tokens.verify(token, start)).toEqual(claims);
  expect(await tokens.verify(token, minutesLater(14.99))).toEqual(claims);
  expect(await tokens.verify(token, minutesLater(15))).toBe('expired');
  expect(await tokens.verify(token, minutesLater(16))).toBe('expired');
});

test('a verified token does not make a changed token or another key valid', async () => {
  const tokens = createAccessTokens({ id: 'key', secret: randomBytes(32) });
  const { token } = await tokens.issue(person, 'sign-in', start);
  await tokens.verify(token, start);

  const [head, , signature] = token.split('.');
  const claims = Buffer.from(JSON.stringify({ iss: 'inkstone', sub: 'somebody', sid: 'sign-in', exp: 4_000_000_000 })).toString(
    'base64url',
  );
  expect(await tokens.verify(`${head}.${claims}.${signature}`, start)).toBe('invalid');
  expect(await createAccessTokens({ id: 'key', secret: randomBytes(32) }).verify(token, start)).toBe('invalid');
});

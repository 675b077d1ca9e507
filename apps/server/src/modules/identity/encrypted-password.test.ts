import { constants, generateKeyPairSync, publicEncrypt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, mobileLogin, publicKey } from '@inkstone/api';
import { createAesCodec, createRsaCodec } from '../../platform/auth/legacy-codec.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const aes = createAesCodec(Buffer.from('0123456789abcdef'));
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024, publicExponent: 65_537 });
const rsa = createRsaCodec(privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'));

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ legacy: { aes, rsa } });
});
afterAll(() => server.close());

async function encryptedFor(password: string) {
  const key = await server.stranger.call(publicKey, {});
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const bytes = publicEncrypt({ key: key.publicKey, padding, oaepHash: 'sha256' }, Buffer.from(password));
  return { encrypted_password: bytes.toString('base64'), key_id: key.keyId };
}

test('the public key has 2048 bits and the exponent 65537, and is the same for concurrent requests', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => server.stranger.call(publicKey, {})));

  expect(new Set(answers.map(({ publicKey: key }) => key)).size).toBe(1);
  expect(answers[0]).toMatchObject({ algorithm: 'RSA-OAEP-256', modulusLength: 2048, publicExponent: 65_537 });
  expect(answers[0]!.publicKey).toMatch(/^-----BEGIN PUBLIC KEY-----/);
});

test('a password encrypted with the key signs in, on phones too, and a wrong one does not', async () => {
  const answer = await server.stranger.call(login, { account: 'employee', ...(await encryptedFor('inkstone')) });

  expect(answer.userinfo.account).toBe('employee');
  expect(await server.stranger.call(mobileLogin, { account: 'employee', ...(await encryptedFor('inkstone')) })).toBeTruthy();
  expect(await server.stranger.refused(login, { account: 'employee', ...(await encryptedFor('wrong')) })).toMatchObject({
    code: 'wrong-password',
  });
});

test('an undecryptable password is answered like a wrong one, an unknown key is refused, and exactly one password is required', async () => {
  const sent = await encryptedFor('inkstone');
  const refused = async (more: object) => (await server.stranger.refused(login, { account: 'gm', ...more })).code;

  expect(await refused({ encrypted_password: 'AAAA' })).toBe('wrong-password');
  expect(await refused({ ...sent, key_id: 'another' })).toBe('password-key-unknown');
  expect(await refused({ ...sent, password: 'inkstone' })).toBe('malformed');
  expect(await refused({})).toBe('malformed');
});

test.each([
  ['AES-ECB-PKCS7', aes],
  ['RSA1_5', rsa],
] as const)('an older client signs in with %s where the operator set its key, and nowhere else', async (encryption, codec) => {
  const input = { account: 'employee', encrypted_password: codec.encode('inkstone'), encryption };

  expect(await server.stranger.call(login, input)).toBeTruthy();
  expect(await server.stranger.refused(login, { ...input, encrypted_password: codec.encode('wrong') })).toMatchObject({
    code: 'wrong-password',
  });
});

test('older encryptions are refused unless the operator enables them', async () => {
  const plain = await createTestServer();
  const input = { account: 'employee', encrypted_password: aes.encode('inkstone'), encryption: 'AES-ECB-PKCS7' as const };

  const refused = await plain.stranger.refused(login, input);

  await plain.close();
  expect(refused.code).toBe('password-key-unknown');
});

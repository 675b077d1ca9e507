import { constants, generateKeyPairSync, publicEncrypt } from 'node:crypto';
import { expect, test } from 'vitest';
import { createAesCodec, createRsaCodec } from './legacy-codec.ts';
import { randomKey } from './random-key.ts';

// The first block of the ECB examples of NIST SP 800-38A; a block of padding follows it.
const known = [
  ['2b7e151628aed2a6abf7158809cf4f3c', '3ad77bb40d7a3660a89ecaf32466ef97'],
  ['8e73b0f7da0e6452c810f32b809079e562f8ead2522c6b7b', 'bd334f1d6e45f25ff712a214571fa5cc'],
  ['603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4', 'f3eed1bdb5d2a03c064b5a7e3db181f8'],
] as const;

test.each(known)('AES with the key %s decodes the block of the standard', (key, block) => {
  const codec = createAesCodec(Buffer.from(key, 'hex'));
  const padded = Buffer.concat([Buffer.from(block, 'hex'), Buffer.from(codec.encode(''), 'base64')]).toString('base64');

  expect(codec.decode(padded)).toBe(Buffer.from('6bc1bee22e409f96e93d7e117393172a', 'hex').toString('utf8'));
});

test('AES pads complete blocks too, and decodes texts of every script', () => {
  const codec = createAesCodec(Buffer.from('0123456789abcdef'));

  for (const text of ['', 'a', 'fifteen letters', 'sixteen letters!', '密碼與符號 🖋️']) {
    const encoded = codec.encode(text);
    expect(Buffer.from(encoded, 'base64').length).toBe((Math.floor(Buffer.byteLength(text) / 16) + 1) * 16);
    expect(codec.decode(encoded)).toBe(text);
  }
  expect(codec.decode(createAesCodec(Buffer.from('fedcba9876543210')).encode('secret'))).not.toBe('secret');
  expect(codec.decode('not base64!')).toBeNull();
});

test('RSA decodes what older clients encrypt for a key of 1024 bits with the exponent 65537, and refuses smaller keys', () => {
  const pair = (modulusLength: number) => generateKeyPairSync('rsa', { modulusLength, publicExponent: 65_537 });
  const privateText = ({ privateKey }: ReturnType<typeof pair>) => privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
  const own = pair(1024);
  const codec = createRsaCodec(privateText(own));

  const sent = publicEncrypt({ key: own.publicKey, padding: constants.RSA_PKCS1_PADDING }, Buffer.from('密碼')).toString('base64');

  expect(codec.decode(sent)).toBe('密碼');
  expect(codec.decode(codec.encode('secret'))).toBe('secret');
  expect(codec.decode(Buffer.alloc(128, 1).toString('base64'))).not.toBe('secret');
  expect(() => createRsaCodec(privateText(pair(512)))).toThrow('1024');
});

test('a random key consists of letters and digits, differs each time, and uses all of them', () => {
  const keys = Array.from({ length: 100 }, () => randomKey(64));

  expect(keys.every((key) => /^[A-Za-z0-9]{64}$/.test(key))).toBe(true);
  expect(new Set(keys).size).toBe(100);
  expect(new Set(keys.join('')).size).toBe(62);
});

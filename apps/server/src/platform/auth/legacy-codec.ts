import { constants, createCipheriv, createDecipheriv, createPrivateKey, createPublicKey, privateDecrypt, publicEncrypt } from 'node:crypto';

/**
 * The encryption of older clients that cannot be updated at once. It is weak: equal texts give equal cipher texts, and changes go
 * unnoticed. The product stores nothing with it, and the only keys are those that the operator set.
 */
export interface LegacyCodec {
  encode(text: string): string;
  /** Returns null if the text was encrypted with another key or is damaged. */
  decode(encoded: string): string | null;
}

export interface LegacyCodecs {
  readonly aes: LegacyCodec | null;
  readonly rsa: LegacyCodec | null;
}

export const noLegacyCodecs: LegacyCodecs = { aes: null, rsa: null };

export const aesKeyLengths: readonly number[] = [16, 24, 32];

/** AES in ECB mode with PKCS7 padding, in base64; the key is 16, 24 or 32 bytes. */
export function createAesCodec(key: Uint8Array): LegacyCodec {
  const algorithm = `aes-${key.length * 8}-ecb`;
  return {
    encode(text) {
      const cipher = createCipheriv(algorithm, key, null);
      return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
    },
    decode(encoded) {
      const decipher = createDecipheriv(algorithm, key, null);
      return orNull(() => Buffer.concat([decipher.update(Buffer.from(encoded, 'base64')), decipher.final()]));
    },
  };
}

/** Older clients use a key of 1024 bits with the exponent 65537; the operator may set a larger one. */
export const minRsaBits = 1024;

/**
 * RSA with PKCS1 1.5 padding, in base64; the private key is PKCS8 in base64. Throws if it is no RSA key or is smaller than `minRsaBits`.
 */
export function createRsaCodec(privateKey: string): LegacyCodec {
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  const { modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
  if (key.asymmetricKeyType !== 'rsa' || modulusLength < minRsaBits) throw new Error(`not an RSA key of ${minRsaBits} bits or more`);
  const padding = constants.RSA_PKCS1_PADDING;
  return {
    encode: (text) => publicEncrypt({ key: createPublicKey(key), padding }, Buffer.from(text, 'utf8')).toString('base64'),
    // For a wrong padding OpenSSL returns random bytes, so that the answer does not reveal the error.
    decode: (encoded) => orNull(() => privateDecrypt({ key, padding }, Buffer.from(encoded, 'base64'))),
  };
}

function orNull(read: () => Buffer): string | null {
  try {
    return read().toString('utf8');
  } catch {
    return null;
  }
}

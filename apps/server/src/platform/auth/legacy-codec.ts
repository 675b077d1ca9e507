import { constants, createCipheriv, createDecipheriv, createPrivateKey, createPublicKey, privateDecrypt, publicEncrypt } from 'node:crypto';

/**
 * How older clients write secrets, for those that cannot be changed at once. It hides nothing from somebody who tries: the same text gives
 * the same cipher text, and nobody notices a change. Nothing of the product is kept in it, and there is no key but the operator's own.
 */
export interface LegacyCodec {
  encode(text: string): string;
  /** Null: it was written with another key, or is broken. */
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

/** The key of older clients: 1024 bits with the exponent 65537, unless the operator made a larger one. */
export const fewestRsaBits = 1024;

/** RSA with the padding of PKCS1 1.5, in base64; a private key as PKCS8 in base64. Throws where it is none, or a smaller one. */
export function createRsaCodec(privateKey: string): LegacyCodec {
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  const { modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
  if (key.asymmetricKeyType !== 'rsa' || modulusLength < fewestRsaBits) throw new Error(`not an RSA key of ${fewestRsaBits} bits or more`);
  const padding = constants.RSA_PKCS1_PADDING;
  return {
    encode: (text) => publicEncrypt({ key: createPublicKey(key), padding }, Buffer.from(text, 'utf8')).toString('base64'),
    // A wrong padding is answered by bytes that mean nothing, so that no answer tells what was wrong.
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

import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { CallInput, completePasskeySignIn, finishPasskey } from '@inkstone/api';

/** What goes wrong at the authenticator or on the page; by default nothing. */
export interface Deviation {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly counter?: number;
  readonly userVerified?: boolean;
  readonly type?: string;
  readonly userHandle?: string;
}

interface Options {
  readonly challenge: string;
  readonly rpId?: string;
  readonly rp?: { readonly id: string };
  readonly user?: { readonly id: string };
}

/** A passkey in memory with an ES256 key, which answers as browsers do. */
export interface SoftwarePasskey {
  readonly id: string;
  register(options: Record<string, unknown>, deviation?: Deviation): CallInput<typeof finishPasskey>['response'];
  sign(options: Record<string, unknown>, deviation?: Deviation): CallInput<typeof completePasskeySignIn>['response'];
}

export function createSoftwarePasskey(origin: string): SoftwarePasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  let userHandle: string | undefined;
  return {
    id: id.toString('base64url'),
    register(options, deviation = {}) {
      const { challenge, rp, user } = options as unknown as Options;
      userHandle = user!.id;
      const idLength = Buffer.alloc(2);
      idLength.writeUInt16BE(id.length);
      const data = authenticatorData({
        rpId: deviation.rpId ?? rp!.id,
        counter: deviation.counter ?? counter,
        verified: deviation.userVerified ?? true,
        withKey: true,
      });
      const authData = Buffer.concat([data, Buffer.alloc(16), idLength, id, coseKey(publicKey)]);
      const attestationObject = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authData)],
      ]);
      const client = clientData({ type: 'webauthn.create', challenge, origin, ...deviation });
      return credential(id, {
        clientDataJSON: client.toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      });
    },
    sign(options, deviation = {}) {
      const { challenge, rpId } = options as unknown as Options;
      counter = deviation.counter ?? counter + 1;
      const data = authenticatorData({ rpId: deviation.rpId ?? rpId!, counter, verified: deviation.userVerified ?? true, withKey: false });
      const client = clientData({ type: 'webauthn.get', challenge, origin, ...deviation });
      const signature = sign('sha256', Buffer.concat([data, createHash('sha256').update(client).digest()]), privateKey);
      return credential(id, {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: deviation.userHandle ?? userHandle!,
      });
    },
  };
}

function credential<Response>(id: Buffer, response: Response) {
  const text = id.toString('base64url');
  return { id: text, rawId: text, type: 'public-key' as const, response, clientExtensionResults: {} };
}

function clientData({ type, challenge, origin }: { type: string; challenge: string; origin: string }): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData({
  rpId,
  counter,
  verified,
  withKey,
}: {
  rpId: string;
  counter: number;
  verified: boolean;
  withKey: boolean;
}): Buffer {
  const flags = 0x01 | (verified ? 0x04 : 0) | (withKey ? 0x40 : 0);
  const rest = Buffer.alloc(5);
  rest.writeUInt8(flags);
  rest.writeUInt32BE(counter, 1);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), rest]);
}

/** The public key as a map of COSE: EC2, ES256, P-256, x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' });
  return cborMap([
    [Buffer.from([0x01]), Buffer.from([0x02])],
    [Buffer.from([0x03]), Buffer.from([0x26])],
    [Buffer.from([0x20]), Buffer.from([0x01])],
    [Buffer.from([0x21]), cborBytes(Buffer.from(x!, 'base64url'))],
    [Buffer.from([0x22]), cborBytes(Buffer.from(y!, 'base64url'))],
  ]);
}

const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([Buffer.from([0xa0 + entries.length]), ...entries.flat()]);
const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
function cborBytes(bytes: Buffer): Buffer {
  const head = bytes.length < 256 ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 0xff];
  return Buffer.concat([Buffer.from(head), bytes]);
}

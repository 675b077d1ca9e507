import { RequestFailure } from '../../platform/api/request-failure.ts';

const secondMethods = ['totp', 'passkey', 'recovery-code'] as const;
export type SecondMethod = (typeof secondMethods)[number];

/** What `login` asks for after a correct password. */
export interface SecondStepRequest {
  readonly token: string;
  readonly methods: readonly [SecondMethod, ...SecondMethod[]];
  /** The options of a passkey, if it is among the methods. */
  readonly passkey: Readonly<Record<string, unknown>> | null;
}

/** Returns the second step that a refused sign-in asks for; null for every other failure. */
export function secondStepOf(failure: unknown): SecondStepRequest | null {
  if (!(failure instanceof RequestFailure) || failure.code !== 'second-factor-required') return null;
  const { token, methods, passkey } = failure.refusal?.params ?? {};
  const known = Array.isArray(methods) ? secondMethods.filter((method) => methods.includes(method)) : [];
  const [first, ...others] = known;
  if (typeof token !== 'string' || first === undefined) return null;
  return { token, methods: [first, ...others], passkey: isOptions(passkey) ? passkey : null };
}

const isOptions = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

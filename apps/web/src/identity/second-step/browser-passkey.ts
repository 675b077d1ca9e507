import type { CallInput, completePasskeySignIn, finishPasskey } from '@inkstone/api';
import { PasskeyFailure } from './passkey-failure.ts';

type Options = Readonly<Record<string, unknown>>;

/** The library is needed only by people with passkeys: it is loaded with the first use. */
const loadWebAuthn = () => import('@simplewebauthn/browser');

/** Lets the user choose a passkey and prove that it is theirs. Throws a `PasskeyFailure`. */
export const askPasskey = (options: Options): Promise<CallInput<typeof completePasskeySignIn>['response']> =>
  guarded(async () => {
    const { startAuthentication } = await loadWebAuthn();
    return { ...(await startAuthentication({ optionsJSON: options as never })), clientExtensionResults: {} };
  });

/** Lets the user create a passkey. Throws a `PasskeyFailure`. */
export const createPasskey = (options: Options): Promise<CallInput<typeof finishPasskey>['response']> =>
  guarded(async () => {
    const { startRegistration } = await loadWebAuthn();
    return { ...(await startRegistration({ optionsJSON: options as never })), clientExtensionResults: {} };
  });

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (failure) {
    throw new PasskeyFailure(reasons[nameOf(failure)] ?? 'failed', failure);
  }
}

const reasons: Readonly<Record<string, PasskeyFailure['reason'] | undefined>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
};

const nameOf = (failure: unknown): string => (failure instanceof Error ? failure.name : '');

import { completePasskeySignIn, startPasskeySignIn, type CallOutput } from '@inkstone/api';
import type { Client } from '../../platform/api/client.ts';
import { askPasskey } from './browser-passkey.ts';

/** Signs in with a passkey that the user chooses. Throws a `PasskeyFailure` if none was used. */
export async function signInWithPasskey(client: Client): Promise<CallOutput<typeof completePasskeySignIn>> {
  const { token, options } = await client.call(startPasskeySignIn, {});
  return client.call(completePasskeySignIn, { token, response: await askPasskey(options) });
}

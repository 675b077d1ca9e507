import { login } from '@inkstone/api';
import type { JsonClient } from './json-client.ts';

/** Signs in a person of the demo and returns their access token. */
export async function signIn(client: JsonClient, account: string): Promise<string> {
  const { access_token } = await client.post<{ access_token: string }>(login.path, null, { account, password: 'inkstone' });
  return access_token;
}

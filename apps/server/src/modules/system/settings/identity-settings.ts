import type { CallArguments, saveSystemSettings, SystemSettings } from '@inkstone/api';
import { openText, sealText } from '../../../platform/auth/sealed-text.ts';
import type { Executor, Trx } from '../../../platform/db/database.ts';
import { readSetting, writeSetting, type StoredSettings } from '../setting.ts';
import type { KnownKeys, SettingIssue } from './check-settings.ts';

type Wished = NonNullable<CallArguments<typeof saveSystemSettings>['identity']>;

const nobody: StoredSettings['identity'] = {
  kind: 'none',
  name: { zh: '', en: '' },
  issuer: '',
  clientId: '',
  scope: 'openid profile email',
  accountClaim: 'preferred_username',
  redirectUri: '',
};

/** The provider as administrators see it, without its secret. */
export async function presentIdentity(executor: Executor): Promise<SystemSettings['identity']> {
  const { sealedKey, name, ...identity } = (await readSetting(executor, 'identity')) ?? nobody;
  return { ...identity, name: { zh: name.zh, en: name.en }, hasKey: sealedKey !== undefined };
}

/** An identity provider that is in use, with the secret of this client; an empty one where the client has none. */
export type IdentityProvider = Omit<StoredSettings['identity'], 'kind' | 'sealedKey'> & { readonly secret: string };

/** Null where people sign in with their password only. */
export async function readIdentityProvider(executor: Executor): Promise<IdentityProvider | null> {
  const { kind, sealedKey, ...provider } = (await readSetting(executor, 'identity')) ?? nobody;
  if (kind === 'none') return null;
  return { ...provider, secret: sealedKey === undefined ? '' : await openText(executor, sealedKey) };
}

/** What stands on the button of the sign-in page. */
export async function identityProviderName(executor: Executor): Promise<SystemSettings['identity']['name'] | null> {
  const { kind, name } = await presentIdentity(executor);
  return kind === 'none' ? null : { zh: name.zh || name.en, en: name.en || name.zh };
}

/** Keeps the provider; an unset secret is the one that is there, an empty one takes it away. */
export async function writeIdentity(trx: Trx, { key, ...identity }: Wished): Promise<void> {
  const present = (await readSetting(trx, 'identity'))?.sealedKey;
  const sealedKey = key === undefined ? present : key === '' ? undefined : await sealText(trx, key);
  await writeSetting(trx, 'identity', { ...identity, ...(sealedKey && { sealedKey }) });
}

export function identityIssues(wished: Wished, known: KnownKeys['identity']): readonly SettingIssue[] {
  const { kind, name, issuer, clientId, redirectUri, key } = wished;
  if (kind === 'none') return [];
  const issues: SettingIssue[] = [];
  if (name.zh === '' && name.en === '') issues.push({ code: 'Missing', path: 'identity.name.zh' });
  if (!isPlainAddress(issuer)) issues.push({ code: 'Address', path: 'identity.issuer' });
  if (clientId === '') issues.push({ code: 'Missing', path: 'identity.clientId' });
  if (!isPlainAddress(redirectUri)) issues.push({ code: 'Address', path: 'identity.redirectUri' });
  // A secret is told to no other provider than the one it was entered for.
  if (key === undefined && known.hasKey && known.issuer !== issuer) issues.push({ code: 'KeyAgain', path: 'identity.key' });
  return issues;
}

/** Without an account, a query or a fragment. */
function isPlainAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && `${username}${password}${search}${hash}` === '';
}

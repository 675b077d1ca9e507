import type { CallArguments, saveSystemSettings, SystemSettings } from '@inkstone/api';
import { decryptText, encryptText } from '../../../platform/auth/encrypted-text.ts';
import type { Executor, Trx } from '../../../platform/db/database.ts';
import { readSetting, writeSetting, type StoredSettings } from '../setting.ts';
import type { KnownKeys, SettingIssue } from './check-settings.ts';

type Requested = NonNullable<CallArguments<typeof saveSystemSettings>['identity']>;

const noProvider: StoredSettings['identity'] = {
  kind: 'none',
  name: { zh: '', en: '' },
  issuer: '',
  clientId: '',
  scope: 'openid profile email',
  accountClaim: 'preferred_username',
  redirectUri: '',
};

/** Returns the provider as administrators see it, without its secret. */
export async function presentIdentity(executor: Executor): Promise<Omit<SystemSettings['identity'], 'version'>> {
  const { sealedKey, name, ...identity } = (await readSetting(executor, 'identity')) ?? noProvider;
  return { ...identity, name: { zh: name.zh, en: name.en }, hasKey: sealedKey !== undefined };
}

/** An identity provider that is in use, with the client secret; empty when the client has none. */
export type IdentityProvider = Omit<StoredSettings['identity'], 'kind' | 'sealedKey'> & { readonly secret: string };

/** Returns the provider; null where people sign in with their password only. */
export async function readIdentityProvider(executor: Executor): Promise<IdentityProvider | null> {
  const { kind, sealedKey, ...provider } = (await readSetting(executor, 'identity')) ?? noProvider;
  if (kind === 'none') return null;
  return { ...provider, secret: sealedKey === undefined ? '' : await decryptText(executor, sealedKey) };
}

/** Returns the label of the button on the sign-in page. */
export async function identityProviderName(executor: Executor): Promise<SystemSettings['identity']['name'] | null> {
  const { kind, name } = await presentIdentity(executor);
  return kind === 'none' ? null : { zh: name.zh || name.en, en: name.en || name.zh };
}

/** Saves the provider. An undefined secret keeps the stored one, an empty one removes it. */
export async function writeIdentity(trx: Trx, requested: Requested): Promise<void> {
  const { key, version: _, ...identity } = requested;
  const present = (await readSetting(trx, 'identity'))?.sealedKey;
  const sealedKey = key === undefined ? present : key === '' ? undefined : await encryptText(trx, key);
  await writeSetting(trx, 'identity', { ...identity, ...(sealedKey && { sealedKey }) });
}

export function identityIssues(requested: Requested, known: KnownKeys['identity']): readonly SettingIssue[] {
  const { kind, name, issuer, clientId, redirectUri, key } = requested;
  if (kind === 'none') return [];
  const issues: SettingIssue[] = [];
  if (name.zh === '' && name.en === '') issues.push({ code: 'Missing', path: 'identity.name.zh' });
  if (!isPlainAddress(issuer)) issues.push({ code: 'Address', path: 'identity.issuer' });
  if (clientId === '') issues.push({ code: 'Missing', path: 'identity.clientId' });
  if (!isPlainAddress(redirectUri)) issues.push({ code: 'Address', path: 'identity.redirectUri' });
  // A stored secret must be entered again for another provider, because it would be sent there.
  if (key === undefined && known.hasKey && known.issuer !== issuer) issues.push({ code: 'KeyAgain', path: 'identity.key' });
  return issues;
}

/** Whether an address has no account, query or fragment. */
function isPlainAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && `${username}${password}${search}${hash}` === '';
}

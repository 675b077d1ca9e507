import type { CallArguments, MessageChannels, saveMessageWays } from '@inkstone/api';
import { encryptText } from '../../platform/auth/encrypted-text.ts';
import type { Trx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { CommandContext } from '../../platform/http/request-context.ts';
import { logSettingChanges, lockSettings, readSetting, refuseOutdated, writeSetting, type SettingChange } from '../system/index.ts';
import { checkChannels } from './check-channels.ts';
import { readMessageChannels } from './message-channels.ts';

type Requested = CallArguments<typeof saveMessageWays>;

/** Saves the channels with their secrets encrypted, and logs who changed what. Refuses with `message-ways-invalid` and all issues. */
export async function saveChannels({ trx, actor, now, locale }: CommandContext, requested: Requested): Promise<MessageChannels> {
  await lockSettings(trx);
  await refuseOutdated(trx, 'messages', requested.version);
  const before = await readMessageChannels(trx);
  const issues = checkChannels(requested, before, locale);
  if (issues.length > 0) refuse('message-ways-invalid', {}, { issues });
  await write(trx, requested);
  const after = await readMessageChannels(trx);
  await logSettingChanges(trx, changesOf(before, after, requested), { personId: actor.id, at: now() });
  return after;
}

async function write(trx: Trx, { publicUrl, mail, webhook }: Requested): Promise<void> {
  const kept = (await readSetting(trx, 'messages')) ?? {};
  const fixed = (await readSetting(trx, 'messages-environment')) ?? {};
  const sealedPassword = await encryptedSecret(trx, mail?.password, kept.mail?.sealedPassword);
  const sealedSecret = await encryptedSecret(trx, webhook?.secret, kept.webhook?.sealedSecret);
  const requestedMail = mail && {
    host: mail.host,
    port: mail.port,
    secure: mail.secure,
    requireTls: mail.requireTls,
    from: mail.from,
    ...(mail.user && { user: mail.user, ...(sealedPassword && { sealedPassword }) }),
  };
  const requestedWebhook = webhook && { url: webhook.url, kinds: webhook.kinds, ...(sealedSecret && { sealedSecret }) };
  // Settings of the environment cannot be changed here; the stored settings that they override stay unchanged.
  const own = {
    publicUrl: fixed.publicUrl === undefined ? publicUrl : kept.publicUrl,
    mail: fixed.mail ? kept.mail : requestedMail,
    webhook: fixed.webhook ? kept.webhook : requestedWebhook,
  };
  await writeSetting(trx, 'messages', {
    ...(own.publicUrl && { publicUrl: own.publicUrl }),
    ...(own.mail && { mail: own.mail }),
    ...(own.webhook && { webhook: own.webhook }),
  });
}

/** Undefined keeps the present secret, an empty string removes it. */
async function encryptedSecret(trx: Trx, requested: string | undefined, present: string | undefined): Promise<string | undefined> {
  if (requested === undefined) return present;
  return requested === '' ? undefined : encryptText(trx, requested);
}

function changesOf(before: MessageChannels, after: MessageChannels, { mail, webhook }: Requested): readonly SettingChange[] {
  const entries = { ...flatten('mail', before.mail, after.mail), ...flatten('webhook', before.webhook, after.webhook) };
  const secrets = [
    { path: 'mail.key', isNew: Boolean(mail?.password) && (before.mail?.hasPassword ?? false) },
    { path: 'webhook.key', isNew: Boolean(webhook?.secret) && (before.webhook?.hasSecret ?? false) },
  ];
  return [
    { path: 'publicUrl', before: before.publicUrl.url, after: after.publicUrl.url },
    ...Object.entries(entries).map(([path, change]) => ({ path, ...change })),
    ...secrets.flatMap(({ path, isNew }) => (isNew ? [{ path, before: 'kept', after: 'another' }] : [])),
  ].filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}

type Change = Pick<SettingChange, 'before' | 'after'>;

function flatten(section: string, before: object | null, after: object | null): Record<string, Change> {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  names.delete('fixed');
  const valueOf = (from: object | null, name: string): unknown => (from as Record<string, unknown> | null)?.[name] ?? null;
  return Object.fromEntries(
    [...names].map((name) => [`${section}.${name}`, { before: valueOf(before, name), after: valueOf(after, name) }]),
  );
}

import type { CallArguments, MessageWays, saveMessageWays } from '@inkstone/api';
import { sealText } from '../../platform/auth/sealed-text.ts';
import type { Trx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { CommandContext } from '../../platform/http/request-context.ts';
import { keepSettingChanges, lockSettings, readSetting, writeSetting, type SettingChange } from '../system/index.ts';
import { checkWays } from './check-ways.ts';
import { readMessageWays } from './message-ways.ts';

type Wished = CallArguments<typeof saveMessageWays>;

/** Keeps the ways out, their secrets sealed, and who changed what. Refuses with `message-ways-invalid` and everything that is wrong. */
export async function saveWays({ trx, actor, now, locale }: CommandContext, wished: Wished): Promise<MessageWays> {
  await lockSettings(trx);
  const before = await readMessageWays(trx);
  const issues = checkWays(wished, before, locale);
  if (issues.length > 0) refuse('message-ways-invalid', {}, { issues });
  await write(trx, wished);
  const after = await readMessageWays(trx);
  await keepSettingChanges(trx, changesOf(before, after, wished), { personId: actor.id, at: now() });
  return after;
}

async function write(trx: Trx, { publicUrl, mail, webhook }: Wished): Promise<void> {
  const kept = (await readSetting(trx, 'messages')) ?? {};
  const fixed = (await readSetting(trx, 'messages-environment')) ?? {};
  const sealedPassword = await sealed(trx, mail?.password, kept.mail?.sealedPassword);
  const sealedSecret = await sealed(trx, webhook?.secret, kept.webhook?.sealedSecret);
  const wishedMail = mail && {
    host: mail.host,
    port: mail.port,
    secure: mail.secure,
    requireTls: mail.requireTls,
    from: mail.from,
    ...(mail.user && { user: mail.user, ...(sealedPassword && { sealedPassword }) }),
  };
  const wishedWebhook = webhook && { url: webhook.url, kinds: webhook.kinds, ...(sealedSecret && { sealedSecret }) };
  // What the environment says cannot be changed here, and what stands behind it stays as it was.
  const own = {
    publicUrl: fixed.publicUrl === undefined ? publicUrl : kept.publicUrl,
    mail: fixed.mail ? kept.mail : wishedMail,
    webhook: fixed.webhook ? kept.webhook : wishedWebhook,
  };
  await writeSetting(trx, 'messages', {
    ...(own.publicUrl && { publicUrl: own.publicUrl }),
    ...(own.mail && { mail: own.mail }),
    ...(own.webhook && { webhook: own.webhook }),
  });
}

/** Unset keeps what is there, empty takes it away. */
async function sealed(trx: Trx, wished: string | undefined, present: string | undefined): Promise<string | undefined> {
  if (wished === undefined) return present;
  return wished === '' ? undefined : sealText(trx, wished);
}

function changesOf(before: MessageWays, after: MessageWays, { mail, webhook }: Wished): readonly SettingChange[] {
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

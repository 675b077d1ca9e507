import { sql } from 'kysely';
import { fillText, type Locale, type LocalizedText } from '@inkstone/schema';
import type { Db, Executor } from '../../../platform/db/database.ts';
import { transact } from '../../../platform/db/transactions/transact.ts';
import { requireService } from '../../../platform/http/required-service.ts';
import type { JobContext, Worker } from '../../../platform/jobs/jobs.ts';
import { peopleView } from '../../organization/index.ts';
import { createLink } from './account-link.ts';

/** Sends mails about accounts, which are no messages of the inbox. */
export interface AccountMails {
  /** Returns the address of the installation for links; null when mails cannot be sent. */
  linkBase(executor: Executor): Promise<string | null>;
  /** Throws when the mail server does not accept the mail. */
  send(
    db: Db,
    mail: { readonly to: string; readonly subject: string; readonly text: string; readonly messageId: string },
    signal: AbortSignal,
  ): Promise<void>;
}

export const accountMails = requireService<AccountMails>('mails about accounts');

/** The data of a job. They contain no secret: the link is created when the mail is sent. */
export type AccountMailJob =
  | { readonly kind: 'invitation'; readonly personId: string }
  | { readonly kind: 'reset'; readonly account: string; readonly requestedAt: string };

/** A person gets at most one reset mail in so much time, from however many addresses it is requested. */
const resetPauseSeconds = 60;
/** A request that could not be answered for so long is dropped. */
const resetMinutes = 30;

const texts = {
  invitation: {
    subject: { zh: '{name}，請啟用您的帳號', en: '{name}, activate your account' },
    text: {
      zh: '{name} 您好：\n\n您的帳號是 {account}。請在 7 天內開啟下面的連結並設定密碼：\n{url}\n\n連結只能使用一次。',
      en: 'Hello {name},\n\nyour account is {account}. Open this link within 7 days and set your password:\n{url}\n\nThe link can be used only once.',
    },
  },
  reset: {
    subject: { zh: '重設密碼', en: 'Reset your password' },
    text: {
      zh: '{name} 您好：\n\n有人要求重設帳號 {account} 的密碼。請在 30 分鐘內開啟下面的連結並設定新密碼：\n{url}\n\n連結只能使用一次。如果不是您本人要求，請忽略這封信，密碼不會改變。',
      en: 'Hello {name},\n\nsomeone asked to reset the password of the account {account}. Open this link within 30 minutes and set a new password:\n{url}\n\nThe link can be used only once. If it was not you, ignore this email; your password stays as it is.',
    },
  },
} as const satisfies Record<AccountMailJob['kind'], Record<'subject' | 'text', LocalizedText>>;

interface Recipient {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  readonly email: string | null;
  readonly locale: Locale;
}

/** Creates the link and mails it. A repeated attempt creates another link, which revokes the one of a mail that was sent unnoticed. */
export async function mailAccountLink(db: Db, job: AccountMailJob, now: Date, turn: Pick<JobContext, 'id' | 'signal'>): Promise<void> {
  const base = await accountMails.get().linkBase(db);
  const person = job.kind === 'reset' ? await findResetPerson(db, job, now) : await findInvited(db, job.personId);
  if (base === null || !person?.email) return;
  const { path } = await transact(db, (trx) => createLink(trx, person.id, { kind: job.kind, now }));
  const { subject, text } = texts[job.kind];
  const params = { name: person.name, account: person.account, url: base + path };
  const mail = { subject: fillText(subject[person.locale], params).replaceAll(/\s+/g, ' '), text: fillText(text[person.locale], params) };
  await accountMails.get().send(db, { to: person.email, ...mail, messageId: `<${turn.id}@inkstone>` }, turn.signal);
}

export function accountMailWorker(db: Db, now: () => Date): Worker {
  return { queue: 'account-mail', run: (data, turn) => mailAccountLink(db, data as AccountMailJob, now(), turn) };
}

/**
 * Finds the person of an account, otherwise of a mail address that only one person has. People without a password have none to forget:
 * they wait for their invitation or sign in with the identity provider.
 */
async function findResetPerson(db: Db, job: { account: string; requestedAt: string }, now: Date): Promise<Recipient | null> {
  if (now.getTime() - Date.parse(job.requestedAt) > resetMinutes * 60_000) return null;
  const wanted = job.account.trim().toLowerCase();
  const found = await db
    .selectFrom(peopleView.as('p'))
    .innerJoin('credentials as c', 'c.person_id', 'p.id')
    .leftJoin('account_links as l', (join) => join.onRef('l.person_id', '=', 'p.id').on('l.kind', '=', 'reset'))
    .select(['p.id', 'p.account', 'p.name', 'p.email', 'p.locale', 'l.created_at as mailedAt'])
    .where('p.active', '=', true)
    .where((eb) => eb.or([eb(sql`lower(p.account)`, '=', wanted), eb(sql`lower(p.email)`, '=', wanted)]))
    .limit(3)
    .execute();
  const byAccount = found.find(({ account }) => account.toLowerCase() === wanted);
  const person = byAccount ?? (found.length === 1 ? found[0]! : null);
  if (!person || (person.mailedAt !== null && now.getTime() - person.mailedAt.getTime() < resetPauseSeconds * 1000)) return null;
  return person;
}

async function findInvited(db: Db, personId: string): Promise<Recipient | null> {
  const person = await db
    .selectFrom(peopleView.as('p'))
    .leftJoin('credentials as c', 'c.person_id', 'p.id')
    .select(['p.id', 'p.account', 'p.name', 'p.email', 'p.locale'])
    .where('p.id', '=', personId)
    .where('p.active', '=', true)
    .where('c.person_id', 'is', null)
    .executeTakeFirst();
  return person ?? null;
}

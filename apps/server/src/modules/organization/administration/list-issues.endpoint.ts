import { sql } from 'kysely';
import { listOrganizationIssues } from '@inkstone/api';
import { fillText, type LocalizedText } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { dayOf } from './day.ts';

const texts = {
  'email-shared': {
    zh: '多人使用同一個電子郵件「{value}」，無法用來重設密碼；請只保留給一人',
    en: 'Several people have the email address "{value}", so it cannot be used to reset a password; keep it for only one of them',
  },
  'leave-overdue': {
    zh: '{name}的離職日 {value} 已過，但仍是最後一位系統管理員或資料由其他來源維護，因此尚未停用',
    en: '{name} should have left on {value} but is still active, because they are the last administrator or maintained by another source',
  },
} as const satisfies Record<string, LocalizedText>;

interface FoundPerson {
  readonly id: string;
  readonly name: string;
  readonly account: string;
}

export const listOrganizationIssuesEndpoint = defineQuery(listOrganizationIssues, {
  permission: 'administrator',
  async handle({ db, locale, now, timeZone }) {
    const shared = (await sharedAddresses(db)).map(({ email, people }) => ({
      kind: 'email-shared' as const,
      people,
      message: fillText(texts['email-shared'][locale], { value: email }),
    }));
    const overdue = (await overdueLeaves(db, dayOf(now(), timeZone))).map(({ leftOn, ...person }) => ({
      kind: 'leave-overdue' as const,
      people: [person],
      message: fillText(texts['leave-overdue'][locale], { name: person.name, value: leftOn }),
    }));
    return [...shared, ...overdue];
  },
});

async function sharedAddresses(executor: Executor): Promise<readonly { email: string; people: FoundPerson[] }[]> {
  const { rows } = await sql<{ email: string; people: FoundPerson[] }>`
    select min(email) as email,
      jsonb_agg(jsonb_build_object('id', id, 'name', name, 'account', account) order by created_at, id) as people
    from people where email is not null
    group by lower(email) having count(*) > 1 order by lower(email)`.execute(executor);
  return rows;
}

async function overdueLeaves(executor: Executor, today: string): Promise<readonly (FoundPerson & { leftOn: string })[]> {
  return (
    executor
      .selectFrom('people')
      .select(['id', 'name', 'account', sql<string>`left_on::text`.as('leftOn')])
      .where('active', '=', true)
      // The job runs every hour; a day later it has certainly tried.
      .where(sql<boolean>`left_on < ${today}::date - 1`)
      .orderBy('account')
      .execute()
  );
}

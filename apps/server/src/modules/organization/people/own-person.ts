import type { Locale } from '@inkstone/schema';
import type { Executor, Trx } from '../../../platform/db/database.ts';
import { lockOrganization } from '../administration/lock-organization.ts';
import { refuseIssues } from '../administration/organization-issue.ts';
import { personIssues } from '../administration/people/person-issues.ts';
import { seenPeople } from '../administration/people/stored-person.ts';
import { writePerson } from '../administration/people/write-person.ts';

/** Returns what people see of themselves. */
export function readOwnPerson(executor: Executor, personId: string) {
  return executor
    .selectFrom('people')
    .select(['name', 'account', 'email', 'locale', 'time_zone as timeZone', 'field_sources as fieldSources'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
}

/** Changes what people change themselves. Refuses with `organization-invalid` a field that another source owns. */
export async function changeOwnPerson(
  trx: Trx,
  personId: string,
  { locale, timeZone }: { readonly locale?: Locale | undefined; readonly timeZone?: string | null | undefined },
  texts: Locale,
): Promise<void> {
  if (locale !== undefined) await changeLocale(trx, personId, locale, texts);
  if (timeZone !== undefined) await trx.updateTable('people').set({ time_zone: timeZone }).where('id', '=', personId).execute();
}

async function changeLocale(trx: Trx, personId: string, locale: Locale, texts: Locale): Promise<void> {
  await lockOrganization(trx);
  const { revision } = await trx.selectFrom('people').select('revision').where('id', '=', personId).executeTakeFirstOrThrow();
  const [stored] = await seenPeople(trx, [{ id: personId, revision }]);
  if (stored!.locale === locale) return;
  refuseIssues(await personIssues(trx, stored!, { locale }), texts);
  await writePerson(trx, personId, { locale });
}

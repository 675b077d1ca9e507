import { apps as demoApps, organization as demoOrganization, records as demoRecords } from '@inkstone/demo';
import { createId, type FormValues } from '@inkstone/schema';
import { publishApp, type Installation } from './modules/apps/index.ts';
import { directory, importOrganization, isEmptyOrganization } from './modules/organization/index.ts';
import { importRecords } from './modules/records/index.ts';
import { writeSetting } from './modules/system/index.ts';
import type { Db, Trx } from './platform/db/database.ts';
import { transact } from './platform/db/transact.ts';
import type { CommandContext } from './platform/http/request-context.ts';

export interface DemoAccount {
  readonly account: string;
  readonly name: string;
  readonly title: { readonly zh: string; readonly en: string };
}

/**
 * Loads the demo's organisation, applications and records into an empty database, all or nothing.
 * False, and nothing done, when somebody is there already.
 */
export async function loadDemo(db: Db, installation: Installation): Promise<boolean> {
  return transact(db, async (trx) => {
    if (!(await isEmptyOrganization(trx))) return false;
    await importOrganization(trx, demoOrganization);
    for (const app of demoApps) {
      const { warnings } = await publishApp(trx, app, { installation });
      for (const { message } of warnings) installation.log.warn(`${app.code}: ${message}`);
    }
    const context = await administratorContext(trx, installation);
    for (const [schemaCode, values] of Object.entries<readonly FormValues[]>(demoRecords)) await importRecords(context, schemaCode, values);
    await writeSetting(trx, 'organization-name', demoOrganization.name);
    await writeSetting(trx, 'demo', { password: demoOrganization.password, accounts: demoAccounts() });
    return true;
  });
}

/** Who the demo offers at sign-in, in the order of its story. */
export function demoAccounts(): DemoAccount[] {
  return demoOrganization.people.map(({ account, name, title }) => ({ account, name, title }));
}

async function administratorContext(trx: Trx, { log, now, timeZone }: Installation): Promise<CommandContext> {
  const book = directory(trx);
  const person = (await book.person((await book.administrators())[0]!))!;
  return {
    actor: { ...person, isAppAdmin: person.isAdmin },
    locale: 'zh',
    client: 'OTHER',
    requestId: 'demo',
    log,
    now,
    timeZone,
    trx,
    commandId: createId(),
  };
}

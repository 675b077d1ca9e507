import { apps as demoApps, organization as demoOrganization, buildHistory, records as demoRecords } from '@inkstone/demo';
import { createId, type FormValues } from '@inkstone/schema';
import { publishApp, type Installation } from './modules/publishing/index.ts';
import { directory, isEmptyOrganization } from './modules/organization/index.ts';
import { importOrganization } from './modules/identity/index.ts';
import { importRecords } from './modules/records/index.ts';
import { writeSetting } from './modules/system/index.ts';
import type { DemoSize } from './platform/config/settings.ts';
import type { Db, Trx } from './platform/db/database.ts';
import { transact } from './platform/db/transactions/transact.ts';
import type { FileStore } from './platform/files/file-store.ts';
import type { CommandContext } from './platform/http/request-context.ts';

export interface DemoAccount {
  readonly account: string;
  readonly name: string;
  readonly title: { readonly zh: string; readonly en: string };
}

interface LoadDemoOptions {
  readonly installation: Installation;
  readonly files: FileStore;
  /** `small`: people, applications and master data. `on`: also three months of work. */
  readonly size: DemoSize;
}

/** With a fixed seed every installation gets the same content; only the dates depend on the day. */
const seed = 41;

/**
 * Loads the demo into an empty database, in one transaction. Returns false without any change if the organisation is not empty.
 */
export async function loadDemo(db: Db, { installation, files, size }: LoadDemoOptions): Promise<boolean> {
  return transact(db, async (trx) => {
    if (!(await isEmptyOrganization(trx))) return false;
    await importOrganization(trx, demoOrganization);
    for (const app of demoApps) {
      const { warnings } = await publishApp(trx, app, { installation });
      for (const { message } of warnings) installation.log.warn(`${app.code}: ${message}`);
    }
    const nameItems = new Map(
      demoApps.flatMap(({ models }) => models.flatMap(({ code, nameItem }) => (nameItem ? [[code, nameItem]] : []))),
    );
    // Drawing its files takes a library of 10 MB, which is needed once.
    const history = size === 'on' ? await import('./demo/replay-history.ts') : null;
    const now = history ? (await history.historySpan(trx, installation)).from : installation.now();
    const records = await loadRecords(trx, { ...installation, now: () => now }, nameItems);
    await history?.replayHistory(trx, buildHistory(seed), { installation, files, nameItems, records });
    await writeSetting(trx, 'organization-name', demoOrganization.name);
    await writeSetting(trx, 'demo', { password: demoOrganization.password, accounts: demoAccounts() });
    return true;
  });
}

/** Returns the accounts that the sign-in page of the demo offers, in display order. */
export function demoAccounts(): DemoAccount[] {
  return demoOrganization.people.map(({ account, name, title }) => ({ account, name, title }));
}

/** Returns the ids of the imported records, by `model/name`. */
async function loadRecords(
  trx: Trx,
  installation: Installation,
  nameItems: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const context = await administratorContext(trx, installation);
  const loaded = new Map<string, string>();
  for (const [schemaCode, records] of Object.entries<readonly FormValues[]>(demoRecords)) {
    const ids = await importRecords(context, schemaCode, records);
    for (const [index, values] of records.entries()) {
      const name = values[nameItems.get(schemaCode) ?? ''];
      if (typeof name === 'string') loaded.set(`${schemaCode}/${name}`, ids[index]!);
    }
  }
  return loaded;
}

async function administratorContext(trx: Trx, { log, now, timeZone }: Installation): Promise<CommandContext> {
  const people = directory(trx);
  const person = (await people.person((await people.administrators())[0]!))!;
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

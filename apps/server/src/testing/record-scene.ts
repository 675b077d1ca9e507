import { pino } from 'pino';
import { organization } from '@inkstone/demo';
import {
  appDefinitionSchema,
  createId,
  fullPermission,
  type AppDefinition,
  type ModelDefinition,
  type Patch,
  type Unit,
} from '@inkstone/schema';
import { modules } from '../modules.ts';
import { connectModules } from '../platform/http/module.ts';
import { transact } from '../platform/db/transactions/transact.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Actor, CommandContext } from '../platform/http/request-context.ts';
import { createOrganizedDatabase } from './organized-database.ts';
import type { TestDatabase } from './test-database.ts';
import { loadForm, loadModel } from '../modules/apps/index.ts';
import { publishApp } from '../modules/publishing/index.ts';
import { directory } from '../modules/organization/index.ts';
import { loadRecord, writeRecord, type RecordWrite, type StoredRecord, type WrittenRecord } from '../modules/records/index.ts';

export interface SceneWrite extends Partial<Pick<RecordWrite, 'permission' | 'validation' | 'recompute' | 'status' | 'baseVersion'>> {
  readonly values?: Readonly<Record<string, unknown>>;
  readonly rows?: Readonly<Record<string, Partial<Patch['rows'][string]>>>;
  readonly as?: string;
}

/** Lets people of the demo write records directly, without HTTP and without workflows. */
export class RecordScene {
  readonly database: TestDatabase;
  readonly #actors: ReadonlyMap<string, Actor>;
  now = new Date('2026-11-21T01:23:45.000Z');

  private constructor(database: TestDatabase, actors: ReadonlyMap<string, Actor>) {
    this.database = database;
    this.#actors = actors;
  }

  static async open(...apps: readonly AppDefinition[]): Promise<RecordScene> {
    connectModules(modules);
    const database = await createOrganizedDatabase();
    const actors = new Map<string, Actor>();
    for (const { account } of organization.people) {
      const person = await directory(database.db).personByAccount(account);
      actors.set(account, { ...person!, isAppAdmin: person!.isAdmin });
    }
    const scene = new RecordScene(database, actors);
    for (const app of apps) await scene.publish(app);
    return scene;
  }

  close(): Promise<void> {
    return this.database.close();
  }

  publish(app: AppDefinition) {
    return transact(this.database.db, (trx) => publishApp(trx, app));
  }

  actor(account: string): Actor {
    return this.#actors.get(account)!;
  }

  unit(account: string): Unit {
    const { id, name } = this.actor(account);
    return { id, name, unitType: 3 };
  }

  context(account: string): Omit<CommandContext, 'trx'> {
    return {
      actor: this.actor(account),
      locale: 'en',
      client: 'PC',
      requestId: createId(),
      commandId: createId(),
      log: pino({ level: 'silent' }),
      now: () => this.now,
      timeZone: 'Asia/Taipei',
    };
  }

  command<T>(account: string, work: (context: CommandContext) => Promise<T>): Promise<T> {
    return transact(this.database.db, (trx) => work({ ...this.context(account), trx }));
  }

  /** Writes a new record, or the record with the id, within a request of a person. */
  write(schemaCode: string, id: string | null, { as = 'employee', values = {}, rows = {}, ...write }: SceneWrite): Promise<WrittenRecord> {
    return this.command(as, async (context) => {
      const model = await loadModel(context.trx, schemaCode);
      const record = id === null ? null : await loadRecord(context.trx, model, id, { lock: true });
      return writeRecord(context, {
        model,
        form: await loadForm(context.trx, schemaCode),
        record,
        patch: { values: { ...values }, rows: Object.fromEntries(Object.entries(rows).map(([code, each]) => [code, rowPatch(each)])) },
        baseVersion: record?.version ?? 0,
        permission: fullPermission,
        validation: 'none',
        recompute: record ? 'changed' : 'all',
        ...write,
      });
    });
  }

  /** Returns the refusal of a write; fails the test if it succeeds. */
  async refusedWrite(
    schemaCode: string,
    id: string | null,
    write: SceneWrite,
  ): Promise<{ code: string; issues: string[]; refusal: Refusal }> {
    return refusalOf(this.write(schemaCode, id, write));
  }

  async load(schemaCode: string, id: string): Promise<StoredRecord> {
    const { db } = this.database;
    return (await loadRecord(db, await loadModel(db, schemaCode), id))!;
  }
}

function rowPatch(rows: Partial<Patch['rows'][string]>): Patch['rows'][string] {
  return { added: [], removed: [], ...rows };
}

export async function refusalOf(work: Promise<unknown>): Promise<{ code: string; issues: string[]; refusal: Refusal }> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const issues = (error.extra.issues ?? []).map(({ code, path }) => `${code} ${path}`).sort();
    return { code: error.code, issues, refusal: error };
  }
  throw new Error('the call was not refused');
}

/** Builds an application of one model with one form of the given controls. */
export function buildApp(
  model: Pick<ModelDefinition, 'dataItems'> & Partial<ModelDefinition>,
  controls: readonly {
    key: string;
    type: string;
    options?: object;
    columns?: readonly { key: string; type: string; options?: object }[];
  }[],
  app: Partial<AppDefinition> = {},
): AppDefinition {
  const code = model.code ?? 'thing';
  const named = <C extends { key: string; options?: object }>(control: C) => ({
    ...control,
    options: { name: control.key, ...control.options },
  });
  return appDefinitionSchema.parse({
    code: `${code}_app`,
    name: code,
    group: { code: 'test', name: 'test' },
    functions: [{ code, name: code, schemaCode: code, formCode: code }],
    models: [{ code, name: code, ...model }],
    forms: [
      {
        code,
        name: code,
        schemaCode: code,
        controls: controls.map((control) => ({ ...named(control), ...(control.columns && { columns: control.columns.map(named) }) })),
        layout: controls.map(({ key }) => ({ columns: [{ control: key }] })),
      },
    ],
    lists: [],
    workflows: [],
    ...app,
  });
}

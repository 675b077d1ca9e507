import { pino } from 'pino';
import { organization } from '@inkstone/demo';
import {
  appDefinitionSchema,
  createId,
  emptyPatch,
  fullPermission,
  type FieldValue,
  type FormValues,
  type ScenarioDefinition,
  type WorkflowDefinition,
} from '@inkstone/schema';
import { modules } from '../modules.ts';
import { connectModules } from '../platform/http/module.ts';
import type { Trx } from '../platform/db/database.ts';
import { transact } from '../platform/db/transactions/transact.ts';
import type { Actor, CommandContext } from '../platform/http/request-context.ts';
import type { TestDatabase } from './test-database.ts';
import { loadForm, loadModel } from '../modules/apps/index.ts';
import { publishApp, type Installation, type Publication } from '../modules/publishing/index.ts';
import { directory } from '../modules/organization/index.ts';
import { loadRecord, writeRecord } from '../modules/records/index.ts';
import { createInstance, execute, loadInstance, type LoadedInstance, type Order } from '../modules/workflow/index.ts';

const desk = appDefinitionSchema.parse({
  code: 'desk',
  name: '服務台',
  group: { code: 'work', name: '工作' },
  functions: [],
  models: [
    {
      code: 'ticket',
      name: '工單',
      dataItems: [
        { code: 'title', name: '標題', type: 'ShortText' },
        { code: 'amount', name: '金額', type: 'Number' },
        { code: 'helper', name: '協辦人', type: 'StaffSingle' },
      ],
      seqNoSetting: [
        { type: 'DELIMITER', value: 'T-' },
        { type: 'SEQNO', maxLength: 4, leftPad: true },
      ],
    },
  ],
  forms: [
    {
      code: 'ticket',
      name: '工單',
      name_i18n: { en: 'Ticket' },
      schemaCode: 'ticket',
      controls: [
        { key: 'title', type: 'text', options: { name: '標題', required: true } },
        { key: 'amount', type: 'number', options: { name: '金額' } },
        { key: 'helper', type: 'staff-selector', options: { name: '協辦人' } },
      ],
      layout: [{ columns: [{ control: 'title' }, { control: 'amount' }, { control: 'helper' }] }],
    },
  ],
  lists: [],
  workflows: [],
});

export interface TicketValues {
  readonly title?: string;
  readonly amount?: number;
  /** An account. */
  readonly helper?: string;
}

/**
 * Lets people of the demo act on workflows over one small model, directly through the module: without HTTP and forms, so that tests with
 * many actions stay fast.
 */
export class WorkflowScene {
  readonly database: TestDatabase;
  readonly #actors: ReadonlyMap<string, Actor>;
  readonly #workflows = new Map<string, WorkflowDefinition>();
  /** The manual clock of the test. */
  now = new Date('2026-03-02T01:00:00.000Z');
  /** Codes of business rules for service activities. */
  rules: readonly string[] = [];
  /** Scenarios that are published with its workflows. */
  scenarios: ScenarioDefinition[] = [];

  private constructor(database: TestDatabase, actors: ReadonlyMap<string, Actor>) {
    this.database = database;
    this.#actors = actors;
  }

  /** Opens a scene over a database with the organisation of the demo. */
  static async over(database: TestDatabase): Promise<WorkflowScene> {
    connectModules(modules);
    const actors = new Map<string, Actor>();
    for (const { account } of organization.people) {
      const person = await directory(database.db).personByAccount(account);
      actors.set(account, { ...person!, isAppAdmin: person!.isAdmin });
    }
    return new WorkflowScene(database, actors);
  }

  /** Publishes definitions as the current versions of their workflows, over the model of the scene; people are given by account. */
  async publish(...definitions: readonly WorkflowDefinition[]): Promise<Publication> {
    for (const definition of definitions) this.#workflows.set(definition.code, { ...definition, schemaCode: 'ticket' });
    const app = { ...desk, workflows: [...this.#workflows.values()], scenarios: this.scenarios };
    return transact(this.database.db, (trx) => publishApp(trx, app, { installation: { ...this.#environment, rules: this.rules } }));
  }

  actor(account: string): Actor {
    return this.#actors.get(account)!;
  }

  accountOf(personId: string): string {
    return [...this.#actors].find(([, actor]) => actor.id === personId)![0];
  }

  /** Runs `work` within a request of a person. */
  command<T>(account: string, work: (context: CommandContext) => Promise<T>): Promise<T> {
    return transact(this.database.db, (trx) => work(this.#context(account, trx)));
  }

  get #environment(): Omit<Installation, 'rules'> {
    return { log: pino({ level: 'silent' }), now: () => this.now, timeZone: 'Asia/Taipei' };
  }

  #context(account: string, trx: Trx): CommandContext {
    return {
      actor: this.actor(account),
      locale: 'zh',
      client: 'PC',
      requestId: createId(),
      commandId: createId(),
      ...this.#environment,
      trx,
    };
  }

  /** Creates a draft with its record and returns the instance id. */
  draft(account: string, workflowCode: string, { title = 'ticket', amount, helper }: TicketValues = {}): Promise<string> {
    return this.command(account, async (context) => {
      const recordId = createId();
      const { id: instanceId } = await createInstance(context, {
        workflowCode,
        recordId,
        schemaCode: 'ticket',
        title: { name: title, name_i18n: {} },
      });
      const values: Record<string, FieldValue> = { title };
      if (amount !== undefined) values['amount'] = amount;
      if (helper !== undefined) values['helper'] = { id: this.actor(helper).id, name: '', unitType: 3 };
      await writeRecord(context, {
        model: await loadModel(context.trx, 'ticket'),
        form: await loadForm(context.trx, 'ticket'),
        record: null,
        recordId,
        workflowInstanceId: instanceId,
        patch: { ...emptyPatch, values },
        baseVersion: 0,
        permission: fullPermission,
        validation: 'full',
        recompute: 'all',
      });
      return instanceId;
    });
  }

  act(account: string, instanceId: string, command: Order): Promise<string> {
    return this.command(account, (context) => execute(context, { instanceId, command }));
  }

  /** Creates and submits a draft; returns the instance id. */
  async start(account: string, workflowCode: string, values: TicketValues = {}): Promise<string> {
    const instanceId = await this.draft(account, workflowCode, values);
    await this.act(account, instanceId, { action: 'Submit' });
    return instanceId;
  }

  load(instanceId: string): Promise<LoadedInstance> {
    return loadInstance(this.database.db, instanceId);
  }

  /** Returns the stored values of the form. */
  async valuesOf(instanceId: string): Promise<FormValues> {
    const { row } = await this.load(instanceId);
    const record = await loadRecord(this.database.db, await loadModel(this.database.db, row.schema_code), row.record_id);
    return record!.values;
  }

  /** Returns the id of the open work item of a person in an instance. */
  async itemOf(account: string, instanceId: string): Promise<string> {
    const { state } = await this.load(instanceId);
    const holder = this.actor(account).id;
    const item = Object.values(state.items).find((each) => each.holder === holder && each.state === 'open');
    if (!item) throw new Error(`${account} has no open work item`);
    return item.id;
  }

  /** Returns the accounts with open work items, by activity. */
  async openAt(instanceId: string): Promise<Record<string, string[]>> {
    const { state } = await this.load(instanceId);
    const open: Record<string, string[]> = {};
    for (const item of Object.values(state.items))
      if (item.state === 'open') (open[item.activity] ??= []).push(this.accountOf(item.holder));
    for (const accounts of Object.values(open)) accounts.sort();
    return open;
  }
}

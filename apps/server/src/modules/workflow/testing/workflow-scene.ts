import { sql } from 'kysely';
import { pino } from 'pino';
import { organization } from '@inkstone/demo';
import { createId, modelDefinitionSchema, type ModelDefinition, type WorkflowDefinition } from '@inkstone/schema';
import type { Trx } from '../../../platform/db/database.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Actor, CommandContext } from '../../../platform/http/request-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { planTables } from '../../apps/publish/plan-tables.ts';
import { storeDocument } from '../../apps/publish/store-document.ts';
import { directory, importOrganization } from '../../organization/index.ts';
import { createInstance, execute, loadInstance, type LoadedInstance, type Order } from '../index.ts';

const ticket: ModelDefinition = modelDefinitionSchema.parse({
  code: 'ticket',
  name: '工單',
  dataItems: [
    { code: 'title', name: '標題', type: 'ShortText' },
    { code: 'amount', name: '金額', type: 'Number' },
    { code: 'helper', name: '協辦人', type: 'StaffSingle' },
  ],
});

export interface TicketValues {
  readonly title?: string;
  readonly amount?: number | null;
  /** An account. */
  readonly helper?: string;
}

/**
 * The people of the demo with workflows over one small model, acting directly on the module: no HTTP and no forms, so that many
 * actions fit into a test.
 */
export class WorkflowScene {
  readonly database: TestDatabase;
  readonly #actors: ReadonlyMap<string, Actor>;
  /** The clock moves only when a test moves it. */
  now = new Date('2026-03-02T01:00:00.000Z');

  private constructor(database: TestDatabase, actors: ReadonlyMap<string, Actor>) {
    this.database = database;
    this.#actors = actors;
  }

  static async open(): Promise<WorkflowScene> {
    const database = await createTestDatabase();
    await transact(database.db, (trx) => importOrganization(trx, organization));
    await transact(database.db, async (trx) => {
      await storeDocument(trx, {
        key: { kind: 'model', scope: '', code: ticket.code },
        appCode: 'desk',
        content: ticket,
        id: createId(),
        publishedBy: null,
      });
      for (const statement of (await planTables(trx, ticket)).statements) await statement.execute(trx);
    });
    const actors = new Map<string, Actor>();
    for (const { account } of organization.people) {
      const person = await directory(database.db).personByAccount(account);
      actors.set(account, { ...person!, isAppAdmin: false });
    }
    return new WorkflowScene(database, actors);
  }

  close(): Promise<void> {
    return this.database.close();
  }

  /** Makes the definition the current version of its workflow; people are named by account. */
  async publish(definition: WorkflowDefinition): Promise<void> {
    const content = { ...definition, schemaCode: ticket.code };
    const key = { kind: 'workflow', scope: '', code: definition.code } as const;
    await transact(this.database.db, (trx) => storeDocument(trx, { key, appCode: 'desk', content, id: createId(), publishedBy: null }));
  }

  actor(account: string): Actor {
    return this.#actors.get(account)!;
  }

  accountOf(personId: string): string {
    return [...this.#actors].find(([, actor]) => actor.id === personId)![0];
  }

  /** Runs as one request of a person. */
  command<T>(account: string, work: (context: CommandContext) => Promise<T>): Promise<T> {
    return transact(this.database.db, (trx) => work(this.#context(account, trx)));
  }

  #context(account: string, trx: Trx): CommandContext {
    return {
      actor: this.actor(account),
      locale: 'zh',
      client: 'PC',
      requestId: createId(),
      commandId: createId(),
      log: pino({ level: 'silent' }),
      now: () => this.now,
      timeZone: 'Asia/Taipei',
      trx,
    };
  }

  /** A draft with its record. */
  draft(account: string, workflowCode: string, values: TicketValues = {}): Promise<string> {
    return this.command(account, async (context) => {
      const recordId = createId();
      const name = values.title ?? 'ticket';
      const { instanceId } = await createInstance(context, { workflowCode, recordId, schemaCode: ticket.code, name });
      const { id } = context.actor;
      await sql`
        insert into biz.ticket (id, version, sequence_no, sequence_status, creater, created_time, modifier, modified_time, owner, workflow_instance_id,
          form_code, title, amount, helper)
        values (${recordId}, 1, ${`T-${recordId.slice(-6)}`}, 'DRAFT', ${id}, ${this.now}, ${id}, ${this.now}, ${id}, ${instanceId},
          'ticket', ${name}, ${values.amount ?? null}, ${values.helper ? this.actor(values.helper).id : null})`.execute(context.trx);
      return instanceId;
    });
  }

  async act(account: string, instanceId: string, command: Order): Promise<string> {
    const { status } = await this.command(account, (context) => execute(context, { instanceId, command }));
    return status;
  }

  /** A draft, submitted. */
  async start(account: string, workflowCode: string, values: TicketValues = {}): Promise<string> {
    const instanceId = await this.draft(account, workflowCode, values);
    await this.act(account, instanceId, { action: 'Submit' });
    return instanceId;
  }

  load(instanceId: string): Promise<LoadedInstance> {
    return loadInstance(this.database.db, instanceId);
  }

  /** The open item somebody has in an instance. */
  async itemOf(account: string, instanceId: string): Promise<string> {
    const { state } = await this.load(instanceId);
    const holder = this.actor(account).id;
    const item = Object.values(state.items).find((each) => each.holder === holder && each.state === 'open');
    if (!item) throw new Error(`${account} has nothing open`);
    return item.id;
  }

  /** Who has what open: `activity: accounts`. */
  async openAt(instanceId: string): Promise<Record<string, string[]>> {
    const { state } = await this.load(instanceId);
    const open: Record<string, string[]> = {};
    for (const item of Object.values(state.items))
      if (item.state === 'open') (open[item.activity] ??= []).push(this.accountOf(item.holder));
    for (const accounts of Object.values(open)) accounts.sort();
    return open;
  }
}

import { createId } from '@inkstone/schema';
import { itemRoles, type Sample } from '../sample.ts';
import type { Person } from './command.ts';
import { insertEvents, insertMessage, insertOutbox, lastHash } from './instance-rows.ts';
import { placeholders, type Run } from './session.ts';
import { compileText, type Ids } from './text-template.ts';

interface Claim {
  readonly patch: {
    readonly values: Readonly<Record<string, unknown>>;
    readonly rows: { readonly items: { readonly added: readonly string[] } };
  };
}

interface ClaimRow {
  readonly id: string;
  readonly cells: readonly unknown[];
  readonly amount: number;
}

/** Writes the rows of the product for the submission of an expense claim with seven rows, without any checks. */
export function createSubmit(sample: Sample, manager: Person): (run: Run, person: Person, body: Claim) => Promise<object> {
  const events = sample.submit.events.map((text) => compileText(text, sample.roles));
  const state = compileText(sample.submit.state, sample.roles);

  return async (run, person, body) => {
    const at = new Date();
    const recordId = createId();
    const instanceId = createId();
    const fresh = Object.fromEntries(itemRoles.map((role) => [role, createId()])) as Record<(typeof itemRoles)[number], string>;
    const ids: Ids = { ...fresh, employee: person.id, manager: manager.id };
    const rows = claimRows(body);
    const total = rows.reduce((sum, { amount }) => sum + amount, 0);

    const sequenceNo = await nextNumber(run, at);
    await insertRecord(run, { recordId, instanceId, sequenceNo, person, at, total, values: body.patch.values });
    await run(
      `insert into biz."expense_claim$items" (id, record_id, position, date, category, description, quantity, price, amount)
       values ${placeholders(rows.length, 9)}`,
      rows.flatMap(({ id, cells, amount }, position) => [id, recordId, position, ...cells, amount]),
    );
    await run(
      `insert into record_changes (record_id, version, schema_code, changes, actor, at) values ($1, 1, 'expense_claim', '[]', $2, $3)`,
      [recordId, person.id, at],
    );
    await run(
      `insert into instances (id, app_code, schema_code, record_id, workflow_code, workflow_version, name, name_i18n, sequence_no, status,
         initiator_id, initiator_department_id, owner_id, pass, state, version, last_seq, last_hash, created_at, started_at, modified_at)
       values ($1, 'expense', 'expense_claim', $2, 'expense_flow', 1, $3, $4, $5, 'PROCESSING', $6, $7, $6, 1, $8, 1, $9, $10, $11, $11, $11)`,
      [
        instanceId,
        recordId,
        `費用報銷單 · ${person.account}`,
        JSON.stringify({ en: `Expense claim · ${person.account}` }),
        sequenceNo,
        person.id,
        person.department_id,
        state(ids),
        events.length,
        lastHash,
        at,
      ],
    );
    await insertEvents(run, { instanceId, afterSeq: 0, actorId: person.id, at, events: events.map((event) => event(ids)) });
    await insertWork(run, { instanceId, person, manager, ids, at });
    await insertMessage(run, sample.submit.message, { personId: manager.id, instanceId, workItemId: ids.managerItem, at });
    await insertOutbox(run, instanceId, { work: [manager.id], instance: [person.id, manager.id], messages: [manager.id] });
    return {
      objectId: recordId,
      version: 1,
      workflowInstanceId: instanceId,
      sequenceNo,
      changedPaths: ['total', 'total_capital', ...rows.map(({ id }) => `items[${id}].amount`)],
      instanceStatus: 'PROCESSING',
    };
  };
}

function claimRows({ patch }: Claim): ClaimRow[] {
  return patch.rows.items.added.map((id) => {
    const cell = (name: string): unknown => patch.values[`items[${id}].${name}`];
    const [quantity, price] = [Number(cell('quantity')), Number(cell('price'))];
    return { id, cells: [cell('date'), cell('category'), cell('description'), quantity, price], amount: quantity * price };
  });
}

async function nextNumber(run: Run, at: Date): Promise<string> {
  const period = at.toISOString().slice(0, 7);
  const [counter] = await run<{ value: string }>(
    `insert into sequence_counters (schema_code, part, period, value) values ('expense_claim', 3, $1, 1)
     on conflict (schema_code, part, period) do update set value = sequence_counters.value + 1 returning value`,
    [period],
  );
  return `EX-${period.replace('-', '')}-${counter!.value.padStart(4, '0')}`;
}

interface RecordRow {
  readonly recordId: string;
  readonly instanceId: string;
  readonly sequenceNo: string;
  readonly person: Person;
  readonly at: Date;
  readonly total: number;
  readonly values: Readonly<Record<string, unknown>>;
}

async function insertRecord(run: Run, { recordId, instanceId, sequenceNo, person, at, total, values }: RecordRow): Promise<void> {
  await run(
    `insert into biz.expense_claim (id, version, sequence_no, sequence_status, creater, created_dept_id, created_time, modifier,
       modified_time, owner, owner_dept_id, workflow_instance_id, form_code, form_version, purpose, total, total_capital, remark)
     values ($1, 1, $2, 'PROCESSING', $3, $4, $5, $3, $5, $3, $4, $6, 'expense_claim', 1, $7, $8, '壹仟柒佰伍拾元整', $9)`,
    [recordId, sequenceNo, person.id, person.department_id, at, instanceId, values['purpose'], total, values['remark']],
  );
}

interface Work {
  readonly instanceId: string;
  readonly person: Person;
  readonly manager: Person;
  readonly ids: Ids;
  readonly at: Date;
}

async function insertWork(run: Run, { instanceId, person, manager, ids, at }: Work): Promise<void> {
  await run(
    `insert into visits (id, instance_id, activity_code, kind, round, pass, status, outcome, opened_at, closed_at)
     values ($1, $2, 'start', 'start', 1, 1, 'closed', 'submitted', $3, $3), ($4, $2, 'manager', 'approve', 1, 1, 'open', null, $3, null)`,
    [ids.startVisit, instanceId, at, ids.managerVisit],
  );
  await run(
    `insert into work_items (id, instance_id, visit_id, slot_id, app_code, schema_code, activity_code, kind, state, result, holder_id,
       round, pass, client, received_at, finished_at, attachments, version)
     values
       ($1, $2, $3, $4, 'expense', 'expense_claim', 'start', 'normal', 'done', 'submitted', $5, 1, 1, 'OTHER', $6, $6, '{}', 2),
       ($7, $2, $8, $9, 'expense', 'expense_claim', 'manager', 'normal', 'open', null, $10, 1, 1, null, $6, null, '{}', 1)`,
    [
      ids.startItem,
      instanceId,
      ids.startVisit,
      ids.startSlot,
      person.id,
      at,
      ids.managerItem,
      ids.managerVisit,
      ids.managerSlot,
      manager.id,
    ],
  );
}

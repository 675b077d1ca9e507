import type { Sample } from '../sample.ts';
import type { Person } from './command.ts';
import { insertEvents, insertMessage, insertOutbox, lastHash } from './instance-rows.ts';
import type { Run } from './session.ts';
import { compileText, type Ids } from './text-template.ts';

interface Agreement {
  readonly workItemId: string;
  readonly workItemVersion: number;
  readonly opinion: string;
}

interface Item {
  readonly id: string;
  readonly visit_id: string;
  readonly slot_id: string;
  readonly version: number;
  readonly state: string;
  readonly holder_id: string;
}

interface Instance {
  readonly last_seq: number;
  readonly version: number;
  readonly record_id: string;
  readonly initiator_id: string;
}

const financeAbove = 5000;

/** Writes the rows of the product for the agreement of the manager, which completes the claim. */
export function createAgree(sample: Sample): (run: Run, person: Person, body: Agreement) => Promise<object> {
  const events = sample.agree.events.map((text) => compileText(text, sample.roles));
  const state = compileText(sample.agree.state, sample.roles);

  return async (run, person, { workItemId, workItemVersion, opinion }) => {
    const at = new Date();
    const [found] = await run<{ instance_id: string }>('select instance_id from work_items where id = $1', [workItemId]);
    const instanceId = found!.instance_id;
    const [instance] = await run<Instance>('select last_seq, version, record_id, initiator_id from instances where id = $1 for update', [
      instanceId,
    ]);
    const items = await run<Item>('select id, visit_id, slot_id, version, state, holder_id from work_items where instance_id = $1', [
      instanceId,
    ]);
    const item = items.find(({ id }) => id === workItemId);
    const start = items.find(({ id }) => id !== workItemId);
    if (item!.state !== 'open' || item!.version !== workItemVersion || item!.holder_id !== person.id)
      throw new Error('not open for this person');
    const [record] = await run<{ total: string }>('select total from biz.expense_claim where id = $1 for update', [instance!.record_id]);
    if (Number(record!.total) > financeAbove) throw new Error('finance decides too');
    const ids: Ids = {
      employee: instance!.initiator_id,
      manager: person.id,
      startVisit: start!.visit_id,
      startSlot: start!.slot_id,
      startItem: start!.id,
      managerVisit: item!.visit_id,
      managerSlot: item!.slot_id,
      managerItem: workItemId,
    };
    await run(
      `update instances set status = 'COMPLETED', outcome = 'agreed', state = $1, version = $2, last_seq = $3, last_hash = $4,
         modified_at = $5, finished_at = $5 where id = $6`,
      [state(ids), instance!.version + 1, instance!.last_seq + events.length, lastHash, at, instanceId],
    );
    await insertEvents(run, {
      instanceId,
      afterSeq: instance!.last_seq,
      actorId: person.id,
      at,
      events: events.map((event) => event(ids)),
    });
    await run(`update visits set status = 'closed', outcome = 'agreed', closed_at = $1 where id = $2`, [at, item!.visit_id]);
    await run(
      `update work_items set state = 'done', result = 'agreed', client = 'OTHER', finished_at = $1, opinion = $2, version = $3 where id = $4`,
      [at, opinion, workItemVersion + 1, workItemId],
    );
    await run('update messages set read_at = $1 where work_item_id = $2 and read_at is null', [at, workItemId]);
    await insertMessage(run, sample.agree.message, { personId: instance!.initiator_id, instanceId, workItemId: null, at });
    await insertOutbox(run, instanceId, {
      work: [person.id],
      instance: [instance!.initiator_id, person.id],
      messages: [person.id, instance!.initiator_id],
    });
    await run(`update biz.expense_claim set sequence_status = 'COMPLETED' where id = $1`, [instance!.record_id]);
    return { workflowInstanceId: instanceId, instanceStatus: 'COMPLETED', changedPaths: [] };
  };
}

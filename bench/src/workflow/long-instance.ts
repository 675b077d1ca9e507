import { rejectWorkItem, workitemAction } from '@inkstone/api';
import { processMilliseconds, treeMilliseconds } from '../measure/processor-time.ts';
import { textTable } from '../measure/text-table.ts';
import type { BenchEnvironment } from './bench-environment.ts';
import { agreement, type OpenItem } from './claim.ts';
import type { Contender } from './contender.ts';
import { Designer } from './designer.ts';

/** Claims that are decided at the same time, for enough processor time to measure. */
const claims = 8;
const approvals = Array.from({ length: 10 }, (_, index) => `approval_${index + 1}`);

interface Task extends OpenItem {
  readonly activity: string;
}

/** Measures what a decision costs the more of them an instance has: ten approvals, the last of which goes back to the first. */
export async function reportLongInstances({ product, postmaster }: BenchEnvironment, quick: boolean): Promise<void> {
  const [decisions, step] = quick ? [40, 10] : [200, 40];
  const designer = await Designer.signIn(product.client);
  await designer.publish((documents) => {
    const { key, content } = documents.find((each) => each.key.kind === 'workflow')!;
    return [
      { op: 'remove', document: key, path: [] },
      { op: 'insert', document: key, path: [], value: { ...content, ...inTurn() } },
    ];
  });
  await product.signIn();
  const instances: string[] = [];
  for (let index = 0; index < claims; index += 1) instances.push((await product.submit()).workflowInstanceId);
  const rows: string[][] = [];
  let first: number | null = null;
  for (let done = 0; done < decisions; done += step) {
    const before = used(product, postmaster);
    let bytes = 0;
    for (let turn = 0; turn < step; turn += 1) {
      for (const task of await tasksOf(product, instances)) await decide(product, task);
      bytes += (await stateBytes(product, instances)) / step;
    }
    const after = used(product, postmaster);
    const each = before === null || after === null ? null : (after - before) / (step * claims);
    first ??= each;
    const ratio = each === null || first === null ? 'n/a' : `${(each / first).toFixed(2)} ×`;
    rows.push([`${done + 1}–${done + step}`, each?.toFixed(2) ?? 'n/a', ratio, bytes.toFixed(0)]);
  }
  console.log('\n  A claim that goes through ten approvals and back again (goal: the same cost to the 200th decision)');
  console.log(textTable(['decisions', 'processor ms each', 'of the first', 'bytes of state written'], rows));
}

/** The activities and routes of the approvals. */
function inTurn(): object {
  const codes = ['start', ...approvals, 'end'];
  const approval = {
    kind: 'approve',
    participants: [{ kind: 'initiator-manager', level: 1 }],
    // The manager decides each time, also what was agreed to before.
    whenAgreedEarlier: 'ask',
    onReentry: 'anew',
    resubmit: 'through',
    roundsAtMost: 30,
  };
  return {
    activities: codes.map((code) => ({
      code,
      name: code,
      ...(approvals.includes(code) ? approval : { kind: code }),
    })),
    routes: codes.slice(1).map((to, index) => ({ code: `r${index + 1}`, from: codes[index], to })),
  };
}

function decide(product: Contender, { activity, ...item }: Task): Promise<unknown> {
  if (activity !== approvals.at(-1)) return product.send('manager', workitemAction.path, agreement(item));
  const { id: workItemId, version: workItemVersion } = item;
  const rejection = { workItemId, workItemVersion, activityCodes: [approvals[0]], opinion: '請補收據' };
  return product.send('manager', rejectWorkItem.path, rejection);
}

function used(product: Contender, postmaster: number): number | null {
  const [server, database] = [processMilliseconds(product.pid), treeMilliseconds(postmaster)];
  return server === null || database === null ? null : server + database;
}

async function tasksOf({ sql }: Contender, instances: readonly string[]): Promise<Task[]> {
  const { rows } = await sql.query<Task>(
    `select id, version, activity_code as activity from inkstone.work_items where state = 'open' and instance_id = any($1)`,
    [instances],
  );
  return rows;
}

/** The average size of the part of the state that each decision writes. */
async function stateBytes({ sql }: Contender, instances: readonly string[]): Promise<number> {
  const { rows } = await sql.query<{ bytes: string }>(
    'select avg(octet_length(state::text)) as bytes from inkstone.instances where id = any($1)',
    [instances],
  );
  return Number(rows[0]!.bytes);
}

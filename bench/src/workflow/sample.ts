import type pg from 'pg';

/** The JSON that one submission and one decision of the product wrote; the raw program writes texts of the same size. */
export interface Sample {
  /** The ids in the texts that differ between instances, with their meaning. */
  readonly roles: Readonly<Record<string, Role>>;
  readonly submit: SampleTexts;
  readonly agree: SampleTexts;
}

export interface SampleTexts {
  readonly events: readonly string[];
  readonly state: string;
  /** The latest message. */
  readonly message: SampleMessage;
}

export interface SampleMessage {
  readonly kind: string;
  readonly params: string;
}

export const itemRoles = ['startVisit', 'startSlot', 'startItem', 'managerVisit', 'managerSlot', 'managerItem'] as const;
export type Role = 'employee' | 'manager' | (typeof itemRoles)[number];

interface ItemRow {
  readonly id: string;
  readonly visit_id: string;
  readonly slot_id: string;
  readonly activity_code: string;
  readonly holder_id: string;
}

/** Reads the texts of an instance; called after the submission and after the decision. */
export async function textsOf(sql: pg.Client, instanceId: string, afterSeq = 0): Promise<SampleTexts> {
  const events = await sql.query<{ text: string }>(
    'select event::text as text from inkstone.instance_events where instance_id = $1 and seq > $2 order by seq',
    [instanceId, afterSeq],
  );
  const states = await sql.query<{ text: string }>('select state::text as text from inkstone.instances where id = $1', [instanceId]);
  const messages = await sql.query<SampleMessage>(
    'select kind, params::text as params from inkstone.messages where instance_id = $1 order by created_at desc, id desc limit 1',
    [instanceId],
  );
  return { events: events.rows.map(({ text }) => text), state: states.rows[0]!.text, message: messages.rows[0]! };
}

export async function rolesOf(sql: pg.Client, instanceId: string): Promise<Record<string, Role>> {
  const { rows } = await sql.query<ItemRow>(
    'select id, visit_id, slot_id, activity_code, holder_id from inkstone.work_items where instance_id = $1',
    [instanceId],
  );
  const start = rows.find(({ activity_code }) => activity_code === 'start');
  const manager = rows.find(({ activity_code }) => activity_code === 'manager');
  if (!start || !manager || rows.length !== 2) throw new Error('The claim did not go to the manager alone.');
  return {
    [start.holder_id]: 'employee',
    [manager.holder_id]: 'manager',
    [start.visit_id]: 'startVisit',
    [start.slot_id]: 'startSlot',
    [start.id]: 'startItem',
    [manager.visit_id]: 'managerVisit',
    [manager.slot_id]: 'managerSlot',
    [manager.id]: 'managerItem',
  };
}

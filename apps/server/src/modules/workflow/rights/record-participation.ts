import { sql } from 'kysely';
import type { WorkflowParticipation } from '../../permissions/index.ts';

/** Membership in the workflow of a record, as SQL over instances. */
export const recordParticipation: WorkflowParticipation = {
  isDeleted: sql<boolean>`exists (
    select from instances b where b.record_id = r.id and b.deleted_at is not null)`,
  hasTask: (personId) => sql<boolean>`exists (
    select from work_items w
    where w.instance_id = r.workflow_instance_id and w.holder_id = ${personId}::uuid and w.state <> 'waiting')`,
  async takesPartIn(executor, personId, schemaCode) {
    const { rows } = await sql<{ found: boolean }>`
      select exists (select from instances where schema_code = ${schemaCode} and ${personId}::uuid in (initiator_id, owner_id))
        or exists (
          select from work_items w join instances i on i.id = w.instance_id
          where w.holder_id = ${personId}::uuid and i.schema_code = ${schemaCode} and w.state <> 'waiting'
        ) as found`.execute(executor);
    return rows[0]!.found;
  },
};

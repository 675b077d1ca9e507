import { importCancel, importCheck, importRun, secondImportData, type CallArguments } from '@inkstone/api';
import { createId, importModes } from '@inkstone/schema';
import { sql } from 'kysely';
import { defineCommand } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { CommandContext } from '../../platform/http/request-context.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { importTarget, isKeyField, numberField, type ImportTarget } from './import-fields.ts';
import { importDays } from './limits.ts';
import { ownImport, refuseTooManyImports, type Import } from './stored-import.ts';

function enqueueStep({ trx, now }: CommandContext, id: string): Promise<void> {
  return enqueue(trx, 'data-import', { id }, { dueAt: now(), key: createId() });
}

/** The states in which the mapping may still change; not after writing has begun. */
const beforeWriting: readonly Import['state'][] = ['mapping', 'checked', 'checking', 'reading'];

export const importCheckEndpoint = defineCommand(importCheck, {
  permission: 'participant',
  async handle(context, input) {
    const { trx, actor } = context;
    const task = await ownImport(trx, actor.id, input.importId, { lock: true });
    const isRead = task.sha256 !== null && task.previous_id === null;
    if (!isRead || !beforeWriting.includes(task.state)) refuse('import-not-ready');
    const target = await importTarget(trx, context, task.schema_code);
    checkMapping(target, task, input);
    await refuseTooManyImports(trx, actor.id, task.id);
    await trx
      .updateTable('imports')
      .set({
        state: 'reading',
        mapping: JSON.stringify(input.mapping),
        keys: JSON.stringify(input.keys),
        mode: input.mode,
        result: -1,
        problem: null,
        total: 0,
        checked: 0,
        failed: 0,
      })
      .where('id', '=', task.id)
      .execute();
    await enqueueStep(context, task.id);
    return true;
  },
});

/** Requires each field once, only known fields, keys among them, and at least one key where existing records may be replaced. */
function checkMapping({ fields }: ImportTarget, { head }: Import, { mapping, keys, mode }: CallArguments<typeof importCheck>): void {
  const chosen = mapping.filter((code) => code !== null);
  if (!chosen.some((code) => fields.has(code))) refuse('import-template-wrong');
  const isKnown = (code: string): boolean => fields.has(code) || code === numberField;
  const isKey = (code: string): boolean => code === numberField || (fields.has(code) && isKeyField(fields.get(code)!));
  const isWrong =
    mapping.length !== head.columns.length ||
    chosen.length !== new Set(chosen).size ||
    !chosen.every(isKnown) ||
    !keys.every((code) => chosen.includes(code) && isKey(code)) ||
    (mode === importModes.override && keys.length === 0);
  if (isWrong) refuse('malformed', {}, { issues: [{ code: 'UnknownField', path: 'mapping' }] });
}

export const importRunEndpoint = defineCommand(importRun, {
  permission: 'participant',
  async handle(context, { importId, partial }) {
    const { trx, actor } = context;
    const task = await ownImport(trx, actor.id, importId, { lock: true });
    if (task.state !== 'checked') refuse('import-not-ready');
    await importTarget(trx, context, task.schema_code);
    await refuseTooManyImports(trx, actor.id, task.id);
    if (task.failed > 0 && (!partial || task.failed >= task.total)) refuse('import-has-faults');
    await trx
      .updateTable('imports')
      .set({ state: 'importing', position: 0, done: 0, added: 0, updated: 0, result: -1 })
      .where('id', '=', task.id)
      .execute();
    await enqueueStep(context, task.id);
    return true;
  },
});

export const importCancelEndpoint = defineCommand(importCancel, {
  permission: 'signed-in',
  async handle({ trx, actor, now }, { importId }) {
    const task = await ownImport(trx, actor.id, importId, { lock: true });
    if (['done', 'cancelled', 'failed'].includes(task.state)) return false;
    await trx.updateTable('imports').set({ state: 'cancelled', finished_at: now() }).where('id', '=', task.id).execute();
    return true;
  },
});

export const secondImportDataEndpoint = defineCommand(secondImportData, {
  permission: 'participant',
  async handle(context, { importId }) {
    const { trx, actor, now } = context;
    const task = await ownImport(trx, actor.id, importId, { lock: true });
    if (!['checked', 'done', 'cancelled'].includes(task.state) || task.failed === 0) refuse('import-not-ready');
    await importTarget(trx, context, task.schema_code);
    await refuseTooManyImports(trx, actor.id);
    const at = now();
    const id = createId(at.getTime());
    await trx
      .insertInto('imports')
      .values({
        id,
        person_id: actor.id,
        schema_code: task.schema_code,
        name: task.name,
        locale: context.locale,
        state: 'checking',
        sha256: null,
        head: JSON.stringify(task.head),
        mapping: JSON.stringify(task.mapping),
        keys: JSON.stringify(task.keys),
        mode: task.mode,
        total: task.failed,
        previous_id: task.id,
        created_at: at,
        expires_at: new Date(at.getTime() + importDays * 86_400_000),
      })
      .execute();
    await sql`
      insert into import_rows (import_id, position, lines)
      select ${id}::uuid, row_number() over (order by position), lines
      from import_rows where import_id = ${task.id}::uuid and state = 'faulty'`.execute(trx);
    await enqueueStep(context, id);
    return { importId: id };
  },
});

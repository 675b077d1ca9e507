import { acceptGroup, documentId, operationIssueText, type Documents, type Operation, type OperationIssue } from '@inkstone/design';
import { sql } from 'kysely';
import type { Locale } from '@inkstone/schema';
import type { Trx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { CommandContext } from '../../platform/http/request-context.ts';
import { logGroup } from './group-log.ts';
import { reserveCodes } from './apps/reserve-codes.ts';
import { dueSnapshot, takeSnapshot } from './snapshots.ts';
import { storeDocuments } from './store-documents.ts';
import { lockCopy, requireOpen, type LockedCopy } from './working-copy.ts';
import { readWorkingState, type WorkingState } from './working-state.ts';

interface SubmittedGroup {
  readonly appCode: string;
  /** The revision that its author saw. */
  readonly revision: number;
  readonly operations: readonly Operation[];
}

/**
 * Applies a group under the lock of its application and answers the revision that it became. A group that was sent before changes nothing.
 * Refuses with `group-behind`, `group-unfit` (naming both values) and `design-code-taken`.
 */
export async function applySubmittedGroup(context: CommandContext, { appCode, revision, operations }: SubmittedGroup): Promise<number> {
  const { trx, actor, commandId: key, locale } = context;
  const now = context.now();
  const copy = await lockCopy(trx, appCode);
  const known = await revisionOfKey(trx, appCode, key, actor.id);
  if (known !== null) return known;
  requireOpen(copy);
  requireOwnApp(appCode, operations, locale);
  const state = await readTouched(trx, appCode, operations);
  const since = await renamesSince(trx, copy, revision);
  const result = acceptGroup(state.documents, { key, operations }, { since, published: state.published });
  if (!result.accepted) return result.behind ? refuse('group-behind', { revision: copy.revision }) : refuseUnfit(result.issue, locale);
  requireAppLeft(appCode, operations, result.documents, locale);
  await reserveCodes(trx, appCode, state, result.documents);
  const reason = dueSnapshot(copy, now);
  if (reason) await takeSnapshot(trx, copy, await readWorkingState(trx, appCode), { reason, now });
  await storeDocuments(trx, appCode, state, result.documents);
  return logGroup(trx, copy, { kind: 'edited', key, operations, author: actor.id, at: now });
}

async function revisionOfKey(trx: Trx, appCode: string, key: string, author: string): Promise<number | null> {
  const found = await trx
    .selectFrom('working_groups')
    .select(['revision', 'author'])
    .where('app_code', '=', appCode)
    .where('key', '=', key)
    .executeTakeFirst();
  if (found && found.author !== author) refuse('idempotency-key-reused');
  return found?.revision ?? null;
}

/** A group changes no other application. */
function requireOwnApp(appCode: string, operations: readonly Operation[], locale: Locale): void {
  for (const { document, path } of operations)
    if (document.kind === 'app' && document.code !== appCode) refuseUnfit({ code: 'NotAddressable', document, path }, locale);
}

/** A malformed document of the application is replaced as a whole; a group does not remove it. */
function requireAppLeft(appCode: string, operations: readonly Operation[], documents: Documents, locale: Locale): void {
  const document = { kind: 'app', code: appCode } as const;
  const isTouched = operations.some((operation) => operation.document.kind === 'app');
  if (isTouched && !documents.has(documentId(document))) refuseUnfit({ code: 'NotAddressable', document, path: [] }, locale);
}

/** A rename reaches every document; the other operations only their own. */
async function readTouched(trx: Trx, appCode: string, operations: readonly Operation[]): Promise<WorkingState> {
  if (operations.some(({ op }) => op === 'rename')) return readWorkingState(trx, appCode);
  const keys = new Map(operations.map(({ document }) => [documentId(document), document]));
  return readWorkingState(trx, appCode, [...keys.values()]);
}

/** Groups after the revision that rename something: only they make a group that fits mean something else. */
async function renamesSince(trx: Trx, { appCode, revision: current }: LockedCopy, revision: number) {
  if (revision > current) refuse('group-behind', { revision: current });
  const rows = await trx
    .selectFrom('working_groups')
    .select(['revision', 'key', 'operations'])
    .where('app_code', '=', appCode)
    .where('revision', '>', revision)
    .where(sql<boolean>`operations @> '[{"op": "rename"}]'`)
    .execute();
  return rows.map((row) => ({ ...row, operations: row.operations as readonly Operation[] }));
}

function refuseUnfit(issue: OperationIssue, locale: Locale): never {
  const { code, document, path, yours, theirs } = issue;
  const params = { document, path, ...(yours !== undefined && { yours }), ...(theirs !== undefined && { theirs }) };
  const message = operationIssueText(issue, locale);
  return refuse(
    'group-unfit',
    { reason: message },
    { issues: [{ code, path: [documentId(document), ...path].join('/'), params, message }] },
  );
}

import { requiredReferences } from '@inkstone/controls/referencing-records';
import type { Form } from '@inkstone/form-engine';
import type { Issue } from '@inkstone/schema';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import type { StoredRecord } from '../reading/stored-record.ts';
import { recordExists } from './record-condition-issues.ts';

/**
 * Returns a `Required` issue for each list of records that refer to this one in which the form requires a record and there is none. Nothing
 * can refer to a draft, so that the first submission is not asked.
 */
export async function requiredReferenceIssues(context: CommandContext, form: Form, { id, system }: StoredRecord): Promise<Issue[]> {
  if (system.sequenceStatus === 'DRAFT') return [];
  const issues: Issue[] = [];
  for (const { path, sources } of requiredReferences(form, id)) {
    const conditions = sources.flatMap(({ filter }) => (filter ? [filter] : []));
    const { schemaCode } = sources[0]!;
    const offer = schemaCode === null ? null : { schemaCode, conditions };
    if (!offer || !(await recordExists(context.trx, context, offer)))
      issues.push({ code: 'Required', path, params: { message: form.field(path).model.requiredMessage } });
  }
  return issues;
}

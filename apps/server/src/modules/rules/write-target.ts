import { fullPermission, type FormDefinition, type Patch } from '@inkstone/schema';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import { loadForm, type PublishedModel } from '../apps/index.ts';
import { writeRecord, type StoredRecord } from '../records/index.ts';
import { ruleName, type RuleRun } from './rule-run.ts';

/** Options that lock input for people do not lock it for rules. */
const locks: ReadonlySet<string> = new Set(['readonlyCondition', 'readonlyFormula', 'disabledCondition']);

/** Writes a record of the target through its form: formulas, validation, "must not repeat" and numbering apply as for people. */
export async function writeTarget(
  run: RuleRun,
  target: { readonly model: PublishedModel; readonly record: StoredRecord | null; readonly patch: Patch },
): Promise<StoredRecord> {
  const { model, record, patch } = target;
  const form = await loadForm(run.context.trx, model.definition.code, record?.system.formCode);
  try {
    const written = await writeRecord(run.context, {
      model,
      form: { definition: unlocked(form.definition), version: form.version },
      record,
      patch,
      baseVersion: record?.version ?? 0,
      permission: fullPermission,
      validation: record ? 'changed' : 'full',
      recompute: record ? 'changed' : 'all',
      ...(!record && { status: 'COMPLETED' as const }),
    });
    return written.record;
  } catch (error) {
    return refuseForTarget(run, model, error);
  }
}

/** Names the rule and the model, but reveals nothing of the record; the log has the details. */
function refuseForTarget(run: RuleRun, model: PublishedModel, error: unknown): never {
  if (!(error instanceof Refusal) || !targetRefusals.has(error.code)) throw error;
  const params = { rule: ruleName(run), model: model.definition.name };
  const { issues = [] } = error.extra;
  const code = issues.some(({ code: each }) => each === 'UnknownReference') ? 'rule-user-not-found' : 'rule-target-refused';
  const refusal = new Refusal(code, params);
  refusal.cause = error;
  throw refusal;
}

const targetRefusals: ReadonlySet<string> = new Set(['form-invalid', 'field-not-editable', 'value-repeats']);

function unlocked(form: FormDefinition): FormDefinition {
  const open = <P extends Pick<FormDefinition['controls'][number], 'options'>>(part: P): P => ({
    ...part,
    options: Object.fromEntries(Object.entries(part.options).filter(([name]) => !locks.has(name))),
  });
  return {
    ...form,
    controls: form.controls.map((control) => ({ ...open(control), ...(control.columns && { columns: control.columns.map(open) }) })),
  };
}

export function refuseGone(run: RuleRun, schemaCode: string): never {
  return refuse('rule-target-field-missing', { rule: ruleName(run), field: schemaCode });
}

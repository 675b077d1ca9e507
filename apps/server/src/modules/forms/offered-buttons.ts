import type { OfferedButton } from '@inkstone/api';
import { isFormulaError } from '@inkstone/formula';
import type { BusinessRule, FormButton } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import type { Asker } from '../../platform/http/request-context.ts';
import { loadForm, loadModel } from '../apps/index.ts';
import type { FormRights } from './form-place.ts';
import { UnitReader } from '../organization/index.ts';
import { conditionScope, evaluateOnRecord, type RecordScope, type StoredRecord } from '../records/index.ts';
import { calledRule, withPerson } from '../rules/index.ts';

/** A stored record, with the rights somebody has there. */
interface ButtonPlace {
  readonly record: StoredRecord;
  readonly schemaCode: string;
  readonly rights: FormRights;
}

/** What a form offers to do with a record now. */
export async function offeredButtons(context: Asker & { readonly db: Executor }, place: ButtonPlace): Promise<OfferedButton[]> {
  const buttons = (await declaredButtons(context.db, place)).filter(({ on }) => on.includes('form'));
  const offered = await Promise.all(buttons.map((button) => isOffered(context.db, context, place, button)));
  return buttons.filter((_, index) => offered[index]).map(presentButton);
}

/** Those of the form the record was made with, as it is published now. */
export async function declaredButtons(
  executor: Executor,
  { record, schemaCode }: Pick<ButtonPlace, 'record' | 'schemaCode'>,
): Promise<readonly FormButton[]> {
  return (await loadForm(executor, schemaCode, record.system.formCode)).definition.buttons ?? [];
}

/**
 * Whether a button may be pressed: drafts have none, its condition has to hold, and where its rule writes records of the same model the
 * person has to be one who edits this one.
 */
export async function isOffered(executor: Executor, asker: Asker, place: ButtonPlace, button: FormButton): Promise<boolean> {
  if (place.record.system.sequenceStatus === 'DRAFT') return false;
  if (button.condition !== undefined) {
    const holds = await evaluateOnRecord(await buttonScope(executor, asker, place), button.condition);
    if (isFormulaError(holds) || holds !== true) return false;
  }
  if (button.does.kind !== 'rule') return true;
  const rule = await calledRule(executor, button.does.rule);
  if (!rule || rule.definition.schemaCode !== place.schemaCode) return false;
  return !writesItsModel(rule.definition) || place.rights.actions.some(({ action }) => action === 'Submit' || action === 'Edit');
}

/** What formulas of buttons read: the stored record, and who presses. */
export async function buttonScope(
  executor: Executor,
  asker: Asker,
  { record, schemaCode }: Pick<ButtonPlace, 'record' | 'schemaCode'>,
): Promise<RecordScope> {
  return withPerson(conditionScope(record, await loadModel(executor, schemaCode), asker, new UnitReader(executor)), asker);
}

const writing: ReadonlySet<string> = new Set(['insert', 'update', 'upsert', 'delete']);

function writesItsModel({ schemaCode, actions }: BusinessRule): boolean {
  return actions.some((action) => writing.has(action.kind) && 'schemaCode' in action && action.schemaCode === schemaCode);
}

export function presentButton({ code, name, name_i18n, confirm }: FormButton): OfferedButton {
  return { code, name, ...(name_i18n && { name_i18n }), ...(confirm && { confirm }) };
}

import type { OfferedButton } from '@inkstone/api';
import { isFormulaError } from '@inkstone/formula';
import type { BusinessRule, ButtonAction, ButtonActionOf, FormButton } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import type { Requester } from '../../platform/http/request-context.ts';
import { loadForm, loadModel } from '../apps/index.ts';
import type { FormRights } from './reading/form-rights.ts';
import { UnitReader } from '../organization/index.ts';
import { conditionScope, evaluateOnRecord, type RecordScope, type StoredRecord } from '../records/index.ts';
import { calledRule, withPerson } from '../rules/index.ts';

/** A stored record with somebody's rights at it. */
interface ButtonContext {
  readonly record: StoredRecord;
  readonly schemaCode: string;
  readonly rights: FormRights;
}

/** Returns the buttons that a form offers for a record now. */
export async function offeredButtons(context: Requester & { readonly db: Executor }, at: ButtonContext): Promise<OfferedButton[]> {
  const buttons = (await declaredButtons(context.db, at)).filter(({ on }) => on.includes('form'));
  const offered = await Promise.all(buttons.map((button) => isOffered(context.db, context, at, button)));
  return buttons.filter((_, index) => offered[index]).map(presentButton);
}

/** Returns the buttons of the form the record was created with, in its current published version. */
export async function declaredButtons(
  executor: Executor,
  { record, schemaCode }: Pick<ButtonContext, 'record' | 'schemaCode'>,
): Promise<readonly FormButton[]> {
  return (await loadForm(executor, schemaCode, record.system.formCode)).definition.buttons ?? [];
}

/**
 * May a button be pressed? Drafts have none, its condition must hold, and where its rule writes records of the same model the person must
 * be allowed to edit this record.
 */
export async function isOffered(executor: Executor, requester: Requester, at: ButtonContext, button: FormButton): Promise<boolean> {
  if (at.record.system.sequenceStatus === 'DRAFT') return false;
  if (button.condition !== undefined) {
    const holds = await evaluateOnRecord(await buttonScope(executor, requester, at), button.condition);
    if (isFormulaError(holds) || holds !== true) return false;
  }
  return mayRun[button.does.kind](executor, at, button.does as never);
}

/** May the person run each kind of action on this record? */
const mayRun: {
  readonly [K in ButtonAction['kind']]: (executor: Executor, at: ButtonContext, action: ButtonActionOf<K>) => boolean | Promise<boolean>;
} = {
  address: () => true,
  form: () => true,
  async rule(executor, { schemaCode, rights }, { rule: code }) {
    const rule = await calledRule(executor, code);
    if (!rule || rule.definition.schemaCode !== schemaCode) return false;
    return !writesItsModel(rule.definition) || rights.actions.some(({ action }) => action === 'Submit' || action === 'Edit');
  },
};

/** Returns the scope of button formulas: the stored record and the person. */
export async function buttonScope(
  executor: Executor,
  requester: Requester,
  { record, schemaCode }: Pick<ButtonContext, 'record' | 'schemaCode'>,
): Promise<RecordScope> {
  return withPerson(conditionScope(record, await loadModel(executor, schemaCode), requester, new UnitReader(executor)), requester);
}

const writing: ReadonlySet<string> = new Set(['insert', 'update', 'upsert', 'delete']);

function writesItsModel({ schemaCode, actions }: BusinessRule): boolean {
  return actions.some((action) => writing.has(action.kind) && 'schemaCode' in action && action.schemaCode === schemaCode);
}

export function presentButton({ code, name, name_i18n, confirm }: FormButton): OfferedButton {
  return { code, name, ...(name_i18n && { name_i18n }), ...(confirm && { confirm }) };
}

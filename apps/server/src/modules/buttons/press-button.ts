import { toJsonValue } from '@inkstone/form-engine';
import { compileFormula, isFormulaError } from '@inkstone/formula';
import { fillText, isSystemField, type ButtonAction, type ButtonActionOf, type FieldValue, type FormPermission } from '@inkstone/schema';
import { refuse } from '../../platform/http/refusal.ts';
import type { CommandContext } from '../../platform/http/request-context.ts';
import { buttonScope, declaredButtons, isOffered, lockRecord, writeNew, type LockedRecord } from '../forms/index.ts';
import { nameOf } from '../queries/index.ts';
import { evaluateOnRecord, isVisibleControl } from '../records/index.ts';
import { runCalledRule } from '../rules/index.ts';
import { buttonRefusals } from './refusals.ts';

interface ButtonPress {
  readonly schemaCode: string;
  readonly objectId: string;
  readonly code: string;
  readonly workItemId?: string | undefined;
}

interface ButtonResult {
  readonly name: string;
  readonly opens: string | null;
}

/**
 * Executes a button on one record, which stays locked until the transaction ends. Refuses as `lockRecord` does, with `button-not-offered`
 * when the button is not offered there now, and with the message of the rule that it calls.
 */
export async function pressButton(context: CommandContext, { code, ...target }: ButtonPress): Promise<ButtonResult> {
  const locked = await lockRecord(context, target);
  const at = { record: locked.record, schemaCode: target.schemaCode, rights: locked.rights };
  const button = (await declaredButtons(context.trx, at)).find((each) => each.code === code);
  if (!button || !(await isOffered(context.trx, context, at, button))) refuseButton(context);
  const name = nameOf(locked.model.definition, locked.record, locked.rights.permission);
  return { name, opens: await actions[button.does.kind](context, locked, button.does as never) };
}

function refuseButton({ locale }: CommandContext): never {
  const message = fillText(buttonRefusals['button-not-offered'][locale], {});
  return refuse('button-not-offered', {}, { issues: [{ code: 'NotOffered', path: '', message }] });
}

/** Execute each kind of action. Return what the client opens next. */
const actions: {
  readonly [K in ButtonAction['kind']]: (
    context: CommandContext,
    locked: LockedRecord,
    action: ButtonActionOf<K>,
  ) => string | null | Promise<string | null>;
} = {
  address: (_context, _locked, { address }) => address,
  form: createDraft,
  async rule(context, { model, record }, { rule }) {
    await runCalledRule(context, rule, { model, record });
    return null;
  },
};

/** Creates a draft of the other form. Values that the person may not see here are not copied into it. */
async function createDraft(
  context: CommandContext,
  { model, record, rights }: LockedRecord,
  { schemaCode, formCode, values }: ButtonActionOf<'form'>,
): Promise<string> {
  const scope = await buttonScope(context.trx, context, { record, schemaCode: model.definition.code });
  const seen = values.filter(({ formula }) => compileFormula(formula).dependencies.every((name) => isSeen(rights.permission, name)));
  const mapped: [string, FieldValue][] = [];
  for (const { to, formula } of seen) {
    const value = await evaluateOnRecord(scope, formula);
    if (!isFormulaError(value)) mapped.push([to, toJsonValue(value)]);
  }
  const patch = { values: Object.fromEntries(mapped), rows: {} };
  const written = await writeNew(context, { schemaCode, formCode, baseVersion: 0, patch });
  return `/record/${schemaCode}/${written.record.id}`;
}

function isSeen(permission: FormPermission, name: string): boolean {
  const [control = '', column] = name.split('.');
  return isSystemField(control) || isVisibleControl(permission, control, column);
}

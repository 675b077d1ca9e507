import { toJsonValue } from '@inkstone/form-engine';
import { compileFormula, isFormulaError } from '@inkstone/formula';
import { fillText, isSystemField, type FieldValue, type FormButton, type FormPermission } from '@inkstone/schema';
import { refuse } from '../../platform/http/refusal.ts';
import type { CommandContext } from '../../platform/http/request-context.ts';
import { buttonScope, declaredButtons, isOffered, lockPlace, writeNew, type StoredPlace } from '../forms/index.ts';
import { nameOf } from '../queries/index.ts';
import { evaluateOnRecord, isVisibleControl } from '../records/index.ts';
import { runCalledRule } from '../rules/index.ts';
import { buttonRefusals } from './refusals.ts';

interface Press {
  readonly schemaCode: string;
  readonly objectId: string;
  readonly code: string;
  readonly workItemId?: string | undefined;
}

interface Pressed {
  readonly name: string;
  readonly opens: string | null;
}

/**
 * Does what a button says with one record, which the transaction holds. Refuses as `lockPlace` does, with `button-not-offered` what is not
 * offered there now, and in the words of the rule.
 */
export async function pressButton(context: CommandContext, { code, ...asked }: Press): Promise<Pressed> {
  const place = await lockPlace(context, asked);
  const at = { record: place.record, schemaCode: asked.schemaCode, rights: place.rights };
  const button = (await declaredButtons(context.trx, at)).find((each) => each.code === code);
  if (!button || !(await isOffered(context.trx, context, at, button))) refuseButton(context);
  const name = nameOf(place.model.definition, place.record, place.rights.permission);
  return { name, opens: await carryOut(context, place, button) };
}

function refuseButton({ locale }: CommandContext): never {
  const message = fillText(buttonRefusals['button-not-offered'][locale], {});
  return refuse('button-not-offered', {}, { issues: [{ code: 'NotOffered', path: '', message }] });
}

async function carryOut(context: CommandContext, place: StoredPlace, { does }: FormButton): Promise<string | null> {
  if (does.kind === 'address') return does.address;
  if (does.kind === 'form') return begin(context, place, does);
  await runCalledRule(context, does.rule, { model: place.model, record: place.record });
  return null;
}

/** A draft of the other form, which is gone on with like any other; what the person may not see here does not get into it. */
async function begin(
  context: CommandContext,
  { model, record, rights }: StoredPlace,
  { schemaCode, formCode, values }: Extract<FormButton['does'], { kind: 'form' }>,
): Promise<string> {
  const scope = await buttonScope(context.trx, context, { record, schemaCode: model.definition.code });
  const seen = values.filter(({ formula }) => compileFormula(formula).dependencies.every((name) => isSeen(rights.permission, name)));
  const mapped: [string, FieldValue][] = [];
  for (const { to, formula } of seen) {
    const value = await evaluateOnRecord(scope, formula);
    if (!isFormulaError(value)) mapped.push([to, toJsonValue(value)]);
  }
  const patch = { values: Object.fromEntries(mapped), rows: {} };
  const { written } = await writeNew(context, { schemaCode, formCode, baseVersion: 0, patch }, { isFinal: false });
  return `/record/${schemaCode}/${written.record.id}`;
}

function isSeen(permission: FormPermission, name: string): boolean {
  const [control = '', column] = name.split('.');
  return isSystemField(control) || isVisibleControl(permission, control, column);
}

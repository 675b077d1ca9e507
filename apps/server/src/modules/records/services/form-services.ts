import type { FormServices, LookupType, ServiceAnswer, ServiceRequest } from '@inkstone/form-engine';
import {
  idSchema,
  type ConditionDocument,
  type ConditionValue,
  type FieldValue,
  type FormDefinition,
  type ModelChoiceSource,
  type ModelDefinition,
  type SystemField,
} from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import type { Asker } from '../../../platform/http/request-context.ts';
import type { Log } from '../../../platform/log/log.ts';
import { findModel, itemFormulaTypes } from '../../apps/index.ts';
import { dictionaryChoicesByValue, dictionaryPage } from '../../dictionary/index.ts';
import { unitFacts } from '../../organization/index.ts';
import { systemColumn } from '../../conditions/index.ts';
import { askedRecords, UnaskableQuestion } from './asked-records.ts';
import { declaredInputs } from './declared-inputs.ts';
import { formRules } from './form-rules.ts';
import { choicePage, choicesByValue, type ChoiceQuestion } from './found-choices.ts';
import { firstRecord, itemOf, orderOf } from './found-record.ts';

type RequestOf<K extends ServiceRequest['kind']> = Extract<ServiceRequest, { kind: K }>;
type Asking = RequestOf<'linkage'> | RequestOf<'choices'> | RequestOf<'chosen'>;

/** A question of a form on its way to the database. Questions are trusted: they come from the published definition. */
interface Desk {
  readonly executor: Executor;
  readonly asker: Asker & { readonly log: Log };
  readonly form: FormDefinition;
}

/**
 * What the forms of the server ask, answered from the database: within a write by its transaction, which sees what it has written.
 * A question that has no answer, as of a model that is gone, is told as such and in the log; a failing database fails the request.
 */
export function createFormServices(executor: Executor, asker: Desk['asker'], form: FormDefinition): FormServices {
  const desk: Desk = { executor, asker, form };
  return {
    async ask(requests) {
      const answers: ServiceAnswer[] = [];
      // One after the other: a transaction has one connection.
      try {
        for (const request of requests) answers.push(await answer(desk, request));
      } catch (error) {
        // The form only knows that nobody answered.
        asker.log.error({ err: error, form: form.code }, 'the database did not answer what a form asked');
        throw error;
      }
      return answers;
    },
  };
}

async function answer(desk: Desk, request: ServiceRequest): Promise<ServiceAnswer> {
  try {
    switch (request.kind) {
      case 'linkage':
        return { ok: true, data: await linkedRecord(desk, request) };
      case 'choices':
        return { ok: true, data: await offeredChoices(desk, request) };
      case 'chosen':
        return { ok: true, data: await chosenChoices(desk, request) };
      case 'lookup':
        return { ok: true, data: await lookedUp(desk, request) };
      case 'unit':
        return { ok: true, data: (await unitFacts(desk.executor, [request.id].filter(isId))).get(request.id) ?? null };
      case 'rule':
        return await ruleAnswer(desk, request);
    }
  } catch (error) {
    if (!(error instanceof UnaskableQuestion)) throw error;
    desk.asker.log.warn({ form: desk.form.code, question: request.kind, reason: error.message }, 'a form asked what has no answer');
    return { ok: false };
  }
}

function isId(text: string): boolean {
  return idSchema.safeParse(text).success;
}

async function ruleAnswer({ executor, asker }: Desk, { rule, inputs }: RequestOf<'rule'>): Promise<ServiceAnswer> {
  const answered = await formRules.get().answer(executor, asker, { rule, inputs });
  if (!answered) throw new UnaskableQuestion(`no business rule ${rule}`);
  return answered;
}

async function modelOf({ executor }: Desk, schemaCode: string): Promise<ModelDefinition> {
  const model = await findModel(executor, schemaCode);
  if (!model) throw new UnaskableQuestion(`no model ${schemaCode}`);
  return model.definition;
}

async function linkedRecord(desk: Desk, request: RequestOf<'linkage'>): Promise<Readonly<Record<string, FieldValue>> | null> {
  const { schemaCode, conditions, field, mappings = [], order } = request.linkage;
  const model = await modelOf(desk, schemaCode);
  const fields = [...new Set([...(field === undefined ? [] : [field]), ...mappings.map(({ from }) => from)])];
  return firstRecord(desk.executor, model, { fields, where: whereOf(desk, model, conditions, request), order: orderOf(model, order) });
}

async function offeredChoices(desk: Desk, request: RequestOf<'choices'>) {
  const { source } = request;
  if (source.kind === 'model') return choicePage(desk.executor, await choiceQuestion(desk, request, source), request);
  const found = await dictionaryPage(desk.executor, source, { ...request, locale: desk.asker.locale });
  if (!found) throw new UnaskableQuestion(`no data dictionary ${source.dictionaryId}`);
  return found;
}

async function chosenChoices(desk: Desk, request: RequestOf<'chosen'>) {
  const { source, values } = request;
  if (source.kind === 'model') return choicesByValue(desk.executor, await choiceQuestion(desk, request, source), values);
  const found = await dictionaryChoicesByValue(desk.executor, source, values);
  if (!found) throw new UnaskableQuestion(`no data dictionary ${source.dictionaryId}`);
  return found;
}

async function choiceQuestion(desk: Desk, request: Asking, source: ModelChoiceSource): Promise<ChoiceQuestion> {
  const model = await modelOf(desk, source.schemaCode);
  return { model, source, where: whereOf(desk, model, source.condition, request) };
}

async function lookedUp(desk: Desk, { schemaCode, field, value, result }: RequestOf<'lookup'>) {
  const model = await modelOf(desk, schemaCode);
  const item = itemOf(model, result)?.item;
  const key = typeof value === 'object' && value !== null && 'id' in value ? (value as { id: string }).id : value;
  const where = whereOf(desk, model, { field, operator: 1, value: key as ConditionValue }, { control: '', inputs: {} });
  const found = await firstRecord(desk.executor, model, { fields: [result], where, order: orderOf(model, undefined) });
  return { type: item ? itemFormulaTypes[item.type] : systemType(result), value: found?.[result] ?? null };
}

/** People and departments of a record are units, its times dates, all else is text. */
function systemType(field: string): LookupType {
  const type = Object.hasOwn(systemColumn, field) ? systemColumn[field as SystemField].valueType : 'text';
  return type === 'unit' || type === 'date' ? type : 'text';
}

function whereOf(desk: Desk, model: ModelDefinition, condition: ConditionDocument | undefined, asked: Pick<Asking, 'control' | 'inputs'>) {
  return askedRecords(model, condition, { asker: desk.asker, current: declaredInputs(desk.form, asked, desk.asker) });
}

import type { FormServices, LookupType, ServiceResponse, ServiceRequest } from '@inkstone/form-engine';
import {
  type ConditionDocument,
  type ConditionValue,
  type FieldValue,
  type FormDefinition,
  type ModelChoiceSource,
  type ModelDefinition,
  type SystemField,
} from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { isId } from '../../../platform/db/id.ts';
import type { Requester } from '../../../platform/http/request-context.ts';
import type { Log } from '../../../platform/log/log.ts';
import { findModel, itemFormulaTypes, mayUseModel } from '../../apps/index.ts';
import { dictionaryChoicesByValue, dictionaryPage } from '../../dictionary/index.ts';
import { unitFacts } from '../../organization/index.ts';
import { systemColumn } from '../../conditions/index.ts';
import { queriedRecords, UnanswerableQuestion } from './queried-records.ts';
import { declaredInputs } from './declared-inputs.ts';
import { formRules } from './form-rules.ts';
import { choicePage, choicesByValue, type ChoiceQuestion } from './found-choices.ts';
import { firstRecord, itemOf, orderOf } from './found-record.ts';

type RequestOf<K extends ServiceRequest['kind']> = Extract<ServiceRequest, { kind: K }>;
type Asking = RequestOf<'linkage'> | RequestOf<'choices'> | RequestOf<'chosen'>;

/** The context of one form's requests. They are trusted, because they come from the published definition. */
interface FormRequestContext {
  readonly executor: Executor;
  readonly requester: Requester & { readonly log: Log };
  readonly form: FormDefinition;
}

/**
 * Returns the services of a server-side form, answered from the database; within a write by its transaction, which sees its own writes. A
 * question without an answer, such as one about a deleted model, is answered as such and logged; a database failure fails the request.
 */
export function createFormServices(
  executor: Executor,
  requester: FormRequestContext['requester'],
  form: FormDefinition,
  asked?: (request: ServiceRequest) => void,
): FormServices {
  const context: FormRequestContext = { executor, requester, form };
  return {
    async send(requests) {
      const answers: ServiceResponse[] = [];
      // Sequential, because a transaction has one connection.
      try {
        for (const request of requests) {
          asked?.(request);
          answers.push(await answer(context, request));
        }
      } catch (error) {
        // The form only learns that there was no answer.
        requester.log.error({ err: error, form: form.code }, 'the database failed to answer the requests of a form');
        throw error;
      }
      return answers;
    },
  };
}

async function answer(context: FormRequestContext, request: ServiceRequest): Promise<ServiceResponse> {
  try {
    switch (request.kind) {
      case 'linkage':
        return { ok: true, data: await linkedRecord(context, request) };
      case 'choices':
        return { ok: true, data: await offeredChoices(context, request) };
      case 'chosen':
        return { ok: true, data: await chosenChoices(context, request) };
      case 'lookup':
        return { ok: true, data: await lookedUp(context, request) };
      case 'unit':
        return { ok: true, data: (await unitFacts(context.executor, [request.id].filter(isId))).get(request.id) ?? null };
      case 'rule':
        return await ruleAnswer(context, request);
    }
  } catch (error) {
    if (!(error instanceof UnanswerableQuestion)) throw error;
    context.requester.log.warn(
      { form: context.form.code, question: request.kind, reason: error.message },
      'a request of a form has no answer',
    );
    return { ok: false };
  }
}

async function ruleAnswer(
  { executor, requester, form }: FormRequestContext,
  { rule, inputs }: RequestOf<'rule'>,
): Promise<ServiceResponse> {
  const answered = await formRules.get().answer(executor, requester, { schemaCode: form.schemaCode, rule, inputs });
  if (!answered) throw new UnanswerableQuestion(`no business rule ${rule}`);
  return answered;
}

/** The model of another application only where that application offers it. */
async function modelOf({ executor, form }: FormRequestContext, schemaCode: string): Promise<ModelDefinition> {
  const model = await findModel(executor, schemaCode);
  if (!model) throw new UnanswerableQuestion(`no model ${schemaCode}`);
  const own = await findModel(executor, form.schemaCode);
  if (own && !(await mayUseModel(executor, model, { appCode: own.appCode, writes: false })))
    throw new UnanswerableQuestion(`${schemaCode} is not offered to ${own.appCode}`);
  return model.definition;
}

async function linkedRecord(
  context: FormRequestContext,
  request: RequestOf<'linkage'>,
): Promise<Readonly<Record<string, FieldValue>> | null> {
  const { schemaCode, conditions, field, mappings = [], order } = request.linkage;
  const model = await modelOf(context, schemaCode);
  const fields = [...new Set([...(field === undefined ? [] : [field]), ...mappings.map(({ from }) => from)])];
  return firstRecord(context.executor, model, {
    fields,
    where: whereOf(context, model, conditions, request),
    order: orderOf(model, order),
  });
}

async function offeredChoices(context: FormRequestContext, request: RequestOf<'choices'>) {
  const { source } = request;
  if (source.kind === 'model') return choicePage(context.executor, await choiceQuestion(context, request, source), request);
  const found = await dictionaryPage(context.executor, source, { ...request, locale: context.requester.locale });
  if (!found) throw new UnanswerableQuestion(`no data dictionary ${source.dictionaryId}`);
  return found;
}

async function chosenChoices(context: FormRequestContext, request: RequestOf<'chosen'>) {
  const { source, values } = request;
  if (source.kind === 'model') return choicesByValue(context.executor, await choiceQuestion(context, request, source), values);
  const found = await dictionaryChoicesByValue(context.executor, source, values);
  if (!found) throw new UnanswerableQuestion(`no data dictionary ${source.dictionaryId}`);
  return found;
}

async function choiceQuestion(context: FormRequestContext, request: Asking, source: ModelChoiceSource): Promise<ChoiceQuestion> {
  const model = await modelOf(context, source.schemaCode);
  return { model, source, where: whereOf(context, model, source.condition, request) };
}

async function lookedUp(context: FormRequestContext, { schemaCode, field, value, result }: RequestOf<'lookup'>) {
  const model = await modelOf(context, schemaCode);
  const item = itemOf(model, result)?.item;
  const key = typeof value === 'object' && value !== null && 'id' in value ? (value as { id: string }).id : value;
  const where = whereOf(context, model, { field, operator: 1, value: key as ConditionValue }, { control: '', inputs: {} });
  const found = await firstRecord(context.executor, model, { fields: [result], where, order: orderOf(model, undefined) });
  return { type: item ? itemFormulaTypes[item.type] : systemType(result), value: found?.[result] ?? null };
}

/** People and departments of a record are units, its times dates, everything else text. */
function systemType(field: string): LookupType {
  const type = Object.hasOwn(systemColumn, field) ? systemColumn[field as SystemField].valueType : 'text';
  return type === 'unit' || type === 'date' ? type : 'text';
}

function whereOf(
  context: FormRequestContext,
  model: ModelDefinition,
  condition: ConditionDocument | undefined,
  asked: Pick<Asking, 'control' | 'inputs'>,
) {
  return queriedRecords(model, condition, {
    requester: context.requester,
    current: declaredInputs(context.form, asked, context.requester),
  });
}

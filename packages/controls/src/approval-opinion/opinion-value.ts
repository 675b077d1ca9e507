import type { ControlModel, Decoded, ModelContext, Presentation } from '@inkstone/form-engine';
import { compareTexts, conditionCodesOfDataItem, FormulaDate, FormulaError, formatFormulaDate, parseFormulaDate } from '@inkstone/formula';
import { labelled, unitTypes, type ApprovalOpinion, type FileReference } from '@inkstone/schema';
import { resultText } from './approval-opinion.locale.ts';
import { presentFile, presentImage, readFile } from '../values/file-value.ts';
import { decodeText } from '../values/text-value.ts';

type Opinions = readonly ApprovalOpinion[];

function readOpinion(raw: unknown): ApprovalOpinion | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const {
    id,
    user,
    activity = '',
    result = 'neutral',
    text = '',
    createdAt,
    files = [],
    signature = null,
  } = raw as Record<string, unknown>;
  const [idText, activityText, opinionText] = [decodeText(id), decodeText(activity), decodeText(text)];
  const date = typeof createdAt === 'string' ? parseFormulaDate(createdAt, 'UTC') : null;
  const person = readPerson(user);
  const fileList = Array.isArray(files) ? files.map(readFile) : [null];
  const seal = signature === null ? null : readFile(signature);
  if (!idText.ok || idText.value === null || !activityText.ok || !opinionText.ok || person === null) return null;
  if (!(date instanceof FormulaDate) || date.precision !== 'instant' || fileList.includes(null) || (signature !== null && seal === null))
    return null;
  if (result !== 'agree' && result !== 'disagree' && result !== 'neutral') return null;
  return {
    id: idText.value,
    user: person,
    activity: activityText.value ?? '',
    result,
    text: opinionText.value ?? '',
    createdAt: date.toJSON(),
    files: fileList as FileReference[],
    signature: seal,
  };
}

function readPerson(raw: unknown): ApprovalOpinion['user'] | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { id, name = '' } = raw as Record<string, unknown>;
  const [idText, nameText] = [decodeText(id), decodeText(name)];
  return idText.ok && idText.value !== null && nameText.ok
    ? { id: idText.value, name: nameText.value ?? '', unitType: unitTypes.user }
    : null;
}

function decodeOpinions(raw: unknown): Decoded<Opinions> {
  if (raw === null || raw === undefined) return { ok: true, value: [] };
  const opinions = Array.isArray(raw) ? raw.map(readOpinion) : [null];
  return opinions.includes(null) ? { ok: false, code: 'WrongType' } : { ok: true, value: opinions as ApprovalOpinion[] };
}

/** Formats an opinion on one line: who, what, when and at which activity. */
function lineOf({ user, activity, result, text, createdAt }: ApprovalOpinion, { locale, timeZone }: ModelContext): string {
  const date = parseFormulaDate(createdAt, timeZone);
  const when = date instanceof FormulaDate ? formatFormulaDate(date, timeZone) : '';
  const head = [activity, user.name || user.id, resultText[result][locale], when].filter((part) => part !== '').join(' ');
  return text === '' ? head : labelled(head, text, locale);
}

function presentOpinion(opinion: ApprovalOpinion, context: ModelContext): Presentation {
  const seal: Presentation = { kind: 'seal', text: resultText[opinion.result][context.locale], tone: opinion.result };
  const line: Presentation = { kind: 'text', text: lineOf(opinion, context) };
  const signature = opinion.signature ? [presentImage(opinion.signature)] : [];
  return { kind: 'list', items: [seal, line, ...signature, ...opinion.files.map(presentFile)] };
}

/** Behaviour of controls that show approvers' opinions, in chronological order. */
export const opinionsBehaviour = {
  dataItemTypes: ['ApprovalOpinion'],
  role: 'system',
  valueType: 'none',
  empty: [],
  isEmpty: (value) => value.length === 0,
  decode: decodeOpinions,
  encode: (value) => value,
  toFormula: (value) => (value.length === 0 ? null : value.map(({ text }) => text)),
  fromFormula: (value) => (value === null ? [] : new FormulaError('WrongType', { expected: 'opinion' })),
  validate: () => [],
  requiredMessage: 'input',
  format: (value, context) => value.map((opinion) => lineOf(opinion, context)).join('\n'),
  present: (value, context) =>
    value.length === 0 ? { kind: 'empty' } : { kind: 'list', items: value.map((opinion) => presentOpinion(opinion, context)) },
  compare: (a, b) => a.length - b.length || compareTexts(a.at(-1)?.createdAt ?? '', b.at(-1)?.createdAt ?? ''),
  operators: conditionCodesOfDataItem.ApprovalOpinion,
} as const satisfies Partial<ControlModel<Opinions>>;

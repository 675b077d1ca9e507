import { isJsonObject, type JsonObject } from '@inkstone/design';
import { describeFormula, parseFormula } from '@inkstone/formula';
import { joinPhrases, localizedName, type Locale, type LocalizedText } from '@inkstone/schema';
import { fieldTypesOf } from '../../formula/formula-field.ts';
import { valueNames } from '../../formula/value-names.ts';
import type { Named } from '../../working-copy/name-of.ts';
import { textOf } from '../../working-copy/text-of.ts';
import type { FlowActivity, FlowContent, FlowRoute } from '../flow/flow-content.ts';
import { participantsText, sourcesIn, type NameOf } from '../participants/participants-text.ts';
import { workflowTexts } from '../workflow.locale.ts';
import { dueInWords } from './due-words.ts';
import { namesIn, type FlowNames } from './flow-names.ts';

/** What the drawing, the outline and the picture say of a workflow in one language. */
export interface FlowWords {
  readonly nameOf: NameOf;
  /** What an activity does, in a few words; null: its kind says it. */
  readonly summaryOf: (activity: FlowActivity) => string | null;
  /** When a branch is taken: its name, or its outcome and its condition; the siblings decide whether a route without either is the only one. */
  readonly whenTaken: (route: FlowRoute, siblings: readonly FlowRoute[]) => string;
  readonly dueOf: (due: Parameters<typeof dueInWords>[0]) => string | null;
}

const outcomes = { agree: 'onAgree', disagree: 'onDisagree', timeout: 'onTimeout' } as const;

const each = {
  row: { zh: '每列一個', en: 'one for each row' },
  person: { zh: '每人一個', en: 'one for each person' },
} satisfies Readonly<Record<string, LocalizedText>>;

export function createFlowWords(names: FlowNames, content: FlowContent, locale: Locale): FlowWords {
  const nameOf = namesIn(names, content, locale);
  const text = (key: keyof (typeof workflowTexts)['table']): string => workflowTexts.table[key][locale];
  const named = (known: ReadonlyMap<string, Named>, code: string): string => {
    const found = known.get(code);
    return found ? localizedName(found, locale) : code;
  };
  const dueOf: FlowWords['dueOf'] = (due) => dueInWords(due, locale, (code) => nameOf('field', code));

  function summaryOf({ kind, source }: FlowActivity): string | null {
    if (kind === 'timer') return dueOf(source['due']);
    if (kind === 'subprocess') return childrenText(source) || null;
    if (kind === 'service') return taskText(source['task']) || null;
    return source['participants'] === undefined ? null : participantsText(sourcesIn(source['participants']), locale, nameOf);
  }

  function childrenText(source: JsonObject): string {
    const often = isJsonObject(source['each']) ? textOf(source['each']['kind']) : '';
    const name = named(names.workflows, textOf(source['workflow']));
    const parts = [name, ...(often === 'row' || often === 'person' ? [each[often][locale]] : [])];
    return joinPhrases(
      parts.filter((part) => part !== ''),
      locale,
    );
  }

  function taskText(task: JsonObject[string] | undefined): string {
    if (!isJsonObject(task)) return '';
    return task['kind'] === 'rule' ? named(names.rules, textOf(task['rule'])) : hostOf(textOf(task['url']));
  }

  const sentenceOf = sentencesOf(names, locale);

  function whenTaken(route: FlowRoute, siblings: readonly FlowRoute[]): string {
    if (route.name !== '') return localizedName(route, locale);
    const parts = [
      ...(route.outcome ? [text(outcomes[route.outcome])] : []),
      ...(route.condition ? [sentenceOf(route.condition) ?? route.condition] : []),
    ];
    if (parts.length > 0) return joinPhrases(parts, locale);
    if (route.isDefault) return text('otherwise');
    const isChoice = siblings.some(({ condition, isDefault }) => condition !== '' || isDefault);
    return text(isChoice ? 'noCondition' : 'always');
  }

  return { nameOf, summaryOf, whenTaken, dueOf };
}

const known: Readonly<Record<Locale, WeakMap<FlowNames, (condition: string) => string | null>>> = { zh: new WeakMap(), en: new WeakMap() };

/** They do not change with the workflow. */
function sentencesOf(names: FlowNames, locale: Locale): (condition: string) => string | null {
  const sentences = known[locale].get(names) ?? conditionSentences(names, locale);
  known[locale].set(names, sentences);
  return sentences;
}

/** Conditions in words; null for one that cannot be read. */
function conditionSentences({ fields, people }: FlowNames, locale: Locale): (condition: string) => string | null {
  const types = fieldTypesOf(fields);
  const nameByCode = new Map(fields.map(({ code, name }) => [code, name[locale]]));
  const nameOfText = valueNames(fields, people, locale);
  const known = new Map<string, string | null>();
  const read = (condition: string): string | null => {
    const { expression, issues } = parseFormula(condition);
    if (issues.length > 0) return null;
    return describeFormula(expression, { locale, fields: types, nameOf: (path) => nameByCode.get(path) || undefined, nameOfText });
  };
  return (condition) => {
    if (!known.has(condition)) known.set(condition, read(condition));
    return known.get(condition) ?? null;
  };
}

/** The host of an address, or what stands there instead of one. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

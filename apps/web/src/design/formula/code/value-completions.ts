import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { departmentTree, userSearch } from '@inkstone/api';
import { conditionOperators, type ConditionOperator } from '@inkstone/formula';
import type { Locale } from '@inkstone/schema';
import type { Client } from '../../../platform/api/client.ts';
import type { FormulaField } from '../formula-field.ts';
import { formulaTexts } from '../formula.locale.ts';

interface Surroundings {
  readonly fields: readonly FormulaField[];
  readonly locale: Locale;
  readonly client: Client;
}

const operators: readonly ConditionOperator[] = conditionOperators;
const words = operators
  .filter(({ right }) => right !== 'none')
  .flatMap(({ spelling, label }) => [spelling, label.zh])
  .concat('=', '<>')
  .toSorted((one, other) => other.length - one.length)
  .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`));
/** A field, an operator, values before, and the text that is being typed. */
const comparison = new RegExp(
  String.raw`(?:\{([^{}]+)\}|([A-Za-z_]\w*(?:\.\w+)?|[\u4e00-\u9fff]+))\s*(?:${words.join('|')})\s*(?:(?:"[^"]*"|'[^']*')\s*;\s*)*(["'“]?)([^"'“”;]*)$`,
);

/** The values with which a field is compared, by their names: its choices, or people and departments that are found on the server. */
export async function valueCompletions(context: CompletionContext, around: Surroundings): Promise<CompletionResult | null> {
  const typed = context.state.sliceDoc(0, context.pos);
  const match = comparison.exec(typed);
  const field = match && around.fields.find(({ code }) => code === (match[1]?.trim() ?? match[2]));
  if (!match || !field) return null;
  const [quote = '', word = ''] = [match[3], match[4]];
  // A name without a quote may be that of another field.
  if (quote === '' && word !== '') return null;
  const options = await optionsOf(field, word.trim(), around);
  if (options.length === 0) return null;
  const from = context.pos - word.length - quote.length;
  const isClosed = quote !== '' && context.state.sliceDoc(context.pos, context.pos + 1) === (quote === '“' ? '”' : quote);
  return { from, to: context.pos + (isClosed ? 1 : 0), filter: false, options };
}

async function optionsOf(field: FormulaField, word: string, { locale, client }: Surroundings): Promise<readonly Completion[]> {
  const option = (label: string, value: string, detail = ''): Completion => ({ label, detail, apply: JSON.stringify(value), type: 'enum' });
  if (field.choices) {
    const named = field.choices.map(({ value, name }) => option(name[locale] || value, value, value));
    return named.filter(({ label, detail = '' }) => [label, detail].some((text) => text.toLowerCase().includes(word.toLowerCase())));
  }
  if (field.type !== 'unit' && field.type !== 'units') return [];
  const { currentUser, ownDepartment } = formulaTexts.table;
  const [people, departments] = await Promise.all([
    field.units === 'department' ? [] : client.call(userSearch, { keyword: word, size: 20 }).then(({ items }) => items),
    field.units === 'person' ? [] : client.call(departmentTree, word === '' ? {} : { keyword: word }),
  ]);
  return [
    ...(field.units === 'department' || word !== '' ? [] : [option(currentUser[locale], 'SELF_P')]),
    ...(field.units === 'person' || word !== '' ? [] : [option(ownDepartment[locale], 'SELF_D')]),
    ...people.map(({ id, name, departmentName }) => option(name, id, departmentName ?? '')),
    ...departments.slice(0, 20).map(({ code, name, path }) => option(name, code, path.join(' / '))),
  ];
}

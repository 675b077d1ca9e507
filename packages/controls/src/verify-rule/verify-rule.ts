import { conditionOfCode, conditionOfKeyword, conditionOfQueryWord, type ConditionOperator } from '@inkstone/formula';

/** The comparison with one bound, or with two (`~`, both inclusive). */
export type VerifyComparison = '=' | '!=' | '>' | '>=' | '<' | '<=' | '~';

/** One side of the comparison. The first part that is set counts; if several are, the rule's `type` may select `select`. */
export interface VerifyBound {
  /** A typed number or time of day. */
  readonly input?: string;
  /** A fixed day or moment. */
  readonly date?: string;
  /** Another control's key; for dates also `today`, `yesterday` and `tomorrow`. */
  readonly select?: string;
}

/** The check that a number, date or time must pass on submission (designer specification, section 5: verifyFormula). */
export interface VerifyRule {
  readonly type: string;
  readonly rule: VerifyComparison;
  /** The only bound, or the lower one of a range. */
  readonly left: VerifyBound;
  readonly right?: VerifyBound;
  /** For dates: the number of days after the bound (before it if negative); without a bound, after today. */
  readonly day?: number;
  /** The designer's message; it takes precedence over `defaultPrompt`, which takes precedence over the standard one. */
  readonly prompt: string;
  readonly defaultPrompt: string;
}

/** The storage format of a rule: JSON, or `key:value` pairs joined by underscores. */
export type VerifyForm = 'json' | 'pairs';

const partNames = [
  'type',
  'rule',
  'input',
  'leftInput',
  'rightInput',
  'select',
  'leftSelect',
  'rightSelect',
  'date',
  'leftDate',
  'rightDate',
  'day',
  'prompt',
  'defaultPrompt',
] as const;
type PartName = (typeof partNames)[number];
type Parts = Partial<Record<PartName, string>>;

const comparisonOfName: Readonly<Record<string, VerifyComparison>> = {
  equal: '=',
  notEqual: '!=',
  greater: '>',
  greaterOrEqual: '>=',
  less: '<',
  lessOrEqual: '<=',
  between: '~',
};

/** Parses a stored rule in either format; null if it has no comparison or an empty side. */
export function readVerifyRule(stored: unknown): VerifyRule | null {
  const parts = partsOf(stored);
  const rule = parts && comparisonOf(parts.rule);
  if (!parts || !rule) return null;
  const day = parts.day !== undefined && /^[+-]?\d{1,6}$/.test(parts.day) ? Number(parts.day) : undefined;
  const left = rule === '~' ? boundOf(parts.leftInput, parts.leftDate, parts.leftSelect) : boundOf(parts.input, parts.date, parts.select);
  const right = rule === '~' ? boundOf(parts.rightInput, parts.rightDate, parts.rightSelect) : undefined;
  if (isUnset(left) && (right ? isUnset(right) : day === undefined)) return null;
  return {
    type: parts.type ?? '',
    rule,
    left,
    ...(right && { right }),
    ...(day !== undefined && { day }),
    prompt: plainText(parts.prompt ?? ''),
    defaultPrompt: plainText(parts.defaultPrompt ?? ''),
  };
}

/** Formats a rule so that `readVerifyRule` restores it. */
export function writeVerifyRule(rule: VerifyRule, form: VerifyForm): string {
  const { left, right } = rule;
  const [leftName, rightName] = rule.rule === '~' ? (['left', 'right'] as const) : ([null, null] as const);
  const parts: Parts = {
    type: rule.type,
    rule: rule.rule,
    ...writtenBound(left, leftName),
    ...(right && rightName && writtenBound(right, rightName)),
    ...(rule.day !== undefined && { day: String(rule.day) }),
    prompt: encodeURIComponent(rule.prompt),
    defaultPrompt: encodeURIComponent(rule.defaultPrompt),
  };
  if (form === 'json') return JSON.stringify(parts);
  return Object.entries(parts)
    .map(([name, value]) => `${name}:${name.toLowerCase().endsWith('prompt') ? value.replaceAll('_', '%5F') : value}`)
    .join('_');
}

export function isUnset({ input, date, select }: VerifyBound): boolean {
  return input === undefined && date === undefined && select === undefined;
}

function partsOf(stored: unknown): Parts | null {
  if (typeof stored === 'string') return stored.trimStart().startsWith('{') ? jsonParts(stored) : pairParts(stored);
  return typeof stored === 'object' && stored !== null ? objectParts(stored) : null;
}

function jsonParts(text: string): Parts | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? objectParts(parsed) : null;
  } catch {
    return null;
  }
}

function objectParts(object: object): Parts {
  return Object.fromEntries(
    partNames.flatMap((name) => {
      const value: unknown = Object.hasOwn(object, name) ? (object as Record<string, unknown>)[name] : undefined;
      return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)] as const] : [];
    }),
  );
}

/** An underscore is a separator only before a known part name, because keys of controls contain underscores too. */
const pairStart = new RegExp(`(?:^|_)(${partNames.join('|')}):`, 'g');

function pairParts(text: string): Parts {
  const starts = [...text.matchAll(pairStart)];
  return Object.fromEntries(
    starts.map((start, index) => [start[1], text.slice(start.index + start[0].length, starts[index + 1]?.index ?? text.length)]),
  );
}

function comparisonOf(rule: string | undefined): VerifyComparison | null {
  const written = rule?.trim() ?? '';
  if (written === '==') return '=';
  if (written === '<>') return '!=';
  if (Object.values(comparisonOfName).includes(written as VerifyComparison)) return written as VerifyComparison;
  const operator: ConditionOperator | undefined =
    conditionOfKeyword(written) ?? conditionOfQueryWord(written) ?? conditionOfCode(Number(written));
  return (operator && comparisonOfName[operator.name]) ?? null;
}

function boundOf(input: string | undefined, date: string | undefined, select: string | undefined): VerifyBound {
  const filled = Object.entries({ input, date, select }).filter(([, value]) => value !== undefined && value.trim() !== '');
  return Object.fromEntries(filled.map(([name, value]) => [name, value!.trim()]));
}

function writtenBound(bound: VerifyBound, side: 'left' | 'right' | null): Parts {
  return Object.fromEntries(
    Object.entries(bound).map(([name, value]) => [side ? `${side}${name[0]!.toUpperCase()}${name.slice(1)}` : name, value as string]),
  );
}

/** Decodes a URI-encoded prompt; one that was not encoded is returned unchanged. */
function plainText(prompt: string): string {
  try {
    return decodeURIComponent(prompt);
  } catch {
    return prompt;
  }
}

import type { PropCheck } from '@inkstone/form-engine';
import type { ControlOptions } from '@inkstone/schema';
import { textOption } from '../options/declared-option.ts';

/** What words may look like; nothing that moves, covers or loads. */
const allowed = new Set([
  'color',
  'background-color',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'line-height',
  'text-align',
  'text-decoration',
]);

/** Names, numbers with units, colours: no functions but those of colours, no escapes. */
const plainValue = /^(?:[#\w.%+-]+|rgba?\([\d\s.,%/]+\)|hsla?\([\d\s.,%/deg]+\))(?:\s+[#\w.%+-]+)*$/i;
const largestPixels = 96;

/**
 * The option `style`, a list such as `color: #a33; font-size: 18px`, as properties that React sets. Declarations of other
 * properties, or with values that are no plain ones, are left out: a form must not be able to cover the page or to load from elsewhere.
 */
export function safeStyle(options: ControlOptions): Readonly<Record<string, string>> {
  return Object.fromEntries(declarationsOf(textOption(options, 'style') ?? '').flatMap((declaration) => safeEntry(declaration) ?? []));
}

/** Is all of it drawn as it says? */
export const plainStyle: PropCheck = (setting) => {
  const unsafe = typeof setting === 'string' ? declarationsOf(setting).find((declaration) => safeEntry(declaration) === null) : undefined;
  return unsafe === undefined ? null : { code: 'OptionStyle', params: { declaration: unsafe } };
};

function declarationsOf(style: string): readonly string[] {
  return style
    .split(';')
    .map((declaration) => declaration.trim())
    .filter((declaration) => declaration !== '');
}

/** Null for one that may not be set. */
function safeEntry(declaration: string): [[property: string, value: string]] | null {
  const [name = '', value = '', ...rest] = declaration.split(':');
  const [property, set] = [name.trim().toLowerCase(), value.trim()];
  const isSafe = rest.length === 0 && allowed.has(property) && plainValue.test(set) && !isHuge(set);
  return isSafe ? [[camelCase(property), set]] : null;
}

function isHuge(value: string): boolean {
  return [...value.matchAll(/([\d.]+)(px|r?em|v[hw]|pt|%)/gi)].some(
    ([, size, unit]) => Number(size) > (/^(px|pt|%)$/i.test(unit!) ? (unit === '%' ? 300 : largestPixels) : 6),
  );
}

const camelCase = (property: string): string => property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

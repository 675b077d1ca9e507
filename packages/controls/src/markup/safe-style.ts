import type { PropCheck } from '@inkstone/form-engine';
import type { ControlOptions } from '@inkstone/schema';
import { textOption } from '../options/declared-option.ts';

/** Properties that style text; none that position, cover or load anything. */
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

/** Names, numbers with units, and colours. Only colour functions and no escapes. */
const plainValue = /^(?:[#\w.%+-]+|rgba?\([\d\s.,%/]+\)|hsla?\([\d\s.,%/deg]+\))(?:\s+[#\w.%+-]+)*$/i;
const largestPixels = 96;

/**
 * Converts the option `style`, such as `color: #a33; font-size: 18px`, to properties for React. Other properties and values that are not
 * plain are left out: a form must not be able to cover the page or load external resources.
 */
export function safeStyle(options: ControlOptions): Readonly<Record<string, string>> {
  return Object.fromEntries(declarationsOf(textOption(options, 'style') ?? '').flatMap((declaration) => safeEntry(declaration) ?? []));
}

/** Reports a style of which some declaration would be left out. */
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

/** Returns null for a declaration that is not allowed. */
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

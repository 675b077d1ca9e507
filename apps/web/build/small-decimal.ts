import type { Plugin } from 'vite';

/** Functions of decimal.js that nothing of Inkstone calls, by the names of its prototype and of its constructor. */
export const unusedFunctions: ReadonlySet<string> = new Set(
  (
    'sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh atan2 sqrt cbrt exp ln log log2 log10 hypot random ' +
    'clamp toBinary toFraction toHex toNearest toOctal'
  ).split(' '),
);

/**
 * Takes functions out of decimal.js that nobody uses: a bundler leaves all methods of a prototype in, and they are 7 kB of every form.
 * `small-decimal.test.ts` refuses code that calls one of them.
 */
export const smallDecimal = (): Plugin => ({
  name: 'small-decimal',
  apply: 'build',
  transform: {
    filter: { id: /\/decimal\.js\/decimal\.mjs$/ },
    handler: (code) => ({ code: withoutUnused(code), map: null }),
  },
});

/** The source of decimal.js without those functions; what only they need is then left out by the bundler. */
export function withoutUnused(code: string): string {
  const methods = code.replace(/^P(?:\.\w+ = P)*\.(\w+) = function [\s\S]*?^};$/gm, keep);
  const statics = methods.replace(/^ {2}Decimal\.(\w+) = \1;.*$/gm, keep);
  const functions = statics.replace(/^function (\w+)\([^)]*\) \{[\s\S]*?^\}$/gm, keep);
  return functions.replace(/^PI = new Decimal\(PI\);$/m, '');
}

const keep = (statement: string, name: string): string => (unusedFunctions.has(name) ? '' : statement);

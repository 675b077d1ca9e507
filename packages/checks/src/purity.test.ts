import { createContext, runInContext } from 'node:vm';
import { fileURLToPath } from 'node:url';
import { apps } from '@inkstone/demo';
import type { AppDefinition } from '@inkstone/schema';
import { rolldown } from 'rolldown';
import { beforeAll, expect, test } from 'vitest';
import { checkApp, nothingOutside, type Outside } from './index.ts';

/** The package as one script, evaluated in a context with nothing but the language. */
let checkInEmptyContext: (app: AppDefinition, outside: Outside) => unknown;
beforeAll(async () => {
  const bundle = await rolldown({ input: fileURLToPath(new URL('./index.ts', import.meta.url)), logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'iife', name: 'checks', codeSplitting: false });
  const context = createContext({});
  runInContext(output[0].code, context);
  checkInEmptyContext = (app, outside) => {
    Object.assign(context, { input: JSON.stringify([app, outside]) });
    return JSON.parse(runInContext('JSON.stringify(checks.checkApp(...JSON.parse(input)))', context) as string) as unknown;
  };
});

test('the checks need nothing but the language: no Node, no DOM, no timers, and plain JSON as input', () => {
  for (const app of apps) {
    const issues = checkInEmptyContext(app, nothingOutside);

    expect(issues).toEqual(JSON.parse(JSON.stringify(checkApp(app, nothingOutside))));
    // Nobody of the demo's organisation exists outside, so there is something to compare.
    expect(issues).not.toEqual([]);
  }
});

test('the checks change neither the application nor what is outside', () => {
  for (const app of apps) {
    const [input, outside] = [frozen(app), frozen(nothingOutside)];

    expect(checkApp(input, outside)).toEqual(checkApp(app, nothingOutside));
  }
});

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  const copy = Array.isArray(value) ? value.map(frozen) : Object.fromEntries(Object.entries(value).map(([key, each]) => [key, frozen(each)]));
  return Object.freeze(copy) as T;
}

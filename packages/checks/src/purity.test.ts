import { createContext, runInContext } from 'node:vm';
import { fileURLToPath } from 'node:url';
import { apps } from '@inkstone/demo';
import type { AppDefinition } from '@inkstone/schema';
import { mutatedApps } from '@inkstone/testing/mutated-app';
import { rolldown } from 'rolldown';
import { beforeAll, expect, test } from 'vitest';
import { checkApp, noExternalObjects, type ExternalObjects } from './index.ts';

/** The package as one script, evaluated in a context with nothing but the language and an encoder that a library makes when it is loaded. */
let checkInEmptyContext: (app: AppDefinition, external: ExternalObjects) => unknown;
beforeAll(async () => {
  const bundle = await rolldown({ input: fileURLToPath(new URL('./index.ts', import.meta.url)), logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'iife', name: 'checks', codeSplitting: false });
  const context = createContext({ TextEncoder });
  runInContext(output[0].code, context);
  checkInEmptyContext = (app, external) => {
    Object.assign(context, { input: JSON.stringify([app, external]) });
    return JSON.parse(runInContext('JSON.stringify(checks.checkApp(...JSON.parse(input)))', context) as string) as unknown;
  };
});

const mutated = apps.flatMap((app, seed) => mutatedApps(app, { seed, count: 6 }));

test('the checks need nothing but the language: no Node, no DOM, no timers, and plain JSON as input', () => {
  const found = mutated.map((app) => checkInEmptyContext(app, noExternalObjects));

  expect(found).toEqual(mutated.map((app) => JSON.parse(JSON.stringify(checkApp(app, noExternalObjects))) as unknown));
  expect(found.flat().length).toBeGreaterThan(mutated.length);
});

test('the checks change neither the application nor what is outside', () => {
  for (const app of mutated) {
    const issues = checkApp(frozen(app), frozen(noExternalObjects));

    expect(issues).toEqual(checkApp(app, noExternalObjects));
  }
});

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  const copy = Array.isArray(value)
    ? value.map(frozen)
    : Object.fromEntries(Object.entries(value).map(([key, each]) => [key, frozen(each)]));
  return Object.freeze(copy) as T;
}

import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { EditorView } from '@codemirror/view';
import { objectsIn } from '@inkstone/design';
import { activitySchema, routeSchema, workflowDefinitionSchema, type ActivityKind } from '@inkstone/schema';
import {
  approve,
  buildWorkflow,
  circulate,
  end,
  exclusive,
  handle,
  inclusiveJoin,
  inclusiveSplit,
  join,
  service,
  split,
  start,
  subprocess,
  timer,
} from '@inkstone/testing/workflow-builder';
import { afterEach, expect, test } from 'vitest';
import { activitySettings } from './activity-settings.ts';
import { contentOf, showPanel } from '../testing/show-panel.tsx';
import type { Setting } from './setting.ts';

interface SchemaObject {
  readonly shape: Readonly<Record<string, unknown>>;
}

/** The schema of every kind of activity; a split and a join are two of one kind. */
const options: readonly SchemaObject[] = activitySchema.options.flatMap((option): readonly SchemaObject[] =>
  'options' in option ? option.options : [option],
);
const kindOf = ({ shape }: SchemaObject): string => (shape['kind'] as { readonly value: string }).value;
const byKind = Map.groupBy(options, kindOf);
const inHead: ReadonlySet<string> = new Set(['kind', 'mode', 'code', 'name', 'name_i18n']);
const settingsOf = (kind: string): readonly Setting[] => activitySettings[kind as ActivityKind];

test.each([...byKind])('every setting of %s has a line in the panel, and the panel has no other', (kind, shapes) => {
  const properties = new Set(shapes.flatMap(({ shape }) => Object.keys(shape)).filter((name) => !inHead.has(name)));

  expect(new Set(settingsOf(kind).map(({ property }) => property))).toEqual(properties);
});

interface Unwrapped {
  readonly schema: unknown;
  readonly default: unknown;
}

/** What a schema says without its default and without being optional. */
function unwrap(schema: unknown): Unwrapped {
  const { def } = schema as { readonly def: { readonly type: string; readonly innerType?: unknown; readonly defaultValue?: unknown } };
  if (def.type === 'default' || def.type === 'prefault') return { ...unwrap(def.innerType), default: def.defaultValue };
  return def.type === 'optional' ? unwrap(def.innerType) : { schema, default: undefined };
}

const all = [...byKind].flatMap(([kind, shapes]) =>
  settingsOf(kind).map((setting): [string, Setting, unknown] => [
    `${kind}.${setting.property}`,
    setting,
    shapes.find(({ shape }) => setting.property in shape)!.shape[setting.property],
  ]),
);

test.each(all)('the panel knows the default of %s', (_name, setting, schema) => {
  expect(setting.default).toEqual(unwrap(schema).default);
});

/** The values of an enumeration, or the kinds of a choice between objects, also in a list. */
function valuesOf(schema: unknown): readonly string[] {
  const { options: own, element } = schema as { readonly options?: readonly unknown[]; readonly element?: unknown };
  if (element !== undefined) return valuesOf(unwrap(element).schema);
  return (own ?? []).flatMap((option) => (typeof option === 'string' ? option : kindOf(option as SchemaObject)));
}

test.each(all.filter(([, { choices }]) => choices !== undefined))('the panel offers every choice of %s', (_name, { choices }, schema) => {
  expect(new Set(choices!.map(({ value }) => value))).toEqual(new Set(valuesOf(unwrap(schema).schema)));
});

const definition = buildWorkflow(
  [
    start(),
    approve('approve', ['ann']),
    handle('handle', ['ann']),
    circulate('circulate', ['ann']),
    timer('timer', { kind: 'after', span: { amount: 1, unit: 'day' } }),
    service('service'),
    subprocess('subprocess', 'flow'),
    split('parallel'),
    join('parallel_join', 'parallel'),
    inclusiveSplit('inclusive'),
    inclusiveJoin('inclusive_join', 'inclusive'),
    exclusive('exclusive'),
    end(),
  ],
  [
    'start > approve > handle > circulate > timer > service > subprocess > parallel > parallel_join > inclusive > inclusive_join > exclusive',
    { from: 'parallel', to: 'parallel_join', code: 'second' },
    { from: 'inclusive', to: 'inclusive_join', code: 'otherwise', default: true },
    { from: 'exclusive', to: 'end', condition: 'amount > 1', code: 'large' },
    { from: 'exclusive', to: 'end', default: true, code: 'small' },
    { from: 'approve', to: 'end', outcome: 'disagree', code: 'no' },
  ],
);

const openOn = (chosen: string | null) => showPanel(definition, chosen);

/** Does with the editor of a setting what a person would do first. */
function use(line: Element, isNumber: boolean): void {
  const formula = line.querySelector<HTMLElement>('.cm-content');
  const select = line.querySelector<HTMLSelectElement>('select');
  const check = line.querySelector<HTMLInputElement>('input[type=checkbox]');
  const input = line.querySelector<HTMLInputElement>('input:not([type=checkbox])');
  const button = line.matches('button') ? line : line.querySelector('button:not([disabled])');
  if (formula) {
    const view = EditorView.findFromDOM(formula)!;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: 'amount > 2' } });
    fireEvent.blur(formula);
  } else if (select) {
    const other = [...select.options].find(({ value }) => value !== select.value && value !== '');
    fireEvent.change(select, { target: { value: other?.value ?? '' } });
  } else if (check) fireEvent.click(check);
  else if (input) {
    fireEvent.change(input, { target: { value: isNumber ? '2' : 'written' } });
    fireEvent.blur(input);
  } else if (button) fireEvent.click(button);
}

afterEach(cleanup);

const kinds = [...byKind.keys()].filter((kind) => settingsOf(kind).length > 0);

test.each(kinds)('every setting of %s is set in the panel, as publishing takes it', async (kind) => {
  const chosen = kind === 'parallel' || kind === 'inclusive' ? `${kind}_join` : kind;
  const copy = await openOn(chosen);
  const read = () => objectsIn(contentOf(copy)['activities']).find(({ code }) => code === chosen)!;
  const failed: string[] = [];
  for (const { property, applies } of settingsOf(kind)) {
    if (applies && !applies({ ...Object.fromEntries(settingsOf(kind).map((each) => [each.property, each.default ?? null])), ...read() }))
      continue;
    const line = document.querySelector(`[data-setting="${property}"]`);
    if (!line) failed.push(`${property}: no editor`);
    // A join follows its split in the drawing.
    else if (property !== 'split') {
      const before = JSON.stringify(read()[property]);
      use(line, property !== 'url');
      await waitFor(() => undefined);
      if (JSON.stringify(read()[property]) === before) failed.push(`${property}: not set`);
    }
  }
  expect(failed).toEqual([]);
  expect(workflowDefinitionSchema.safeParse(contentOf(copy)).error?.issues).toBeUndefined();
});

test('every property of a route has its place', async () => {
  await openOn('route.no');
  const ofOutcome = new Set([...document.querySelectorAll('[data-setting]')].map((line) => line.getAttribute('data-setting')));
  cleanup();
  await openOn('route.large');
  const ofChoice = new Set([...document.querySelectorAll('[data-setting]')].map((line) => line.getAttribute('data-setting')));

  expect(ofOutcome.union(ofChoice)).toEqual(new Set(Object.keys(routeSchema.shape)));
});

test('every property of a workflow has its place', async () => {
  await openOn(null);

  const shown = new Set([...document.querySelectorAll('[data-setting]')].map((line) => line.getAttribute('data-setting')));
  const { activities: _a, routes: _r, settings, ...shape } = workflowDefinitionSchema.shape;
  const ofSettings = Object.keys((unwrap(settings).schema as SchemaObject).shape).map((name) => `settings.${name}`);
  expect(shown).toEqual(new Set([...Object.keys(shape), ...ofSettings]));
});

test('the default branch is told from the others and made by a click', async () => {
  const copy = await openOn('route.large');

  fireEvent.click(document.querySelector('[data-setting="default"]')!);

  const routes = objectsIn(contentOf(copy)['routes']);
  expect(routes.filter((route) => route['from'] === 'exclusive' && route['default'] === true).map(({ code }) => code)).toEqual(['large']);
});

import type { ControlDefinition, FormDefinition, LayoutRow } from '@inkstone/schema';
import { describe, expect, it } from 'vitest';
import { buildControl, buildDefinition, environment, number, openForm, sheet, text } from '../../test/build-form.fixture.ts';
import { fixtureControls } from '../../test/controls.fixture.ts';
import { createForm, type Form } from '../index.ts';

const rows = (...keys: string[]): LayoutRow[] => keys.map((control) => ({ columns: [{ control }] }));
const heads = (...keys: string[]) => keys.map((key) => ({ key, title: `Title ${key}`, title_i18n: { zh: `標題${key}` } }));
const panel = (key: string, options: object, ...members: string[]): ControlDefinition => ({
  ...buildControl('tabs-panel', key, options as Record<string, unknown>),
  layout: rows(...members),
});
const container = (key: string, options: object, ...members: string[]): ControlDefinition => ({
  ...buildControl('form-container', key, options as Record<string, unknown>),
  layout: rows(...members),
});

function open(controls: readonly ControlDefinition[], layout: readonly LayoutRow[] = [], locale: 'zh' | 'en' = 'en'): Form {
  const definition: FormDefinition = { ...buildDefinition(...controls), layout: [...layout] };
  return createForm({ definition, controls: fixtureControls, environment: { ...environment, locale } });
}

const tabbed = (...panels: readonly ControlDefinition[]): ControlDefinition[] => [
  number('step'),
  buildControl('tabs', 'tabs', { heads: heads(...panels.map(({ key }) => key)) }),
  ...panels,
];

describe('tabs', () => {
  it('start with the default tab, or with the first if it does not exist', () => {
    const at = (tabDefaultValue?: string) =>
      open([
        buildControl('tabs', 'tabs', { heads: heads('tab1', 'tab2'), ...(tabDefaultValue && { tabDefaultValue }) }),
        panel('tab1', {}),
        panel('tab2', {}),
      ]).tabs('tabs').selected.value;

    expect([at(), at('tab2'), at('gone')]).toEqual(['tab1', 'tab2', 'tab1']);
  });

  it('have titles in the person’s language', () => {
    const controls = tabbed(panel('tab1', {}));

    expect(open(controls, [], 'zh').tabs('tabs').heads.value[0]!.title).toBe('標題tab1');
    expect(open(controls).tabs('tabs').heads.value[0]!.title).toBe('Title tab1');
  });

  it.each([
    ['the next', 'tab2', 'step <> 2', 2, 'tab3'],
    ['the previous one when it was the last', 'tab3', 'step <> 3', 3, 'tab2'],
  ])('hide by their condition, and the selection moves to %s', (_, hidden, displayFormula, step, expected) => {
    const panels = ['tab1', 'tab2', 'tab3'].map((key) => panel(key, key === hidden ? { displayFormula } : {}));
    const form = open(tabbed(...panels));
    const tabs = form.tabs('tabs');
    tabs.select(hidden);

    form.set('step', step);

    expect(tabs.selected.value).toBe(expected);
    expect(tabs.heads.value.map(({ visible }) => visible)).toEqual(['tab1', 'tab2', 'tab3'].map((key) => key !== hidden));
  });

  it('are empty when all are hidden, and come back with the default', () => {
    const form = open(tabbed(panel('tab1', { displayFormula: 'step <> 1' }), panel('tab2', { displayFormula: 'step <> 1' })));
    const tabs = form.tabs('tabs');
    tabs.select('tab2');

    form.set('step', 1);
    expect([tabs.isEmpty.value, tabs.selected.value]).toEqual([true, null]);
    form.set('step', 2);

    expect([tabs.isEmpty.value, tabs.selected.value]).toEqual([false, 'tab1']);
  });

  it('are selected when their activation condition begins to hold, not while it continues to hold', () => {
    const form = open(tabbed(panel('tab1', {}), panel('tab2', { activeFormula: 'step >= 2' })));
    const tabs = form.tabs('tabs');

    form.set('step', 2);
    expect(tabs.selected.value).toBe('tab2');
    tabs.select('tab1');
    form.set('step', 3);
    expect(tabs.selected.value).toBe('tab1');
    form.set('step', 1);
    form.set('step', 4);

    expect(tabs.selected.value).toBe('tab2');
  });

  it('are not selected while they are hidden, but when they become visible', () => {
    const form = open([
      text('shown'),
      ...tabbed(panel('tab1', {}), panel('tab2', { activeFormula: 'step = 1', displayFormula: "shown = 'y'" })),
    ]);
    const tabs = form.tabs('tabs');

    form.set('step', 1);
    expect(tabs.selected.value).toBe('tab1');
    form.set('shown', 'y');

    expect(tabs.selected.value).toBe('tab2');
  });

  it('cannot be selected if hidden or unknown', () => {
    const tabs = open(tabbed(panel('tab1', {}), panel('tab2', { visible: false }))).tabs('tabs');

    tabs.select('tab2');
    tabs.select('nowhere');

    expect(tabs.selected.value).toBe('tab1');
  });

  it('report a missing panel, also on its tab', () => {
    const form = open([buildControl('tabs', 'tabs', { heads: heads('tab1', 'gone') }), panel('tab1', {})]);

    expect(form.definitionIssues).toEqual([{ code: 'TabsPanelNotFound', path: 'tabs', params: { panel: 'gone' } }]);
    expect(form.tabs('tabs').heads.value.map(({ found }) => found)).toEqual([true, false]);
  });

  it('are validated when not selected, and their heads count the issues, cells included', () => {
    const form = open([
      ...tabbed(panel('tab1', {}), panel('tab2', {}, 'name', 'items')),
      text('name', { required: true }),
      sheet('items', [text('what', { required: true }), text('note')]),
    ]);
    const { heads: views } = form.tabs('tabs');
    form.sheet('items').append({ note: 'n' });
    expect(views.value.map(({ issues }) => issues)).toEqual([0, 0]);

    expect(form.validate({ full: true }).map(({ code }) => code)).toEqual(['Required', 'Required']);

    expect(views.value.map(({ issues }) => issues)).toEqual([0, 2]);
  });

  it('revealing a field selects the tabs around it, at any depth', () => {
    const form = open([
      ...tabbed(panel('tab1', {}), panel('tab2', {}, 'box')),
      container('box', {}, 'inner'),
      buildControl('tabs', 'inner', { heads: heads('deep1', 'deep2') }),
      panel('deep1', {}),
      panel('deep2', {}, 'name', 'items'),
      text('name'),
      sheet('items', [text('what')]),
    ]);
    const row = form.sheet('items').append();

    form.reveal(`items[${row}].what`);

    expect([form.tabs('tabs').selected.value, form.tabs('inner').selected.value]).toEqual(['tab2', 'deep2']);
  });
});

describe('a field in a hidden panel or container', () => {
  const controls = [
    ...tabbed(panel('tab1', { displayFormula: 'step <> 1' }, 'box')),
    container('box', { displayFormula: 'step <> 2' }, 'name', 'items'),
    text('name', { required: true, maxLength: 3 }),
    sheet('items', [text('what', { required: true, maxLength: 3 })]),
  ];
  const views = (form: Form) => [form.field('name').visible.value, form.field('items').visible.value];

  it.each([
    ['the panel', 1],
    ['the container', 2],
  ])('is hidden and shown with %s', (_, step) => {
    const form = open(controls);
    form.set('step', step);
    expect(views(form)).toEqual([false, false]);
    expect(form.field('name').required.value).toBe(false);

    form.set('step', 5);

    expect(views(form)).toEqual([true, true]);
    expect(form.field('name').required.value).toBe(true);
  });

  it('is skipped by validation, keeps its value, and has no issues again until it is validated', () => {
    const form = open(controls);
    const cell = form.field(`items[${form.sheet('items').append({ what: 'much too long' })}].what`);
    form.set('name', 'much too long');
    form.validate({ full: true });
    expect([form.field('name').errors.value.length, cell.errors.value.length]).toEqual([1, 1]);

    form.set('step', 1);
    expect(form.validate({ full: true })).toEqual([]);
    expect(form.values()).toMatchObject({ name: 'much too long', items: [{ what: 'much too long' }] });
    form.set('step', 5);

    expect([form.field('name').errors.value, cell.errors.value]).toEqual([[], []]);
    expect([form.field('name').status.value, cell.status.value]).toEqual(['dirty', 'dirty']);
    expect(form.validate({ full: true })).toHaveLength(2);
  });
});

describe('a layout with issues', () => {
  it.each([
    ['a control placed twice', [container('a', {}, 'x'), container('b', {}, 'x')], rows('a', 'b'), 'PlacedTwice', 'x'],
    ['a container in itself', [container('a', {}, 'a')], [], 'LayoutCycle', 'a'],
    ['containers in each other', [container('a', {}, 'b'), container('b', {}, 'a')], rows('a'), 'LayoutCycle', 'a'],
  ] as const)('%s is reported, and the form works', (_, containers, layout, code, path) => {
    const form = open([text('x'), ...containers], layout);

    expect(form.definitionIssues).toEqual([{ code, path }]);
    form.set('x', 'works');
    expect(form.values()).toEqual({ x: 'works' });
  });

  it('a control placed nowhere is no issue', () => {
    expect(openForm([text('x')]).definitionIssues).toEqual([]);
  });
});

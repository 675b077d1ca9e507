import { beforeEach, describe, expect, test } from 'vitest';
import { effect, type Choice, type FieldChoices, type FormInput, type ServiceResponse, type ServiceRequest } from '../index.ts';
import { buildControl, openForm, sheet, text } from '../../test/build-form.fixture.ts';
import { ManualClock, ScriptedServices, servicedEnvironment } from '../../test/services.fixture.ts';

const all: readonly Choice[] = Array.from({ length: 5 }, (_, index) => ({ value: `v${index}`, name: `Choice ${index}` }));
const pageSize = 2;

/** Two choices per page; `city` narrows them to those that end in it. */
function responseOf(request: ServiceRequest): ServiceResponse {
  if (request.kind === 'chosen') return { ok: true, data: all.filter(({ value }) => request.values.includes(value)) };
  if (request.kind !== 'choices') return { ok: false };
  const end = (request.inputs['city'] ?? '') as string;
  const fit = all.filter(({ name }) => name.includes(request.keyword) && name.endsWith(end));
  const from = Number(request.cursor ?? 0);
  const next = from + pageSize < fit.length ? String(from + pageSize) : null;
  return { ok: true, data: { choices: fit.slice(from, from + pageSize), next } };
}

const source = { kind: 'model', schemaCode: 'shop', displayItem: 'name', orderType: 3 } as const;
const dropdown = buildControl('dropdown', 'shop', { choiceSource: source });

let clock: ManualClock;
let services: ScriptedServices;
beforeEach(() => {
  clock = new ManualClock();
  services = new ScriptedServices(responseOf);
});

const open = (of = [dropdown], input: Partial<FormInput> = {}) =>
  openForm(of, { environment: servicedEnvironment(clock, services), ...input });

function watch(form: ReturnType<typeof open>, path: string): { readonly shown: FieldChoices } {
  const seen = { shown: undefined as unknown as FieldChoices };
  effect(() => {
    seen.shown = form.field(path).choices.value;
  });
  return seen;
}

const names = ({ choices }: FieldChoices): readonly string[] => choices.map(({ name }) => name);

describe('requested choices', () => {
  test('are requested page by page when they are observed', async () => {
    const form = open();
    await clock.arrive();
    expect(services.calls).toHaveLength(0);

    const seen = watch(form, 'shop');
    expect(seen.shown).toEqual({ state: 'loading', keyword: '', choices: [], chosen: [], more: false });
    await clock.arrive();
    expect(names(seen.shown)).toEqual(['Choice 0', 'Choice 1']);
    expect(seen.shown).toMatchObject({ state: 'ready', more: true });

    form.field('shop').loadMoreChoices();
    await clock.arrive();
    form.field('shop').loadMoreChoices();
    await clock.arrive();
    expect(names(seen.shown)).toEqual(all.map(({ name }) => name));
    expect(seen.shown.more).toBe(false);
  });

  test('are searched half a second after typing', async () => {
    const form = open();
    const seen = watch(form, 'shop');
    await clock.arrive();

    form.field('shop').searchChoices('3');
    form.field('shop').searchChoices('4');
    await clock.pass(499);
    expect(names(seen.shown)).toEqual(['Choice 0', 'Choice 1']);
    await clock.pass(1);

    expect(names(seen.shown)).toEqual(['Choice 4']);
    expect(services.requests.map((request) => request.kind === 'choices' && request.keyword)).toEqual(['', '4']);
  });

  test('include a selected value that is on no page', async () => {
    const form = open([dropdown], { stored: true, values: { shop: 'v4' } });
    const seen = watch(form, 'shop');
    expect(seen.shown.chosen).toEqual([{ value: 'v4', name: 'v4' }]);

    await clock.arrive();

    expect(seen.shown.chosen).toEqual([{ value: 'v4', name: 'Choice 4' }]);
    expect(names(seen.shown)).toEqual(['Choice 0', 'Choice 1']);
    expect(form.values()).toEqual({ shop: 'v4' });
  });

  test('report a value as invalid only after the source has responded', async () => {
    const form = open();
    form.set('shop', 'elsewhere');
    expect(form.validate({ full: true })).toEqual([]);

    await form.settled();

    expect(form.field('shop').errors.value).toEqual([{ code: 'NotAnOption', path: 'shop' }]);
    form.set('shop', 'v3');
    await form.settled();
    expect(form.validate({ full: true })).toEqual([]);
  });

  test('accept a stored value even if the source no longer has it', async () => {
    const form = open([dropdown, text('note')], { stored: true, values: { shop: 'closed' } });

    form.set('note', 'x');
    await form.settled();

    expect(form.validate({ full: true })).toEqual([]);
    await clock.arrive();
    expect(services.requests).toMatchObject([{ kind: 'chosen', values: ['closed'] }]);
    expect(form.validate({ full: true })).toEqual([]);
  });

  test('follow the inputs of their condition', async () => {
    const condition = { field: 'city', operator: 1, valueType: 'currentModel' as const, value: 'city' };
    const form = open([text('city'), buildControl('dropdown', 'shop', { choiceSource: { ...source, condition } })]);
    const seen = watch(form, 'shop');
    await clock.arrive();

    form.set('city', '2');
    await clock.arrive();

    expect(names(seen.shown)).toEqual(['Choice 2']);
  });

  test('are shared by the rows of a sub-table, whose values are looked up together', async () => {
    const form = open([sheet('items', [dropdown])]);

    form.sheet('items').setRows([{ shop: 'v1' }, { shop: 'v4' }, { shop: 'elsewhere' }]);
    await form.settled();

    expect(services.requests).toEqual([expect.objectContaining({ kind: 'chosen', values: ['v1', 'v4', 'elsewhere'] })]);
    expect(form.validate({ full: true })).toMatchObject([{ code: 'NotAnOption' }]);
  });

  test('report a failure, and are requested again on retry', async () => {
    services.isDown = true;
    const form = open();
    const seen = watch(form, 'shop');
    await clock.arrive();
    expect(seen.shown.state).toBe('failed');

    services.isDown = false;
    form.field('shop').retry();
    await clock.arrive();

    expect(seen.shown.state).toBe('ready');
    expect(names(seen.shown)).toEqual(['Choice 0', 'Choice 1']);
  });
});

describe('listed choices', () => {
  const listed = buildControl('dropdown', 'shop', { listed: all.map(({ name }) => name) });

  test('are available at once and searched after 50 ms, without requests', async () => {
    const form = open([listed], { stored: true, values: { shop: 'Gone' } });
    const seen = watch(form, 'shop');
    expect(names(seen.shown)).toEqual(all.map(({ name }) => name));
    expect(seen.shown.chosen).toEqual([{ value: 'Gone', name: 'Gone' }]);

    form.field('shop').searchChoices('CHOICE 3');
    await clock.pass(49);
    expect(seen.shown.choices).toHaveLength(5);
    await clock.pass(1);

    expect(names(seen.shown)).toEqual(['Choice 3']);
    expect(services.calls).toHaveLength(0);
  });

  test('are searched without surrounding blanks and zero-width characters', async () => {
    const form = open([listed]);
    const seen = watch(form, 'shop');

    form.field('shop').searchChoices('\u200bChoice 3\u3000\ufeff');
    await clock.pass(50);

    expect(names(seen.shown)).toEqual(['Choice 3']);
  });

  test('are empty for a control without choices', () => {
    expect(open([text('note')]).field('note').choices.value).toEqual({ state: 'ready', keyword: '', choices: [], chosen: [], more: false });
  });
});

test('suggestions are requested for the typed text, and any other text is valid', async () => {
  const form = open([text('court', { dictionaryData: { dictionaryId: 'courts' } })]);
  const seen = watch(form, 'court');
  await clock.arrive();
  expect(names(seen.shown)).toEqual(['Choice 0', 'Choice 1']);

  form.field('court').searchChoices('3');
  await clock.pass(500);
  form.set('court', 'somewhere else');
  await form.settled();

  expect(names(seen.shown)).toEqual(['Choice 3']);
  expect(seen.shown.chosen).toEqual([]);
  expect(services.requests.map(({ kind }) => kind)).not.toContain('chosen');
  expect(form.validate({ full: true })).toEqual([]);
});

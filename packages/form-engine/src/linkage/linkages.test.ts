import type { ConditionDocument } from '@inkstone/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import type { FormInput, ServiceAnswer, ServiceRequest } from '../index.ts';
import { number, openForm, permissionExcept, sheet, text } from '../../test/build-form.fixture.ts';
import { ManualClock, ScriptedServices, servicedEnvironment } from '../../test/services.fixture.ts';

const sameProduct: ConditionDocument = { field: 'code', operator: 1, valueType: 'currentModel', value: 'product' };
const priceLink = { schemaCode: 'product', conditions: sameProduct, field: 'price', mappings: [{ from: 'unit', to: 'unit' }] };

const products: Readonly<Record<string, { price: number; unit: string }>> = {
  pen: { price: 12, unit: 'piece' },
  ink: { price: 30, unit: 'bottle' },
};

function answerOf(request: ServiceRequest): ServiceAnswer {
  if (request.kind !== 'linkage') return { ok: false };
  const product = request.inputs['product'] as string;
  if (product === 'broken') return { ok: false, reason: 'No price list' };
  return { ok: true, data: products[product] ?? null };
}

const controls = [
  text('product'),
  number('price', { dataLinkage: priceLink }),
  text('unit'),
  number('total', { computeFormula: 'price * 2' }),
];
const rowControls = [sheet('items', [text('product'), number('price', { dataLinkage: priceLink }), text('unit')])];

let clock: ManualClock;
let services: ScriptedServices;
beforeEach(() => {
  clock = new ManualClock();
  services = new ScriptedServices(answerOf);
});

const open = (input: Partial<FormInput> = {}, of = controls) =>
  openForm(of, { environment: servicedEnvironment(clock, services), ...input });

describe('a data linkage', () => {
  test('takes the fields of the first matching record once the person paused for half a second, and formulas follow', async () => {
    const form = open();
    form.set('product', 'pen');

    await clock.pass(499);
    expect(services.calls).toHaveLength(0);
    expect(form.field('price').status.value).toBe('pending');

    await clock.pass(1);
    expect(form.values()).toMatchObject({ price: 12, unit: 'piece', total: 24 });
    expect(services.requests).toEqual([{ kind: 'linkage', control: 'price', linkage: priceLink, inputs: { product: 'pen' } }]);
    expect(form.field('price').status.value).not.toBe('pending');
  });

  test('empties what it wrote when no record matches, and asks nothing when its inputs are empty', async () => {
    const form = open();
    form.set('product', 'pen');
    await clock.pass(500);

    form.set('product', 'nothing such');
    await clock.pass(500);
    expect(form.values()).toMatchObject({ price: null, unit: null, total: null });

    form.set('product', 'pen');
    await clock.pass(500);
    const asked = services.calls.length;
    form.set('product', null);
    await clock.pass(500);
    expect(form.values()).toMatchObject({ price: null, unit: null });
    expect(services.calls).toHaveLength(asked);
  });

  test('lets the person overwrite what it wrote until an input changes again', async () => {
    const form = open();
    form.set('product', 'pen');
    await clock.pass(500);

    form.set('price', 11);
    await clock.pass(5000);
    expect(form.values()).toMatchObject({ price: 11, total: 22 });
    expect(form.patch().values).toEqual({ product: 'pen', price: 11 });

    form.set('product', 'ink');
    await clock.pass(500);
    expect(form.values()).toMatchObject({ price: 30 });
    expect(form.patch().values).toEqual({ product: 'ink' });
  });

  test('leaves alone what is set in the same change, or while the answer is on its way', async () => {
    const form = open();
    form.batch(() => {
      form.set('price', 10);
      form.set('product', 'pen');
    });
    services.isHolding = true;
    await clock.pass(500);
    form.set('unit', 'box');

    services.release(0);
    await clock.arrive();

    expect(form.values()).toMatchObject({ price: 10, unit: 'box' });
  });

  test('a late answer never overwrites a newer one, and its call is aborted', async () => {
    services.isHolding = true;
    const form = open();
    form.set('product', 'pen');
    await clock.pass(500);
    form.set('product', 'ink');
    await clock.pass(500);
    expect(services.calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);

    services.release(1);
    await clock.arrive();
    services.release(0);
    await clock.arrive();

    expect(form.values()).toMatchObject({ price: 30, unit: 'bottle' });
  });

  test('keeps the value when nobody answers, says so, and asks again when told to', async () => {
    const form = open();
    form.set('product', 'pen');
    await clock.pass(500);

    form.set('product', 'broken');
    await clock.pass(500);
    expect(form.values()).toMatchObject({ price: 12 });
    expect(form.field('price').errors.value).toEqual([{ code: 'ServiceFailed', path: 'price', params: { message: 'No price list' } }]);

    services.isDown = true;
    form.set('product', 'ink');
    await clock.pass(500);
    expect(form.field('price').errors.value).toEqual([{ code: 'ServiceFailed', path: 'price' }]);
    expect(form.validate({ full: true }).map(({ code }) => code)).toEqual(['ServiceFailed']);

    services.isDown = false;
    form.field('price').retry();
    await clock.arrive();
    expect(form.values()).toMatchObject({ price: 30 });
    expect(form.field('price').errors.value).toEqual([]);
  });

  test('a stored record asks nothing until an input changes, and has its stored values back when the input has', async () => {
    const form = open({ stored: true, values: { product: 'pen', price: 9, unit: 'old', total: 18 } });
    await clock.pass(1000);
    expect(services.calls).toHaveLength(0);

    form.set('product', 'ink');
    await clock.pass(500);
    expect(form.values()).toMatchObject({ price: 30 });

    form.set('product', 'pen');
    await clock.pass(500);
    expect(form.values()).toMatchObject({ price: 9, unit: 'old', total: 18 });
  });

  test('what a new form is opened with stands where the person may edit it, and is asked for where they may not', async () => {
    const given = { values: { product: 'pen', price: 9, unit: 'old' } };
    const editable = open(given);
    const locked = open({ ...given, permission: permissionExcept({ price: { e: false, v: true, r: false } }) });

    await clock.pass(0);

    expect(editable.values()).toMatchObject({ price: 9, unit: 'old' });
    expect(locked.values()).toMatchObject({ price: 12, unit: 'old' });
  });

  test('a patch has the same result on a form of its own, what the person overwrote included', async () => {
    const browser = open();
    browser.set('product', 'pen');
    await clock.pass(500);
    browser.set('unit', 'dozen');

    const server = open();
    expect(server.applyPatch(browser.patch())).toEqual([]);
    await server.settled();

    expect(server.values()).toEqual(browser.values());
  });

  test('the form settles at once, whatever would wait for the person', async () => {
    const form = open();
    form.set('product', 'pen');
    expect(form.isSettling.value).toBe(true);

    await form.settled();

    expect(form.values()).toMatchObject({ price: 12, total: 24 });
    expect(form.isSettling.value).toBe(false);
    expect(clock.isIdle).toBe(true);
  });

  test('one linkage follows another until all have settled', async () => {
    const chain = [
      text('product'),
      text('unit', { dataLinkage: { schemaCode: 'product', conditions: sameProduct, field: 'unit' } }),
      number('price', {
        dataLinkage: {
          schemaCode: 'unit',
          conditions: { field: 'unit', operator: 1, valueType: 'currentModel', value: 'unit' },
          field: 'price',
        },
      }),
    ];
    services = new ScriptedServices((request) => {
      if (request.kind !== 'linkage') return { ok: false };
      return request.control === 'unit' ? { ok: true, data: { unit: 'piece' } } : { ok: true, data: { price: 7 } };
    });
    const form = open({}, chain);

    form.set('product', 'pen');
    await form.settled();

    expect(form.values()).toMatchObject({ unit: 'piece', price: 7 });
  });

  test('linkages that read each other are a defect of the form, and none of them asks', async () => {
    const link = (reads: string) => ({
      schemaCode: 'product',
      conditions: { field: 'code', operator: 1, valueType: 'currentModel' as const, value: reads },
      field: 'name',
    });
    const form = open({}, [text('a', { dataLinkage: link('b') }), text('b', { dataLinkage: link('a') })]);

    form.set('a', 'x');
    await clock.pass(500);

    expect(form.diagnostics.map(({ code }) => code)).toContain('Cycle');
    expect(services.calls).toHaveLength(0);
  });

  test('one that takes nothing over, or stands on a computed control, is told in the diagnostics', () => {
    const form = open({}, [
      text('a', { dataLinkage: { schemaCode: 'product' } }),
      text('b', { dataLinkage: { schemaCode: 'product', mappings: [{ from: 'x', to: 'nowhere' }] } }),
      number('c', { computeFormula: '1 + 1', dataLinkage: { schemaCode: 'product', field: 'price' } }),
    ]);

    expect(form.diagnostics).toEqual(['a', 'b', 'c'].map((path) => ({ code: 'LinkageUnusable', path })));
  });

  test('disposing aborts what is on its way and waits for nobody', async () => {
    services.isHolding = true;
    const form = open();
    form.set('product', 'pen');
    await clock.pass(500);
    form.set('product', 'ink');

    form.dispose();
    await form.settled();

    expect(services.calls[0]!.signal.aborted).toBe(true);
    expect(clock.isIdle).toBe(true);
  });
});

describe('a data linkage in a sub-table', () => {
  const rows = (...named: readonly string[]) => named.map((product) => ({ product }));

  test('goes row by row after 300 ms, in one call, the same question asked once', async () => {
    const form = open({}, rowControls);
    const sheetOf = form.sheet('items');
    sheetOf.setRows(rows('pen', 'ink', 'pen', 'pen'));

    await clock.pass(299);
    expect(services.calls).toHaveLength(0);
    await clock.pass(1);

    expect(services.calls).toHaveLength(1);
    expect(services.requests.map((request) => request.kind === 'linkage' && request.inputs)).toEqual([
      { product: 'pen' },
      { product: 'ink' },
    ]);
    expect(form.values()['items']).toMatchObject([{ price: 12 }, { price: 30 }, { price: 12 }, { price: 12, unit: 'piece' }]);
  });

  test('asks only for the rows that changed, and not for rows that are gone', async () => {
    const form = open({}, rowControls);
    const items = form.sheet('items');
    items.setRows(rows('pen', 'ink'));
    await clock.pass(2300);
    const [first, second] = items.rows.value;

    form.set(`items[${second}].product`, 'pen');
    form.set(`items[${first}].product`, 'ink');
    items.remove(first!);
    await clock.pass(300);

    expect(services.requests).toHaveLength(3);
    expect(form.values()['items']).toMatchObject([{ price: 12 }]);
  });

  test('a price given with a pasted row stands', async () => {
    const form = open({}, rowControls);

    form.sheet('items').setRows([{ product: 'pen', price: 5 }, { product: 'ink' }]);
    await clock.pass(300);

    expect(form.values()['items']).toMatchObject([{ price: 5, unit: 'piece' }, { price: 30 }]);
  });

  test('many pasted rows settle as well', async () => {
    const form = open({}, rowControls);

    form.sheet('items').setRows(Array.from({ length: 300 }, (_, index) => ({ product: index % 2 ? 'pen' : 'ink' })));
    await form.settled();

    expect(form.values()['items']).toHaveLength(300);
    expect((form.values()['items'] as unknown as { price: number }[]).every(({ price }, index) => price === (index % 2 ? 12 : 30))).toBe(
      true,
    );
    expect(services.requests).toHaveLength(2);
  });

  test('a failure stands at the row it concerns', async () => {
    const form = open({}, rowControls);
    form.sheet('items').setRows(rows('pen', 'broken'));
    await clock.pass(300);
    const [first, second] = form.sheet('items').rows.value;

    expect(form.field(`items[${first}].price`).errors.value).toEqual([]);
    expect(form.field(`items[${second}].price`).errors.value).toMatchObject([{ code: 'ServiceFailed' }]);
  });
});

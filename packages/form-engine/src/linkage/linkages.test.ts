import type { ConditionDocument } from '@inkstone/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import type { FormInput, ServiceResponse, ServiceRequest } from '../index.ts';
import { number, openForm, permissionExcept, sheet, text } from '../../test/build-form.fixture.ts';
import { ManualClock, ScriptedServices, servicedEnvironment } from '../../test/services.fixture.ts';

const sameProduct: ConditionDocument = { field: 'code', operator: 1, valueType: 'currentModel', value: 'product' };
const priceLink = { schemaCode: 'product', conditions: sameProduct, field: 'price', mappings: [{ from: 'unit', to: 'unit' }] };

const products: Readonly<Record<string, { price: number; unit: string }>> = {
  pen: { price: 12, unit: 'piece' },
  ink: { price: 30, unit: 'bottle' },
};

function responseOf(request: ServiceRequest): ServiceResponse {
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
  services = new ScriptedServices(responseOf);
});

const open = (input: Partial<FormInput> = {}, of = controls) =>
  openForm(of, { environment: servicedEnvironment(clock, services), ...input });

describe('a data linkage', () => {
  test('copies fields of the first matching record after a pause of half a second, and formulas follow', async () => {
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

  test('empties its targets when no record matches, and sends no request when its inputs are empty', async () => {
    const form = open();
    form.set('product', 'pen');
    await clock.pass(500);

    form.set('product', 'nothing such');
    await clock.pass(500);
    expect(form.values()).toMatchObject({ price: null, unit: null, total: null });

    form.set('product', 'pen');
    await clock.pass(500);
    const callCount = services.calls.length;
    form.set('product', null);
    await clock.pass(500);
    expect(form.values()).toMatchObject({ price: null, unit: null });
    expect(services.calls).toHaveLength(callCount);
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

  test('keeps what is set in the same change, or while the request is pending', async () => {
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

  test('a late response never overwrites a newer one, and its call is aborted', async () => {
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

  test('keeps the value when the request fails, reports it, and repeats it on retry', async () => {
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

  test('a stored record sends no request until an input changes, and restores its stored values with the input', async () => {
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

  test('keeps the initial values of a new form if the person may edit them, and requests the others', async () => {
    const given = { values: { product: 'pen', price: 9, unit: 'old' } };
    const editable = open(given);
    const locked = open({ ...given, permission: permissionExcept({ price: { e: false, v: true, r: false } }) });

    await clock.pass(0);

    expect(editable.values()).toMatchObject({ price: 9, unit: 'old' });
    expect(locked.values()).toMatchObject({ price: 12, unit: 'old' });
  });

  test('a patch has the same result on another form, including overwritten targets', async () => {
    const browser = open();
    browser.set('product', 'pen');
    await clock.pass(500);
    browser.set('unit', 'dozen');

    const server = open();
    expect(server.applyPatch(browser.patch())).toEqual([]);
    await server.settled();

    expect(server.values()).toEqual(browser.values());
  });

  test('the form settles at once, without waiting for a pause', async () => {
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

  test('linkages that read each other are reported, and none of them sends requests', async () => {
    const link = (reads: string) => ({
      schemaCode: 'product',
      conditions: { field: 'code', operator: 1, valueType: 'currentModel' as const, value: reads },
      field: 'name',
    });
    const form = open({}, [text('a', { dataLinkage: link('b') }), text('b', { dataLinkage: link('a') })]);

    form.set('a', 'x');
    await clock.pass(500);

    expect(form.definitionIssues.map(({ code }) => code)).toContain('Cycle');
    expect(services.calls).toHaveLength(0);
  });

  test('a linkage without targets, or of a computed control, is reported in definitionIssues', () => {
    const form = open({}, [
      text('a', { dataLinkage: { schemaCode: 'product' } }),
      text('b', { dataLinkage: { schemaCode: 'product', mappings: [{ from: 'x', to: 'nowhere' }] } }),
      number('c', { computeFormula: '1 + 1', dataLinkage: { schemaCode: 'product', field: 'price' } }),
    ]);

    expect(form.definitionIssues).toEqual(['a', 'b', 'c'].map((path) => ({ code: 'LinkageUnusable', path })));
  });

  test('dispose() aborts pending requests and ends all waiting', async () => {
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

  test('runs for each row after 300 ms, in one call, identical requests once', async () => {
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

  test('sends requests only for changed rows, and not for removed ones', async () => {
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

  test('keeps a price given with a pasted row', async () => {
    const form = open({}, rowControls);

    form.sheet('items').setRows([{ product: 'pen', price: 5 }, { product: 'ink' }]);
    await clock.pass(300);

    expect(form.values()['items']).toMatchObject([{ price: 5, unit: 'piece' }, { price: 30 }]);
  });

  test('settles for many pasted rows too', async () => {
    const form = open({}, rowControls);

    form.sheet('items').setRows(Array.from({ length: 300 }, (_, index) => ({ product: index % 2 ? 'pen' : 'ink' })));
    await form.settled();

    expect(form.values()['items']).toHaveLength(300);
    expect((form.values()['items'] as unknown as { price: number }[]).every(({ price }, index) => price === (index % 2 ? 12 : 30))).toBe(
      true,
    );
    expect(services.requests).toHaveLength(2);
  });

  test('reports a failure on the row concerned', async () => {
    const form = open({}, rowControls);
    form.sheet('items').setRows(rows('pen', 'broken'));
    await clock.pass(300);
    const [first, second] = form.sheet('items').rows.value;

    expect(form.field(`items[${first}].price`).errors.value).toEqual([]);
    expect(form.field(`items[${second}].price`).errors.value).toMatchObject([{ code: 'ServiceFailed' }]);
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import type { FormInput, ServiceResponse, ServiceRequest } from '../index.ts';
import { number, openForm, sheet, text } from '../../test/build-form.fixture.ts';
import { ManualClock, ScriptedServices, servicedEnvironment } from '../../test/services.fixture.ts';

const prices: Readonly<Record<string, number | string>> = { pen: 12, ink: 30, gold: '12345678901234567.5' };

function responseOf(request: ServiceRequest): ServiceResponse {
  if (request.kind !== 'lookup') return { ok: false };
  if (request.value === 'broken') return { ok: false };
  return { ok: true, data: { type: 'number', value: prices[request.value as string] ?? null } };
}

const controls = [text('product'), number('qty'), number('total', { computeFormula: "qty * lookup('product', 'code', product, 'price')" })];

let clock: ManualClock;
let services: ScriptedServices;
beforeEach(() => {
  clock = new ManualClock();
  services = new ScriptedServices(responseOf);
});

const open = (of = controls, input: Partial<FormInput> = {}) =>
  openForm(of, { environment: servicedEnvironment(clock, services), ...input });

describe('a formula with a look-up', () => {
  test('is computed half a second after its inputs changed, and keeps its value until then', async () => {
    const form = open();
    form.batch(() => {
      form.set('qty', 2);
      form.set('product', 'pen');
    });

    await clock.pass(499);
    expect(services.calls).toHaveLength(0);
    expect(form.field('total').status.value).toBe('pending');
    expect(form.field('total').errors.value).toEqual([]);

    await clock.pass(1);
    expect(form.values()).toMatchObject({ total: 24 });
    expect(services.requests).toEqual([{ kind: 'lookup', schemaCode: 'product', field: 'code', value: 'pen', result: 'price' }]);

    form.set('product', 'ink');
    expect(form.values()).toMatchObject({ total: 24 });
    await form.settled();
    expect(form.values()).toMatchObject({ total: 60 });
  });

  test('is empty if no record is found', async () => {
    const form = open();
    form.set('qty', 2);
    form.set('product', 'nothing such');

    await form.settled();

    expect(form.values()).toMatchObject({ total: null });
    expect(form.field('total').errors.value).toEqual([]);
  });

  test('keeps the value when the request fails, reports it, and repeats it on retry', async () => {
    const form = open();
    form.set('qty', 2);
    form.set('product', 'pen');
    await form.settled();

    services.isDown = true;
    form.set('product', 'ink');
    await form.settled();
    expect(form.values()).toMatchObject({ total: 24 });
    expect(form.field('total').errors.value).toEqual([{ code: 'ServiceFailed', path: 'total' }]);

    services.isDown = false;
    form.field('total').retry();
    await form.settled();
    expect(form.values()).toMatchObject({ total: 60 });
    expect(form.field('total').errors.value).toEqual([]);
  });

  test('ignores responses to earlier requests', async () => {
    services.isHolding = true;
    const form = open();
    form.set('qty', 1);
    form.set('product', 'pen');
    await clock.pass(500);
    form.set('product', 'ink');
    await clock.pass(500);

    services.release(1);
    services.release(0);
    await clock.arrive();

    expect(form.values()).toMatchObject({ total: 30 });
  });

  test('may use the result of a look-up in another, however slow the responses are', async () => {
    services = new ScriptedServices((request) =>
      request.kind === 'lookup' && request.schemaCode === 'alias'
        ? { ok: true, data: { type: 'text', value: 'pen' } }
        : responseOf(request),
    );
    services.isHolding = true;
    const nested = "lookup('product', 'code', lookup('alias', 'name', product, 'code'), 'price')";
    const form = open([text('product'), number('total', { computeFormula: nested })]);
    form.set('product', 'biro');

    await clock.pass(500);
    await clock.pass(3000);
    services.release(0);
    await clock.pass(3000);
    services.release(1);
    await clock.arrive();

    expect(form.values()).toMatchObject({ total: 12 });
    expect(services.calls).toHaveLength(2);
  });

  test('keeps the stored value until another input changes', async () => {
    const form = open(controls, { stored: true, values: { product: 'pen', qty: 2, total: 18 } });
    await form.settled();
    expect(form.values()).toMatchObject({ total: 18 });
    expect(services.calls).toHaveLength(0);

    form.set('qty', 3);
    await form.settled();
    expect(form.values()).toMatchObject({ total: 36 });
  });

  test('works row by row, in one call', async () => {
    const form = open([
      sheet('items', [text('product'), number('price', { computeFormula: "lookup('product', 'code', product, 'price')" })]),
    ]);

    form.sheet('items').setRows([{ product: 'pen' }, { product: 'ink' }, { product: 'pen' }]);
    await form.settled();

    expect(form.values()['items']).toMatchObject([{ price: 12 }, { price: 30 }, { price: 12 }]);
    expect(services.calls).toHaveLength(1);
    expect(services.requests).toHaveLength(2);
  });

  test('may be used in conditions, which stay unchanged until the response arrives', async () => {
    const form = open([text('product'), text('reason', { displayFormula: "lookup('product', 'code', product, 'price') > 20" })]);
    form.set('product', 'ink');
    await form.settled();
    expect(form.field('reason').visible.value).toBe(true);

    form.set('product', 'pen');
    expect(form.field('reason').visible.value).toBe(true);
    await form.settled();
    expect(form.field('reason').visible.value).toBe(false);
  });

  test('accepts exact numbers as text', async () => {
    const form = open([text('product'), text('shown', { computeFormula: "string(lookup('product', 'code', product, 'price'))" })]);

    form.set('product', 'gold');
    await form.settled();

    expect(form.values()).toMatchObject({ shown: '12345678901234567.5' });
  });

  test('cannot be computed in a form without services', async () => {
    const form = openForm(controls);
    form.set('qty', 1);
    form.set('product', 'pen');

    await form.settled();

    expect(form.field('total').errors.value).toMatchObject([{ code: 'FormulaError', params: { reason: 'NotAvailable' } }]);
  });
});

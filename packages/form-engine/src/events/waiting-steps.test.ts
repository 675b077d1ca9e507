import { describe, expect, it } from 'vitest';
import { environment, number, openForm, text } from '../../test/build-form.fixture.ts';
import { clone, set } from '../../test/event-steps.fixture.ts';
import type { Form, FormServices, ServiceRequest } from '../index.ts';

describe('steps that wait for a response', () => {
  const controls = [
    number('a', {
      onChange: [
        { step: 'rule', rule: 'discount', inputs: { amount: 'a * 2' }, results: [{ from: 'percent', to: 'percent' }] },
        set('after', 'percent + 1'),
      ],
    }),
    number('percent'),
    number('after'),
  ];

  /** Responds with half of the amount when it is released. */
  function ruleService() {
    const sent: ServiceRequest[] = [];
    const gates: PromiseWithResolvers<void>[] = [];
    const services: FormServices = {
      send: async (requests) => {
        sent.push(...requests);
        const gate = Promise.withResolvers<void>();
        gates.push(gate);
        await gate.promise;
        return requests.map((request) => ({
          ok: true as const,
          data: { percent: request.kind === 'rule' ? Number(request.inputs['amount']) / 2 : 0 },
        }));
      },
    };
    return { services, sent, gates };
  }
  const release = async (form: Form, gates: readonly PromiseWithResolvers<void>[]): Promise<void> => {
    const settled = form.settled();
    for (let turn = 0; turn < 10; turn += 1) {
      for (const gate of gates) gate.resolve();
      await Promise.resolve();
    }
    await settled;
  };

  it('delay the following steps, and the form is settled when they are done', async () => {
    const { services, sent, gates } = ruleService();
    const form = openForm(controls, { environment: { ...environment, services } });

    form.set('a', 4);
    expect(form.values()).toEqual({ a: 4, percent: null, after: null });
    await release(form, gates);

    expect(sent).toEqual([{ kind: 'rule', control: 'a', rule: 'discount', inputs: { amount: 8 } }]);
    expect(form.values()).toEqual({ a: 4, percent: 4, after: 5 });
    expect(Object.keys(form.patch().values)).toEqual(['a']);
  });

  it('replay to the same values, whatever the person did while waiting', async () => {
    const first = ruleService();
    const form = openForm(controls, { environment: { ...environment, services: first.services } });
    form.set('a', 4);
    form.set('after', 100);
    form.set('percent', 50);
    await release(form, first.gates);
    form.set('percent', 7);
    expect(form.values()).toEqual({ a: 4, percent: 7, after: 5 });

    const second = ruleService();
    const server = openForm(controls, { environment: { ...environment, services: second.services } });
    expect(server.applyPatch(clone(form.patch()))).toEqual([]);
    await release(server, second.gates);

    expect(server.values()).toEqual(form.values());
  });

  it('a failed service ends the event and is reported', async () => {
    const form = openForm(controls, { environment: { ...environment, services: { send: () => Promise.reject(new Error('down')) } } });

    form.set('a', 4);
    await form.settled();

    expect(form.values()).toEqual({ a: 4, percent: null, after: null });
    expect(form.eventIssues.value).toEqual([{ code: 'ServiceFailed', path: 'a' }]);
  });

  it('a refresh repeats the data linkage of a control', async () => {
    let price = 0;
    const services: FormServices = { send: async (requests) => requests.map(() => ({ ok: true as const, data: { price: (price += 1) } })) };
    const dataLinkage = {
      schemaCode: 'product',
      conditions: { field: 'code', operator: 1, valueType: 'currentModel', value: 'product' },
      field: 'price',
    };
    const actions = [{ key: 'again', name: 'Again', steps: [{ step: 'refresh', field: 'price' }] }];
    const form = openForm([text('product', { actions }), number('price', { dataLinkage })], { environment: { ...environment, services } });
    form.set('product', 'p');
    await form.settled();
    expect(form.values()['price']).toBe(1);

    form.trigger('product', 'again');
    await form.settled();

    expect(form.values()['price']).toBe(2);
  });

  it('responses after the record was stored are ignored', async () => {
    const { services, gates } = ruleService();
    const form = openForm(controls, { environment: { ...environment, services } });
    form.set('a', 4);
    form.markStored();

    await release(form, gates);

    expect(form.values()).toEqual({ a: 4, percent: null, after: null });
    expect(form.patch()).toEqual({ values: {}, rows: {} });
  });
});

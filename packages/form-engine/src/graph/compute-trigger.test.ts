import { describe, expect, test } from 'vitest';
import { number, openForm, text } from '../../test/build-form.fixture.ts';
import { ManualClock, ScriptedServices, servicedEnvironment } from '../../test/services.fixture.ts';

const controls = [number('price'), number('total', { computeFormula: 'price * 2' }), text('why', { displayFormula: 'total > 10' })];

function open(clock: ManualClock) {
  const environment = servicedEnvironment(clock, new ScriptedServices(() => ({ ok: false })));
  return openForm(controls, { environment, computeTrigger: false });
}

describe('a form whose compute trigger is off', () => {
  test('computes formulas and conditions half a second after the last change', async () => {
    const clock = new ManualClock();
    const form = open(clock);
    const total = form.field('total').value;

    form.set('price', 5);
    await clock.pass(400);
    form.set('price', 6);
    await clock.pass(499);
    expect(total.value).toBe(null);
    expect(form.isSettling.value).toBe(true);

    await clock.pass(1);
    expect(total.value).toBe(12);
    expect(form.field('why').visible.value).toBe(true);
    expect(form.isSettling.value).toBe(false);
  });

  test('is up to date when its values are read, and settles at once', async () => {
    const clock = new ManualClock();
    const form = open(clock);
    form.set('price', 7);
    expect(form.values()).toMatchObject({ total: 14 });
    expect(clock.isIdle).toBe(true);

    form.set('price', 8);
    await form.settled();

    expect(form.field('total').value.value).toBe(16);
  });
});

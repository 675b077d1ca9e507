import { controlModels } from '@inkstone/controls/models';
import { apps as demoApps } from '@inkstone/demo';
import { createForm, type Form } from '@inkstone/form-engine';
import type { FormDefinition, FormValues, SheetRow } from '@inkstone/schema';
import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadForm } from '../../apps/index.ts';
import { RecordScene } from '../../../testing/record-scene.ts';

/** A step of a person on the expense claim; rows are named by their position at that moment. */
type Step =
  | { readonly kind: 'purpose'; readonly text: string }
  | { readonly kind: 'append'; readonly quantity: number; readonly price: number }
  | { readonly kind: 'edit'; readonly row: number; readonly column: 'quantity' | 'price'; readonly value: number | null }
  | { readonly kind: 'remove' | 'duplicate'; readonly row: number }
  | { readonly kind: 'move'; readonly row: number; readonly to: number };

const money = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100);
const row = fc.nat(5);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('purpose' as const), text: fc.string({ maxLength: 20 }) }),
  fc.record({ kind: fc.constant('append' as const), quantity: fc.nat(100), price: money }),
  fc.record({
    kind: fc.constant('edit' as const),
    row,
    column: fc.constantFrom('quantity' as const, 'price' as const),
    value: fc.option(money, { nil: null }),
  }),
  fc.record({ kind: fc.constantFrom('remove' as const, 'duplicate' as const), row }),
  fc.record({ kind: fc.constant('move' as const), row, to: row }),
);
const sittings = fc.array(fc.array(step, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 4 });

let scene: RecordScene;
let definition: FormDefinition;
beforeAll(async () => {
  scene = await RecordScene.open(...demoApps);
  ({ definition } = await loadForm(scene.database.db, 'expense_claim'));
});
afterAll(() => scene.close());

function openInBrowser(values: FormValues | null): Form {
  const environment = { locale: 'zh' as const, now: () => scene.now, timeZone: 'Asia/Taipei' };
  return createForm({ definition, controls: controlModels, environment, ...(values && { values, stored: true }) });
}

function take(form: Form, next: Step): void {
  const items = form.sheet('items');
  const ids = items.rows.value;
  if (next.kind === 'purpose') return form.set('purpose', next.text);
  if (next.kind === 'append') {
    const { quantity, price } = next;
    items.append({ quantity, price });
    return undefined;
  }
  const id = ids[next.row % Math.max(ids.length, 1)];
  if (id === undefined) return undefined;
  if (next.kind === 'edit') return form.set(`items[${id}].${next.column}`, next.value);
  if (next.kind === 'remove') return items.remove(id);
  if (next.kind === 'move') return items.move(id, next.to % ids.length);
  items.duplicate(id);
  return undefined;
}

/** Returns the data items of a form's values, with rows stripped of form-only data. */
function dataOf(values: FormValues): FormValues {
  const items = (values['items'] as readonly SheetRow[]).map(({ rowStatus: _status, ...cells }) => cells);
  const { purpose, total, total_capital, remark } = values;
  return {
    purpose: purpose ?? null,
    total: total ?? null,
    total_capital: total_capital ?? null,
    remark: remark ?? null,
    items,
  } as FormValues;
}

test('the record equals what the form showed, for random sittings of edits and saves', async () => {
  await fc.assert(
    fc.asyncProperty(sittings, async (sequence) => {
      let stored: { id: string; values: FormValues } | null = null;

      for (const steps of sequence) {
        const form = openInBrowser(stored && stored.values);
        for (const next of steps) take(form, next);
        const patch = form.patch();
        const { record } = await scene.write('expense_claim', stored?.id ?? null, { values: patch.values, rows: patch.rows });
        const loaded = await scene.load('expense_claim', record.id);

        expect(dataOf(loaded.values)).toEqual(dataOf(form.values()));
        expect(loaded).toEqual(record);
        stored = { id: record.id, values: loaded.values };
        form.dispose();
      }
    }),
    { numRuns: cases(40) },
  );
});

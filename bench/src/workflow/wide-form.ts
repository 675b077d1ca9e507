import { formSubmit } from '@inkstone/api';
import { median } from '../measure/quantile.ts';
import { textTable } from '../measure/text-table.ts';
import type { BenchEnvironment } from './bench-environment.ts';
import { claim } from './claim.ts';
import type { Contender } from './contender.ts';
import { Designer } from './designer.ts';

/** Controls that are added to the claim, which has six. */
const added = 294;
const codes = Array.from({ length: added }, (_, index) => `text_${index + 1}`);

const model = { kind: 'model', code: 'expense_claim' };
const form = { kind: 'form', schemaCode: 'expense_claim', code: 'expense_claim' };

/** Measures how long one person waits for the submission of the claim, and of one with 300 controls, all of them filled in. */
export async function reportWideForm({ product }: BenchEnvironment, submissions: number): Promise<void> {
  await product.signIn();
  const narrow = await waiting(product, submissions, claim);
  const designer = await Designer.signIn(product.client);
  await designer.publish(() => operations);
  const wide = await waiting(product, submissions, wideClaim);
  const rows = [
    ['6 controls', narrow.toFixed(1), ''],
    ['300 controls', wide.toFixed(1), `${(wide / narrow).toFixed(2)} ×`],
  ];
  console.log('\n  One person submits (goal with 300 controls: 22 ms)');
  console.log(textTable(['form', 'ms', 'of the first'], rows));
}

async function waiting(product: Contender, submissions: number, body: () => object): Promise<number> {
  const waited: number[] = [];
  // The first half warms up what compiles the form.
  for (let index = 0; index < submissions * 2; index += 1) {
    const from = performance.now();
    await product.send('employee', formSubmit.path, body());
    waited.push(performance.now() - from);
  }
  return median(waited.slice(submissions));
}

function wideClaim(): object {
  const narrow = claim() as { readonly patch: { readonly values: object } };
  const values = { ...narrow.patch.values, ...Object.fromEntries(codes.map((code) => [code, `${code} 的說明文字`])) };
  return { ...narrow, patch: { ...narrow.patch, values } };
}

const operations = codes.flatMap((code) => [
  { op: 'insert', document: model, path: ['dataItems', code], value: { name: code, type: 'ShortText' } },
  { op: 'insert', document: form, path: ['controls', code], value: { type: 'text', options: { name: code } } },
  { op: 'insert', document: form, path: ['layout', code], value: {} },
]);

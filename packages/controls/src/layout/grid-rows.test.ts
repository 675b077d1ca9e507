import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completeLayout, knownRows, shareSpans, splitParts } from './grid-rows.ts';

const spansOf = (...spans: (number | undefined)[]) =>
  shareSpans(spans.map((span, index) => (span === undefined ? { control: `c${index}` } : { control: `c${index}`, span }))).map(
    ({ span }) => span,
  );

test.each([
  [[undefined], [24]],
  [
    [undefined, undefined, undefined],
    [8, 8, 8],
  ],
  [
    [undefined, undefined, undefined, undefined, undefined],
    [5, 5, 5, 5, 4],
  ],
  [
    [8, undefined, undefined],
    [8, 8, 8],
  ],
  [
    [16, undefined],
    [16, 8],
  ],
  [
    [8, 8],
    [8, 8],
  ],
  [
    [12, 12, undefined],
    [12, 12, 24],
  ],
])('columns %j take spans %j', (given, expected) => {
  const spans = spansOf(...given);

  expect(spans).toEqual(expected);
});

test('columns without a span fill the row to 24 and differ by at most one', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }), { minLength: 1, maxLength: 6 }), (given) => {
      const spans = spansOf(...given);
      const shared = spans.filter((_, index) => given[index] === undefined);

      if (shared.length === 0) expect(spans).toEqual(given);
      else {
        expect(spans.reduce((sum, span) => sum + span, 0)).toBe(24);
        expect(Math.max(...shared) - Math.min(...shared)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('controls missing from the layout follow it, zero spans and unknown controls are left out, and no control is repeated', () => {
  const controls = ['a', 'b', 'c', 'zero', 'held', 'panel'].map((key) => ({ key, type: 'text', options: { name: key } }));
  const box = {
    key: 'box',
    type: 'tabs',
    options: { name: 'box', heads: [{ key: 'panel', title: 'panel' }] },
    layout: [{ columns: [{ control: 'held' }] }],
  };
  const layout = [
    { columns: [{ control: 'a' }, { control: 'zero', span: 0 }] },
    { columns: [{ control: 'stranger' }] },
    { columns: [{ control: 'a' }, { control: 'b', span: 12 }] },
  ];
  const known = new Set(['a', 'b', 'c', 'zero', 'held', 'panel', 'box']);

  const rows = knownRows(completeLayout({ layout, controls: [...controls, box] }), (control) =>
    known.has(control) ? { name: control } : null,
  );

  expect(rows).toEqual(
    [[{ control: 'a' }], [{ control: 'b', span: 12 }], [{ control: 'c' }], [{ control: 'box' }]].map((columns) => ({ columns })),
  );
});

test('a column without a span in the layout has the span of its control', () => {
  const spans: Readonly<Record<string, unknown>> = { half: 12, text: '8', gone: 0, wrong: 'wide', huge: 30 };
  const columns = ['half', 'text', 'gone', 'wrong', 'huge'].map((control) => ({ control }));

  const [row] = knownRows([{ columns: [...columns, { control: 'half', span: 6 }] }], (control) => ({
    name: control,
    span: spans[control],
  }));

  expect(row?.columns).toEqual([
    { control: 'half', span: 12 },
    { control: 'text', span: 8 },
    { control: 'wrong' },
    { control: 'huge' },
    { control: 'half', span: 6 },
  ]);
});

test('a part ends before the next heading', () => {
  const row = (control: string) => ({ columns: [{ control }] });

  const parts = splitParts([row('a'), row('g1'), row('b'), row('c'), row('g2'), row('d')], (control) => control.startsWith('g'));

  expect(parts.map(({ group, rows }) => [group, rows.length])).toEqual([
    [null, 1],
    ['g1', 2],
    ['g2', 1],
  ]);
});

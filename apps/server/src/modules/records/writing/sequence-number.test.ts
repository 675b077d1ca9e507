import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ModelDefinition } from '@inkstone/schema';
import { buildApp, RecordScene } from '../../../testing/record-scene.ts';

type Setting = NonNullable<ModelDefinition['seqNoSetting']>;

const numbered = (code: string, seqNoSetting?: Setting) =>
  buildApp({ code, dataItems: [{ code: 'title', name: 'title', type: 'ShortText' }], ...(seqNoSetting && { seqNoSetting }) }, [
    { key: 'title', type: 'text' },
  ]);

const monthly: Setting = [
  { type: 'DELIMITER', value: 'EX-' },
  { type: 'DATE', value: 'yyyyMM' },
  { type: 'DELIMITER', value: '#' },
  { type: 'SEQNO', value: '', maxLength: 4, leftPad: true, resetDate: 'MONTH' },
];

const eachPart: Setting = [
  { type: 'UID', value: '' },
  { type: 'DATE', value: 'yyyyMMdd' },
  { type: 'DELIMITER', value: '/' },
  { type: 'SEQNO', value: '', maxLength: 3, leftPad: true, resetDate: 'NONE' },
];

let scene: RecordScene;
beforeAll(async () => {
  scene = await RecordScene.open(
    numbered('monthly', monthly),
    numbered('parallel', [{ type: 'SEQNO', value: '' }]),
    numbered('plain'),
    numbered('parts', eachPart),
    numbered('narrow', [{ type: 'SEQNO', value: '', maxLength: 1, leftPad: true }]),
    numbered('twice', [
      { type: 'SEQNO', value: '', maxLength: 2, leftPad: true },
      { type: 'DELIMITER', value: '-' },
      { type: 'SEQNO', value: '' },
    ]),
  );
});
afterAll(() => scene.close());

const submit = async (code: string, title = 't'): Promise<string> =>
  (await scene.write(code, null, { values: { title }, validation: 'full', status: 'COMPLETED' })).record.system.sequenceNo!;

test('a draft has no number; the first submit assigns it, later ones keep it', async () => {
  const { record } = await scene.write('monthly', null, { values: { title: 'a' } });

  const first = await scene.write('monthly', record.id, { validation: 'full', recompute: 'all' });
  const second = await scene.write('monthly', record.id, { values: { title: 'b' }, validation: 'full' });

  expect(record.system.sequenceNo).toBeNull();
  expect(first.record.system.sequenceNo).toBe('EX-202611#0001');
  expect(second.record.system.sequenceNo).toBe('EX-202611#0001');
});

test("the counter restarts with its period, in the organisation's time zone", async () => {
  const november = new Date('2026-11-30T15:59:59.000Z');
  const december = new Date('2026-11-30T16:00:00.000Z');

  scene.now = november;
  const last = await submit('monthly');
  scene.now = december;
  const first = await submit('monthly');

  expect([last, first]).toEqual(['EX-202611#0002', 'EX-202612#0001']);
});

test('sixteen concurrent submits get sixteen consecutive numbers, and a failed one leaves no gap', async () => {
  const works = Array.from({ length: 16 }, (_, index) =>
    scene.command('employee', async () => undefined).then(() => (index % 4 === 3 ? failing() : submit('parallel'))),
  );

  const numbers = (await Promise.all(works)).filter((number) => number !== null).map(Number);

  expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
});

/** Takes a number and then fails. */
async function failing(): Promise<null> {
  await scene
    .command('employee', async (context) => {
      const { nextSequenceNumber } = await import('./sequence-number.ts');
      const model = numbered('parallel', [{ type: 'SEQNO', value: '' }]).models[0]!;
      await nextSequenceNumber(context.trx, model, { recordId: context.commandId, at: scene.now, timeZone: context.timeZone });
      throw new Error('failed after taking a number');
    })
    .catch(() => undefined);
  return null;
}

test('without a setting every number is unique', async () => {
  const numbers = await Promise.all(Array.from({ length: 8 }, () => submit('plain')));

  expect(new Set(numbers).size).toBe(8);
  expect(numbers.every((number) => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(number))).toBe(true);
});

test('a number has each part that its model was published with: UID, DATE, DELIMITER, SEQNO', async () => {
  scene.now = new Date('2026-11-30T16:00:00.000Z');

  const numbers = [await submit('parts'), await submit('parts')];

  expect(numbers.map((number) => number.slice(26))).toEqual(['20261201/001', '20261201/002']);
  expect(numbers.every((number) => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(number.slice(0, 26)))).toBe(true);
  expect(new Set(numbers.map((number) => number.slice(0, 26))).size).toBe(2);
});

test('a number that outgrows its width keeps all digits, for new records and for drafts that are submitted', async () => {
  const numbers: (string | null)[] = [];
  for (let count = 0; count < 10; count += 1) numbers.push(await submit('narrow'));
  const { record } = await scene.write('narrow', null, { values: { title: 'draft' } });
  const { record: submitted } = await scene.write('narrow', record.id, { validation: 'full', recompute: 'all' });

  expect([numbers[0], numbers[9], submitted.system.sequenceNo]).toEqual(['1', '10', '11']);
});

test('a number may have several counters', async () => {
  expect([await submit('twice'), await submit('twice')]).toEqual(['01-1', '02-2']);
});

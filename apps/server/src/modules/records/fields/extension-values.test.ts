import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp, RecordScene, refusalOf } from '../../../testing/record-scene.ts';

const rowId = '0198a000-0000-7000-8000-000000000001';
const otherRow = rowId.replace(/1$/, '2');
const item = (code: string, type: string, more: object = {}) => ({ code, name: code, type, ...more }) as never;

const visit = buildApp(
  {
    code: 'visit',
    dataItems: [
      item('score', 'Number'),
      item('mood', 'ShortText'),
      item('day', 'Date'),
      item('moment', 'Date', { precision: 'second' }),
      item('marks', 'Checkbox'),
      item('stops', 'Sheet', { dataItems: [item('score', 'Number')] }),
    ],
  },
  [
    { key: 'score', type: 'x-rating', options: { most: 7 } },
    { key: 'mood', type: 'x-mood', options: { required: true } },
    { key: 'day', type: 'x-day' },
    { key: 'moment', type: 'x-day' },
    { key: 'marks', type: 'x-marks' },
    { key: 'stops', type: 'sheet', columns: [{ key: 'score', type: 'x-rating' }] },
  ],
);

let scene: RecordScene;
beforeAll(async () => {
  scene = await RecordScene.open(visit);
});
afterAll(() => scene.close());

const good = { score: 4, mood: '好', day: '2026-11-21', moment: '2026-11-21T01:02:03.000Z', marks: ['a', 'b'] };
const rowOf = (id: string) => ({ stops: { added: [id], order: [id] } });

test('values of extension controls are stored by their data items, in rows too, and can be changed and emptied', async () => {
  const { record } = await scene.write('visit', null, { values: { ...good, [`stops[${rowId}].score`]: '2.5' }, rows: rowOf(rowId) });
  expect(await scene.load('visit', record.id)).toMatchObject({ values: { ...good, stops: [{ score: 2.5 }] } });

  await scene.write('visit', record.id, { values: { score: null, mood: '平' } });

  expect((await scene.load('visit', record.id)).values).toMatchObject({ ...good, score: null, mood: '平' });
});

test.each([
  ['score', 'many'],
  ['score', { stars: 3 }],
  ['mood', ['sad']],
  ['day', '2026-11-21T01:02:03.000Z'],
  ['moment', '2026-11-21'],
  ['marks', [{ a: 1 }]],
])('%s: %j does not fit and is refused before it is stored', async (code, value) => {
  const { code: refusal, issues } = await scene.refusedWrite('visit', null, { values: { ...good, [code]: value } });

  expect([refusal, issues]).toEqual(['form-invalid', [`WrongType ${code}`]]);
});

test('a wrong value in a row is refused at its row', async () => {
  const { issues } = await scene.refusedWrite('visit', null, { values: { [`stops[${otherRow}].score`]: true }, rows: rowOf(otherRow) });

  expect(issues).toEqual([`WrongType stops[${otherRow}].score`]);
});

test('a required one must not be empty, not even an empty text', async () => {
  const { issues } = await scene.refusedWrite('visit', null, { values: { ...good, mood: '' }, validation: 'full' });

  expect(issues).toContain('Required mood');
});

test('a form with extension controls is published, except with an unknown control or on people, records and files', async () => {
  const withControl = (type: string, itemType: string) =>
    buildApp({ code: 'odd', dataItems: [item('aa', itemType)] }, [{ key: 'aa', type }]);

  const unknown = await refusalOf(scene.publish(withControl('rating', 'Number')));
  const malformed = await refusalOf(scene.publish(withControl('x-', 'Number')));
  const person = await refusalOf(scene.publish(withControl('x-rating', 'StaffSingle')));

  expect(unknown.issues).toEqual(['FormDefect forms.odd.odd.aa']);
  expect(malformed.issues).toEqual(['FormDefect forms.odd.odd.aa']);
  expect(person.issues).toEqual(['ControlTypeUnfit forms.odd.odd.aa']);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp, RecordScene } from '../../testing/record-scene.ts';
import { buildIndexes, forgetFailures, loadModel, uniqueIndexStates } from '../apps/index.ts';

let scene: RecordScene;
let code: string;
let models = 0;
beforeAll(async () => {
  scene = await RecordScene.open();
});
beforeEach(async () => {
  code = `ruled_${(models += 1)}`;
  await publish(false);
});
afterAll(() => scene.close());

const publish = (noRepeat: boolean) =>
  scene.publish(buildApp({ code, dataItems: [{ code: 'tag', name: 'Tag', type: 'ShortText', noRepeat }] }, [{ key: 'tag', type: 'text' }]));
const write = async (tag: string) => (await scene.write(code, null, full(tag))).record.id;
const full = (tag: string) => ({ values: { tag }, validation: 'full', status: 'COMPLETED' }) as const;
const states = async () => uniqueIndexStates(scene.database.db, (await loadModel(scene.database.db, code)).definition);
const build = () => buildIndexes(scene.database.db, code);

test('the rule is in effect when its index is valid, and not before', async () => {
  await write('red');

  await publish(true);
  const building = await states();
  const again = await write('red');
  await scene.write(code, again, full('blue'));
  await build();

  expect(building).toEqual([{ code: 'tag', state: 'building', repeated: [] }]);
  expect(await states()).toEqual([{ code: 'tag', state: 'valid', repeated: [] }]);
  expect((await scene.refusedWrite(code, null, full('red'))).code).toBe('value-repeats');
});

test('values that repeat when the index is built are told, stay writable, and are no hindrance once they are corrected', async () => {
  await write('red');
  await publish(true);
  const second = await write(' red ');

  await build();
  const failed = await states();
  await scene.write(code, second, full('red'));
  // Another version of the model does not have to wait until somebody corrects the values.
  await scene.publish(
    buildApp(
      {
        code,
        dataItems: [
          { code: 'tag', name: 'Tag', type: 'ShortText', noRepeat: true },
          { code: 'note', name: 'Note', type: 'ShortText' },
        ],
      },
      [{ key: 'tag', type: 'text' }],
    ),
  );
  await scene.write(code, second, full('green'));
  await forgetFailures(scene.database.db, code);
  await build();

  expect(failed).toEqual([{ code: 'tag', state: 'failed', repeated: [{ value: ' red ', count: 2 }] }]);
  expect(await states()).toEqual([{ code: 'tag', state: 'valid', repeated: [] }]);
});

test('a model without records has the rule at once, and a rule that is given up allows repeating', async () => {
  code = 'ruled_new';
  await publish(true);
  const fresh = await states();
  await write('red');
  await publish(false);
  await write('red');

  expect(fresh).toEqual([{ code: 'tag', state: 'valid', repeated: [] }]);
  expect(await states()).toEqual([]);
});

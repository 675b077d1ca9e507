import { testFlow } from '@inkstone/testing/test-flow';
import { approve, buildWorkflow, end, join, split, start } from '@inkstone/testing/workflow-builder';
import { expect, test } from 'vitest';

const hidden = (...codes: string[]) => ({
  permission: { others: { e: false, v: true }, controls: Object.fromEntries(codes.map((code) => [code, { e: false, v: false }])) },
});
const chain = (settings: Parameters<typeof approve>[2] = {}) =>
  buildWorkflow(
    [
      start(),
      approve('one', ['ann'], hidden('amount', 'items')),
      approve('two', ['bob'], hidden('items')),
      approve('three', ['cho']),
      approve('four', ['dan'], settings),
      end(),
    ],
    ['start > one > two > three > four > end'],
  );
const returned = (changed: readonly string[], settings: Parameters<typeof approve>[2] = {}) => {
  const flow = testFlow(chain(settings)).start('emil').agree('ann').agree('bob').agree('cho').reject('dan', 'start');
  flow.facts = { changed };
  return flow.submit('emil');
};

test('without changes it returns directly to the person who sent it back', () => {
  returned([]).expectOpen('dan@four');
});

test('a changed field continues at the earliest activity that showed it', () => {
  returned(['remark']).expectOpen('ann@one');
  returned(['amount']).expectOpen('bob@two');
  returned(['items.price']).expectOpen('cho@three');
});

test('the history names the reason', () => {
  const { events } = returned(['amount', 'items.price']);

  expect(events.find(({ type }) => type === 'replayed')).toMatchObject({ activity: 'two', instead: 'four', fields: ['amount'] });
});

test('from there the flow follows the routes', () => {
  returned(['amount']).agree('bob').agree('cho').agree('dan').expectStatus('COMPLETED', 'agreed');
});

test('the check can be turned off at the activity that sends back', () => {
  returned(['amount'], { dataGuard: false }).expectOpen('dan@four');
});

test('nothing is skipped when it was sent back to the activity directly before', () => {
  const flow = testFlow(chain()).start('emil').agree('ann').agree('bob').agree('cho').reject('dan', 'three');

  flow.facts = { changed: ['amount'] };
  flow.agree('cho').expectOpen('dan@four');
});

test('a finished block that showed it runs again as a whole', () => {
  const block = buildWorkflow(
    [
      start(),
      split('s'),
      approve('left', ['ann']),
      approve('right', ['bob'], hidden('amount')),
      join('j', 's'),
      approve('last', ['cho']),
      end(),
    ],
    ['start > s > left > j > last > end', 's > right > j'],
  );
  const flow = testFlow(block).start('emil').agree('ann').agree('bob').reject('cho', 'start');

  flow.facts = { changed: ['amount'] };
  flow.submit('emil').expectOpen('ann@left', 'bob@right');
});

import { test } from 'vitest';
import { approve, buildWorkflow, end, exclusive, start } from '@inkstone/testing/workflow-builder';
import { testFlow, type TestFlow } from '@inkstone/testing/test-flow';

const definition = buildWorkflow(
  [start(), approve('first', ['ann']), exclusive('way'), approve('second', ['bob', 'cho']), approve('third', ['dan']), end()],
  ['start > first > way', { from: 'way', to: 'second', default: true }, 'second > third > end'],
);
const flow = (): TestFlow => testFlow(definition, { inactive: ['ida'] }).start('emil');
const choose = (each: TestFlow, activity: string, people: string[], actor = 'root'): TestFlow =>
  each.perform({ action: 'changeNextNodeUser', activity, people, actor, operatorIsAdministrator: actor === 'root' });

test('chosen people are asked once, when the activity is reached', () => {
  choose(flow(), 'second', ['zoe']).agree('ann').expectOpen('zoe@second');
  choose(flow(), 'third', ['zoe']).agree('ann').expectOpen('bob@second', 'cho@second').agree('bob').expectOpen('zoe@third');
});

test('choosing nobody restores the people of the activity', () => {
  choose(choose(flow(), 'second', ['zoe']), 'second', [])
    .agree('ann')
    .expectOpen('bob@second', 'cho@second');
});

test('a handler chooses for the next activity among the people it would ask', () => {
  choose(flow(), 'second', ['cho'], 'ann').agree('ann').expectOpen('cho@second');
  flow().expectRefusal('OutsideScope', (each) => choose(each, 'second', ['zoe'], 'ann'));
  flow().expectRefusal('NotAdministrator', (each) => choose(each, 'third', ['dan'], 'ann'));
  flow().expectRefusal('NotAdministrator', (each) => choose(each, 'second', ['bob'], 'emil'));
});

test('refused for an open activity, one without people, the initiator and inactive people', () => {
  flow().expectRefusal('ActivityActive', (each) => choose(each, 'first', ['zoe']));
  flow().expectRefusal('ActivityNotHuman', (each) => choose(each, 'way', ['zoe']));
  flow().expectRefusal('ActivityUnknown', (each) => choose(each, 'nowhere', ['zoe']));
  flow().expectRefusal('AppointInitiator', (each) => choose(each, 'second', ['emil']));
  flow().expectRefusal('PersonInactive', (each) => choose(each, 'second', ['ida']));
  flow()
    .cancel('root', true)
    .expectRefusal('NotRunning', (each) => choose(each, 'second', ['zoe']));
});

test('neither the initiator of a returned form nor somebody only consulted chooses who decides', () => {
  const back = testFlow(definition).start('emil').reject('ann', ['start']);
  back.expectRefusal('NotAdministrator', (each) => choose(each, 'first', ['ann'], 'emil'));
  const asked = flow().perform({ action: 'Consult', actor: 'ann', itemId: flow().itemOf('ann').id, people: ['eve'], opinion: '?' });
  asked.expectRefusal('NotAdministrator', (each) => choose(each, 'second', ['bob'], 'eve'));
});

test('chosen people are asked also after a direct return', () => {
  const back = flow().agree('ann').agree('bob').reject('dan', 'first').expectOpen('ann@first');

  choose(back, 'third', ['zoe']).agree('ann').expectOpen('zoe@third').agree('zoe').expectStatus('COMPLETED', 'agreed');
});

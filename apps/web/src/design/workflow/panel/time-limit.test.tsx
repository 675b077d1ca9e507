import { cleanup, fireEvent, screen } from '@testing-library/react';
import { workflowDefinitionSchema, type WorkflowDefinition } from '@inkstone/schema';
import { testFlow } from '@inkstone/testing/test-flow';
import { approve, buildWorkflow, end, handle, start } from '@inkstone/testing/workflow-builder';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentOf, showPanel } from '../testing/show-panel.tsx';

const definition = buildWorkflow(
  [start(), approve('check', ['ann', 'bob'], { policy: { kind: 'all' } }), handle('tell', ['dan']), end()],
  ['start > check > tell > end'],
);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const click = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(name) }));
const choose = (name: string, value: string) => fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
function write(name: string, text: string): void {
  const input = screen.getByRole('textbox', { name });
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
}

/** A workflow whose time limit of two hours was set in the panel, with a reminder half an hour before, and what else is set there. */
async function limited(more: () => void = () => undefined): Promise<WorkflowDefinition> {
  const copy = await showPanel(definition, 'check');
  click('設定時限');
  write('到期：時間長度', '2');
  choose('到期：單位', 'hour');
  fireEvent.click(document.querySelector('[data-setting="timeLimit"]')!.querySelector('button:not([aria-label])')!);
  write('提醒 1：時間長度', '30');
  choose('提醒 1：單位', 'minute');
  more();
  return workflowDefinitionSchema.parse(contentOf(copy));
}

const timersOf = (flow: ReturnType<typeof testFlow>) => flow.timers().map(({ at, purpose }) => `${at.slice(11, 16)} ${purpose}`);

test('a time limit of the panel reminds and is due as the engine counts it', async () => {
  const flow = testFlow(await limited()).start('emil');

  expect(timersOf(flow)).toEqual(['02:30 remind', '03:00 expire']);
  flow.fireNext().fireNext().expectOpen('ann@check', 'bob@check');
});

test('the final step of the panel is taken when it is overdue', async () => {
  const agreed = testFlow(await limited(() => choose('到期後', 'agree'))).start('emil');
  agreed.fireNext().fireNext().expectOpen('dan@tell');
  cleanup();
  localStorage.clear();

  const replaced = await limited(() => {
    choose('到期後', 'manager');
    choose('主管如何參與', 'replace');
  });
  testFlow(replaced, { managers: { ann: 'cho', bob: 'cho' } })
    .start('emil')
    .agree('bob')
    .fireNext()
    .fireNext()
    .expectOpen('cho@check');
});

test('the time stops while others are waited for, unless the panel says that it runs on', async () => {
  const waiting = (flow: WorkflowDefinition) => testFlow(flow).start('emil').agree('bob').assist('ann', 'cy').wait(60).submit('cy');
  const stopped = waiting(await limited());
  cleanup();
  localStorage.clear();
  const running = waiting(await limited(() => click('等待加簽、協辦時也計時')));

  expect(timersOf(stopped)).toEqual(['03:31 remind', '04:01 expire']);
  expect(timersOf(running)).toEqual(['02:30 remind', '03:00 expire']);
});

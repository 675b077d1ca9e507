import { expect, test } from 'vitest';
import { initialState, replay, type InstanceEvent } from '@inkstone/workflow';
import { testFlow } from '@inkstone/testing/test-flow';
import { approve, buildWorkflow, end, handle, start } from '@inkstone/testing/workflow-builder';
import type { LatestState, StateSegment } from '../../../platform/db/tables/workflow.ts';
import { assembleState, splitState } from './state-segments.ts';

const decisions = 200;

/** Ten activities one after the other, and from the last one back to the first, until there were enough decisions. */
function eventsOfLongInstance(): InstanceEvent[][] {
  const names = Array.from({ length: 10 }, (_, index) => `step${index}`);
  const activities = names.map((name) =>
    name === 'step9' ? approve(name, [name], { whenFailed: { kind: 'back', activity: 'step0' } }) : handle(name, [name]),
  );
  const flow = testFlow(buildWorkflow([start(), ...activities, end()], [['start', ...names, 'end'].join(' > ')])).start('employee');
  const events = [[...flow.events]];
  for (let decision = 0; decision < decisions; decision += 1) {
    const from = flow.events.length;
    const name = names[decision % names.length]!;
    if (name === 'step9') flow.disagree(name, undefined, '請補上收據並說明用途');
    else flow.submit(name, undefined, '同意，請依規定辦理');
    events.push(flow.events.slice(from));
  }
  return events;
}

test('what a decision writes is as much after 200 decisions as after 20, and exactly the state is read again', () => {
  let latest = stored<LatestState>(initialState);
  const segments: StateSegment[] = [];
  const written: number[] = [];
  for (const events of eventsOfLongInstance()) {
    const { state, setAside } = assembleState(latest, segments);
    const after = replay(events, state);

    const split = splitState(after, setAside);
    latest = stored(split.latest);
    if (split.segment) segments.push(stored(split.segment));
    written.push(JSON.stringify(split.latest).length + (split.segment ? JSON.stringify(split.segment).length : 0));

    expect(assembleState(latest, segments).state).toEqual(after);
  }

  const around = (decision: number): number => written.slice(decision - 19, decision + 1).reduce((sum, each) => sum + each, 0) / 20;
  expect(around(200)).toBeLessThan(around(20) * 1.2);
  expect(around(200)).toBeLessThan(JSON.stringify(assembleState(latest, segments).state).length / 20);
});

/** As the database returns it. */
function stored<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

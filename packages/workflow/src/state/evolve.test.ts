import { expect, it } from 'vitest';
import { evolve, replay } from './evolve.ts';
import { initialState } from './instance-state.ts';
import type { InstanceEvent } from './instance-event.ts';

const at = '2026-07-01T01:00:00.000Z';
const started: InstanceEvent = { at, actor: 'ann', type: 'started', initiator: 'ann', owner: 'ann', pass: 1 };

it('an unknown event of a newer version changes nothing', () => {
  const state = replay([started]);

  const after = evolve(state, { at, actor: 'ann', type: 'of-a-newer-version' } as unknown as InstanceEvent);

  expect(after).toBe(state);
  expect(state).not.toEqual(initialState);
});

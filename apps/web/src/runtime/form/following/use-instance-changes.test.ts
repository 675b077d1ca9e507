import { act, renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { dispatchLiveEvent } from '../../../platform/live/live-listeners.ts';
import { useChangesWhileLoading, useInstanceChanges } from './use-instance-changes.ts';

const change = (workflowInstanceId: string) => act(() => dispatchLiveEvent({ kind: 'instance-changed', workflowInstanceId }));
const opened = (workflowInstanceId: string, whileLoading: ReturnType<typeof useChangesWhileLoading>) =>
  renderHook(() => useInstanceChanges(workflowInstanceId, whileLoading)).result;

test('a change between the answer of the server and the first render of the form is counted, and later ones too', () => {
  const whileLoading = renderHook(() => useChangesWhileLoading()).result.current;
  whileLoading.forget();
  change('mine');

  const changes = opened('mine', whileLoading);

  expect(changes.current).toBe(1);
  change('mine');
  change('other');
  expect(changes.current).toBe(2);
});

test('a change while the form is rendered for the first time is counted', () => {
  const whileLoading = renderHook(() => useChangesWhileLoading()).result.current;
  whileLoading.forget();

  const { result } = renderHook(() => {
    const changes = useInstanceChanges('mine', whileLoading);
    // After the render, and before the form listens.
    useLayoutEffect(() => dispatchLiveEvent({ kind: 'instance-changed', workflowInstanceId: 'mine' }), []);
    return changes;
  });

  expect(result.current).toBe(1);
});

test('changes before loading began, and of other instances, are not', () => {
  const whileLoading = renderHook(() => useChangesWhileLoading()).result.current;
  change('mine');
  whileLoading.forget();
  change('other');

  expect(opened('mine', whileLoading).current).toBe(0);
});

test('a form that is opened again does not count what was counted before', () => {
  const whileLoading = renderHook(() => useChangesWhileLoading()).result.current;
  change('mine');

  expect(opened('mine', whileLoading).current).toBe(1);
  expect(opened('mine', whileLoading).current).toBe(0);
  change('mine');
  expect(opened('mine', whileLoading).current).toBe(0);
});

import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { ControlView, ViewProps } from '../view/control-view.ts';
import { lazyView, loadView } from './define-views.ui.ts';

afterEach(cleanup);

const module = { Answer: () => <p>answer</p> };

function show(View: ControlView): void {
  render(
    <Suspense fallback={<p>placeholder</p>}>
      <View {...({} as ViewProps)} />
    </Suspense>,
  );
}

test('a view that is loaded already is rendered at once, another one after a placeholder', async () => {
  const [loaded, other] = [lazyView(async () => module, 'Answer'), lazyView(async () => module, 'Answer')];
  await loadView(loaded);

  show(loaded);
  expect(screen.queryByText('answer')).not.toBeNull();
  cleanup();

  show(other);
  expect(screen.queryByText('placeholder')).not.toBeNull();
  expect(await screen.findByText('answer')).toBeDefined();
});

test('a view whose script did not arrive before is asked for again when it is rendered', async () => {
  let tries = 0;
  const view = lazyView(() => (tries++ === 0 ? Promise.reject(new Error('no connection')) : Promise.resolve(module)), 'Answer');
  await expect(loadView(view)).rejects.toThrow('no connection');

  show(view);

  expect(await screen.findByText('answer')).toBeDefined();
});

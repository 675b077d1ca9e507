import { expect, test, vi } from 'vitest';

test('a frame that was asked for while timers were fake does not keep later ones from coming', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  requestAnimationFrame(() => undefined);
  vi.useRealTimers();
  let isDrawn = false;

  requestAnimationFrame(() => (isDrawn = true));

  await expect.poll(() => isDrawn).toBe(true);
});

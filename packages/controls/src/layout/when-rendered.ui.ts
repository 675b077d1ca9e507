/** Long enough for a view to load over a slow line, in milliseconds. */
const patience = 10_000;

/**
 * Calls `act` with an element now, or as soon as it has been rendered. Gives up after a while, and when the person points at something
 * else meanwhile.
 */
export function whenRendered<E extends Element>(find: () => E | null, act: (element: E) => void): void {
  const waiting = new AbortController();
  const until = performance.now() + patience;
  const look = (): void => {
    if (waiting.signal.aborted) return;
    const element = find();
    if (!element && performance.now() < until) return void requestAnimationFrame(look);
    waiting.abort();
    if (element) act(element);
  };
  addEventListener('pointerdown', () => waiting.abort(), { capture: true, signal: waiting.signal });
  look();
}

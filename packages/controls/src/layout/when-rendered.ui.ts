/** Two seconds at the usual frame rate: long enough for a view to load. */
const framesToWait = 120;

/** Calls `act` with an element now, or as soon as it has been rendered; gives up after a number of frames. */
export function whenRendered<E extends Element>(find: () => E | null, act: (element: E) => void, frames: number = framesToWait): void {
  const element = find();
  if (element) act(element);
  else if (frames > 0) requestAnimationFrame(() => whenRendered(find, act, frames - 1));
}

/** Two seconds at the usual rate: long enough for a face to load. */
const framesToWait = 120;

/** Acts on an element now, or in the frame in which it is drawn; gives up when it never is. */
export function whenThere<E extends Element>(look: () => E | null, act: (element: E) => void, frames: number = framesToWait): void {
  const element = look();
  if (element) act(element);
  else if (frames > 0) requestAnimationFrame(() => whenThere(look, act, frames - 1));
}

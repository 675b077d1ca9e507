/** Between two attempts to load a script that could not be loaded. */
const pauseMilliseconds = 3_000;
const attempts = 20;

/**
 * Loads a part of a designer. While the line is cut it is tried again: what is not saved yet must not give way to the page that tells of
 * errors. What fails although the server answers is gone, as after an update.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  let isReached = false;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (failure) {
      if (attempt === attempts || isReached) throw failure;
      isReached = await answers();
      if (!isReached) await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
    }
  }
}

const answers = (): Promise<boolean> =>
  fetch('/health/live', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Between two attempts to load a script that could not be loaded. */
const pauseMilliseconds = 3_000;
const attempts = 20;

/**
 * Loads a part of a designer. While the line is cut it is tried again: what is not saved yet must not give way to the page that tells of
 * errors.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (failure) {
      if (attempt === attempts) throw failure;
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
    }
  }
}

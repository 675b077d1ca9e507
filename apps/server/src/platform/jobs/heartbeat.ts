/** A process says so often that it is at its jobs. */
export const beatMilliseconds = 2_000;
/** Who has said nothing for so long is gone. With the look below, jobs of a process that died begin again within 15 seconds. */
export const silentSeconds = 10;
/** So often every process looks for jobs of one that is gone. */
export const lookMilliseconds = 1_000;

/** One attempt at a job: the number grows with every time it is taken, so that who lost it cannot speak for it any more. */
export interface Attempt {
  readonly name: string;
  readonly id: string;
  readonly retryCount: number;
}

/** What the thread is told. */
export type HeartOrder = { readonly kind: 'hold' | 'drop'; readonly attempt: Attempt } | { readonly kind: 'end' };

/** What the thread tells: these are not ours any more, or the database could not be asked. */
export type HeartNews = { readonly kind: 'lost'; readonly ids: readonly string[] } | { readonly kind: 'failed'; readonly reason: string };

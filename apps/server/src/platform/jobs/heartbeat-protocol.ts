/** Interval of the heartbeats of running jobs. */
export const heartbeatMilliseconds = 2_000;
/**
 * A job without a heartbeat for so long is orphaned. With the check interval below, jobs of a process that died start again within 15
 * seconds.
 */
export const heartbeatTimeoutSeconds = 10;
/** Interval at which every process checks for orphaned and for due jobs. */
export const checkMilliseconds = 1_000;

/** One attempt at a job. `retryCount` grows with each attempt, so that a process that lost the job cannot update it any more. */
export interface JobAttempt {
  readonly name: string;
  readonly id: string;
  readonly retryCount: number;
}

/** Messages to the heartbeat thread. */
export type HeartbeatCommand = { readonly kind: 'hold' | 'drop'; readonly attempt: JobAttempt } | { readonly kind: 'end' };

/** Messages from the heartbeat thread: jobs that another process took over, or a failed heartbeat. */
export type HeartbeatMessage =
  | { readonly kind: 'lost'; readonly ids: readonly string[] }
  | { readonly kind: 'failed'; readonly reason: string };

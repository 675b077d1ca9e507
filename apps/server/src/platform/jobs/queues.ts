/** How often work of a queue is tried again after it failed, and how long until then. */
export interface QueueSettings {
  readonly retryLimit: number;
  readonly retryDelay: number;
  /** The delay doubles each time, up to `retryDelayMax` seconds. */
  readonly retryBackoff: boolean;
  readonly retryDelayMax?: number;
  /** Counted as failed when a living process has not ended it after so many seconds; what one did that is gone is given out at once. */
  readonly expireInSeconds?: number;
  /** Where what failed at every attempt goes to; that queue stands before this one. */
  readonly deadLetter?: string;
}

/** The queues that transactions put work into. */
export const queues = {
  /** What could not be done for a sub-process at any attempt is told to its parent. */
  'workflow-child-failed': { retryLimit: 50, retryDelay: 5, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 60 },
  /** A sub-process is to be started or cancelled, or has ended. */
  'workflow-child': {
    retryLimit: 10,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 300,
    expireInSeconds: 60,
    deadLetter: 'workflow-child-failed',
  },
  /** What a service could not do at any attempt is told to its instance. */
  'workflow-service-failed': { retryLimit: 50, retryDelay: 5, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 60 },
  /** A service is come to: about ten minutes of attempts. */
  'workflow-service': {
    retryLimit: 7,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 300,
    expireInSeconds: 60,
    deadLetter: 'workflow-service-failed',
  },
  /** An activity's waiting, a reminder, a time limit is due. */
  'workflow-timer': { retryLimit: 10, retryDelay: 5, retryBackoff: true, retryDelayMax: 600 },
  /** A rule of delegation begins, changed or is over: open tasks follow it. */
  'workflow-trust': { retryLimit: 10, retryDelay: 5, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 7200 },
  /** Everything somebody has to do goes to somebody else. */
  'hand-over': { retryLimit: 10, retryDelay: 10, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 7200 },
  /** Lists ask for indexes; a large table takes its time. */
  'list-index': { retryLimit: 20, retryDelay: 30, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 14_400 },
  /** What is done with many records failed at every attempt: whoever began it is told. */
  'record-batch-failed': { retryLimit: 50, retryDelay: 5, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 60 },
  /** The same is done with many records. */
  'record-batch': {
    retryLimit: 5,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 120,
    expireInSeconds: 7200,
    deadLetter: 'record-batch-failed',
  },
  /** What runs on a version of a workflow goes over to another one. */
  'workflow-migration': { retryLimit: 10, retryDelay: 10, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 7200 },
  /** An export that ended its process each time is told to be over. */
  'data-export-failed': { retryLimit: 50, retryDelay: 5, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 60 },
  /** A list becomes a file. Whoever finds that nobody is at it any more puts it here again. */
  'data-export': {
    retryLimit: 3,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 60,
    expireInSeconds: 7200,
    deadLetter: 'data-export-failed',
  },
  /** An import that broke off at every attempt is told to be over. */
  'data-import-failed': { retryLimit: 50, retryDelay: 5, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 60 },
  /** A file is read, tried or written, for a while; then it waits its turn again. */
  'data-import': {
    retryLimit: 6,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 60,
    expireInSeconds: 7200,
    deadLetter: 'data-import-failed',
  },
  /** Messages wait to be mailed to somebody. */
  'message-mail': { retryLimit: 8, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600 },
  /** A message waits to be sent to the webhook. */
  'message-webhook': { retryLimit: 8, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600 },
} as const satisfies Record<string, QueueSettings>;

export type QueueName = keyof typeof queues;

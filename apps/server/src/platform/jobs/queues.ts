/** Retries and time limits of a queue; times are in seconds. */
export interface QueueSettings {
  readonly retryLimit: number;
  readonly retryDelay: number;
  /** The delay doubles each time, up to `retryDelayMax` seconds. */
  readonly retryBackoff: boolean;
  readonly retryDelayMax?: number;
  /**
   * A job that a living process has not finished after so many seconds counts as failed. Jobs of ended processes are reassigned earlier.
   */
  readonly expireInSeconds?: number;
  /** The queue for jobs that failed at every attempt. It must be declared before this one. */
  readonly deadLetter?: string;
}

/** The queues for `enqueue`. */
export const queues = {
  /** Reports to the parent that a job of a sub-process failed at every attempt. */
  'workflow-child-failed': { retryLimit: 50, retryDelay: 5, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 60 },
  /** Starts or cancels a sub-process, or reports its end to the parent. */
  'workflow-child': {
    retryLimit: 10,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 300,
    expireInSeconds: 60,
    deadLetter: 'workflow-child-failed',
  },
  /** Reports to the instance that a service failed at every attempt. */
  'workflow-service-failed': { retryLimit: 50, retryDelay: 5, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 60 },
  /** Runs a service activity; the attempts take about ten minutes. */
  'workflow-service': {
    retryLimit: 7,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 300,
    expireInSeconds: 60,
    deadLetter: 'workflow-service-failed',
  },
  /** Fires timer activities, reminders and time limits that are due. */
  'workflow-timer': { retryLimit: 10, retryDelay: 5, retryBackoff: true, retryDelayMax: 600 },
  /** Applies a delegation that starts, changed or ended to the open tasks. */
  'workflow-trust': { retryLimit: 10, retryDelay: 5, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 7200 },
  /** Hands over all open tasks of a person to another. */
  'hand-over': { retryLimit: 10, retryDelay: 10, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 7200 },
  /** Creates the indexes that lists need; this takes long on a large table. */
  'list-index': { retryLimit: 20, retryDelay: 30, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 14_400 },
  /** Ends a batch change of records that failed at every attempt and notifies the person who started it. */
  'record-batch-failed': { retryLimit: 50, retryDelay: 5, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 60 },
  /** Changes or deletes many records in one batch. */
  'record-batch': {
    retryLimit: 5,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 120,
    expireInSeconds: 7200,
    deadLetter: 'record-batch-failed',
  },
  /** Marks a copy of values as failed that ended its process at every attempt. */
  'value-copy-failed': { retryLimit: 50, retryDelay: 5, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 60 },
  /** Copies the values of one data item into another, a part at a time. */
  'value-copy': {
    retryLimit: 10,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 120,
    expireInSeconds: 7200,
    deadLetter: 'value-copy-failed',
  },
  /** Migrates the instances of one workflow version to another one. */
  'workflow-migration': { retryLimit: 10, retryDelay: 10, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 7200 },
  /** Marks an export as failed that ended its process at every attempt. */
  'data-export-failed': { retryLimit: 50, retryDelay: 5, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 60 },
  /** Writes a list to a file. A scheduled job enqueues it again if no process works on it any more. */
  'data-export': {
    retryLimit: 3,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 60,
    expireInSeconds: 7200,
    deadLetter: 'data-export-failed',
  },
  /** Marks an import as failed that was interrupted at every attempt. */
  'data-import-failed': { retryLimit: 50, retryDelay: 5, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 60 },
  /** Reads, checks or writes a part of an import, then enqueues the rest again. */
  'data-import': {
    retryLimit: 6,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 60,
    expireInSeconds: 7200,
    deadLetter: 'data-import-failed',
  },
  /** Marks an import of people as failed that was interrupted at every attempt. */
  'people-import-failed': { retryLimit: 50, retryDelay: 5, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 60 },
  /** Writes all people of a file in one transaction. */
  'people-import': {
    retryLimit: 3,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 60,
    expireInSeconds: 1800,
    deadLetter: 'people-import-failed',
  },
  /** Mails an invitation or a link for a forgotten password. */
  'account-mail': { retryLimit: 6, retryDelay: 20, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 120 },
  /** Mails the waiting messages of a person. */
  'message-mail': { retryLimit: 8, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600 },
  /** Sends the waiting messages of a person to the webhook. */
  'message-webhook': { retryLimit: 8, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600 },
} as const satisfies Record<string, QueueSettings>;

export type QueueName = keyof typeof queues;

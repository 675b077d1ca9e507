/** How long things are kept that are only needed for a while. */
export const graceDays = { idempotencyKeys: 7, endedSignIns: 1, signInAttempts: 1, relayedNotices: 1, recordBatches: 30 } as const;

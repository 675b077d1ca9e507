/** The retention period of the recycle bin. */
export const recycleBinDays = 30;

export const purgedAt = (deletedAt: Date): string => new Date(deletedAt.getTime() + recycleBinDays * 86_400_000).toISOString();

/** How long what was deleted can be taken out of the recycle bin again. */
export const binDays = 30;

export const purgedAt = (deletedAt: Date): string => new Date(deletedAt.getTime() + binDays * 86_400_000).toISOString();

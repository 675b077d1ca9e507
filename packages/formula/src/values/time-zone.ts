const formatters = new Map<string, Intl.DateTimeFormat | null>();
const offsets = new Map<string, Map<number, number>>();

/** Zones change their offset only at quarter hours. */
export const offsetStepMs = 900_000;
const cachedBuckets = 20_000;
const cachedZones = 600;

function formatterOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  if (formatters.size >= cachedZones) formatters.clear();
  const formatter = createFormatter(timeZone);
  formatters.set(timeZone, formatter);
  return formatter;
}

function createFormatter(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return null;
  }
}

/** Whether the name is `UTC` or an IANA zone that this runtime supports. */
export function isTimeZone(timeZone: string): boolean {
  return timeZone === 'UTC' || formatterOf(timeZone) !== null;
}

/** Returns the offset of a zone from UTC at an instant, in milliseconds. An unknown zone is treated as UTC. */
export function offsetAt(instantMs: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0;
  const bucket = Math.floor(instantMs / offsetStepMs);
  let cache = offsets.get(timeZone);
  if (!cache) {
    if (offsets.size >= cachedZones) offsets.clear();
    offsets.set(timeZone, (cache = new Map()));
  }
  const known = cache.get(bucket);
  if (known !== undefined) return known;
  if (cache.size >= cachedBuckets) cache.clear();
  const offset = readOffset(bucket * offsetStepMs, timeZone);
  cache.set(bucket, offset);
  return offset;
}

function readOffset(instantMs: number, timeZone: string): number {
  const formatter = formatterOf(timeZone);
  if (!formatter) return 0;
  const part: Record<string, number> = {};
  let beforeChrist = false;
  for (const { type, value } of formatter.formatToParts(instantMs)) {
    if (type === 'era') beforeChrist = value.startsWith('B');
    else if (type !== 'literal') part[type] = Number(value);
  }
  const wall = new Date(0);
  wall.setUTCFullYear(beforeChrist ? 1 - part.year! : part.year!, part.month! - 1, part.day!);
  wall.setUTCHours(part.hour!, part.minute!, part.second!);
  return wall.getTime() - instantMs;
}

/** Returns the wall time as if it were UTC. */
export function toWallMs(instantMs: number, timeZone: string): number {
  return instantMs + offsetAt(instantMs, timeZone);
}

/** Returns the instant of a wall time: in the gap of a clock change the later reading, in the overlap the first of the two. */
export function fromWallMs(wallMs: number, timeZone: string): number {
  if (timeZone === 'UTC') return wallMs;
  const before = offsetAt(wallMs - 86_400_000, timeZone);
  const after = offsetAt(wallMs + 86_400_000, timeZone);
  const early = wallMs - before;
  if (before === after || offsetAt(early, timeZone) === before) return early;
  const late = wallMs - after;
  return offsetAt(late, timeZone) === after ? late : early;
}

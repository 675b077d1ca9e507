const dayMs = 86_400_000;

/** Returns the first instant of a day, `YYYY-MM-DD`, in a time zone and the first one after it. */
export function dayRange(day: string, timeZone: string): { readonly from: string; readonly to: string } {
  const start = Date.parse(`${day}T00:00:00Z`);
  return { from: localMidnight(start, timeZone), to: localMidnight(start + dayMs, timeZone) };
}

/** The instant at which clocks of the zone show this time of UTC. The offset before and after a change of clocks is tried. */
function localMidnight(utc: number, timeZone: string): string {
  const first = utc - offsetMs(utc, timeZone);
  return new Date(utc - offsetMs(first, timeZone)).toISOString();
}

function offsetMs(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const part = (type: string): number => Number(parts.find((each) => each.type === type)?.value ?? 0);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return shown - Math.floor(instant / 1000) * 1000;
}

import { cpus, loadavg, release, totalmem, type } from 'node:os';

/** Describes the machine and its load before the measurement in one line. */
export function machine(): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown'}, ${memory} GiB, ${type()} ${release()}, Node ${process.versions.node}, load ${load}`;
}

import { cpus, release, totalmem, type } from 'node:os';

/** What the figures were measured on, in one line. */
export function machine(): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown'}, ${memory} GiB, ${type()} ${release()}, Node ${process.versions.node}`;
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** Names contain a hash of the content. */
const builtName = /^[\w.-]+\.(\w+)$/;
const mediaTypes = new Map([
  ['js', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
]);
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** What these mean concerns pages only. A page loads dozens of scripts, and each would carry a kB of them. */
const headersOfPages = [
  'permissions-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
/** A script may be run as a worker, which has the policy of its own answer. */
const scriptPolicy = "default-src 'self'";

/** A file as it is sent; without an encoding, `@fastify/compress` chooses one. */
interface BuiltFile {
  readonly bytes: Buffer;
  readonly encoding: 'br' | 'gzip' | null;
}

/**
 * Serves scripts and styles of the built web client from memory. A page loads more than a hundred of them, and looking each one up on the
 * disk costs the server more than any call of the page. Only files that exist are kept, so the folder limits the memory.
 */
export function serveBuiltScripts(app: FastifyInstance, folder: string): void {
  const kept = new Map<string, BuiltFile>();
  app.get<{ Params: { name: string } }>('/assets/:name', { schema: { hide: true } }, async (request, reply) => {
    const { name } = request.params;
    const [, extension] = builtName.exec(name) ?? [];
    if (extension === undefined) return reply.callNotFound();
    const type = mediaTypes.get(extension);
    if (type === undefined) return reply.sendFile(`assets/${name}`);
    const accepted = encodings.filter((encoding) => accepts(request.headers['accept-encoding'], encoding.name));
    const key = [name, ...accepted.map((encoding) => encoding.name)].join(' ');
    const file = kept.get(key) ?? (await readBuilt(join(folder, name), accepted));
    if (!file) return reply.callNotFound();
    kept.set(key, file);
    for (const header of headersOfPages) void reply.removeHeader(header);
    void reply.header('content-security-policy', scriptPolicy);
    if (file.encoding) void reply.header('content-encoding', file.encoding);
    return reply.headers({ vary: 'accept-encoding', 'cache-control': 'public, max-age=31536000, immutable' }).type(type).send(file.bytes);
  });
}

/** Returns the first compressed form that was built, otherwise the file itself; null if there is none. */
async function readBuilt(path: string, accepted: readonly (typeof encodings)[number][]): Promise<BuiltFile | null> {
  for (const { name, suffix } of accepted) {
    const bytes = await readIfPresent(path + suffix);
    if (bytes) return { bytes, encoding: name };
  }
  const bytes = await readIfPresent(path);
  return bytes && { bytes, encoding: null };
}

async function readIfPresent(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null;
    throw error;
  }
}

function accepts(header: string | string[] | undefined, encoding: string): boolean {
  return String(header ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .some(([name, quality]) => name === encoding && Number(quality ?? 1) > 0);
}

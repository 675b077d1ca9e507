import type { ByteRange, FileStore } from '../../platform/files/file-store.ts';
import type { FileAnswer } from '../../platform/http/file-exchange.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { DownloadContext } from '../../platform/http/request-context.ts';

export interface SentContent {
  /** The name in the store; also the entity tag, because equal names mean equal bytes. */
  readonly name: string;
  readonly mediaType: string;
  readonly disposition: string;
}

/** Headers of every file: nothing in it is executed, framed or sniffed, whatever it is. */
export const fileSecurityHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
} as const;

/** Text is sent as plain text; other types that could contain script are sent as bytes. */
function safeMediaType(mediaType: string): string {
  if (mediaType === 'text/plain' || mediaType === 'text/csv') return `${mediaType}; charset=utf-8`;
  return /xml|html|script/i.test(mediaType) ? 'application/octet-stream' : mediaType;
}

/**
 * Returns a content, a range of it, or 304 when the client has it already. Refuses with `not-found` a content that is missing in the store.
 */
export async function answerFile(
  files: FileStore,
  { name, mediaType, disposition }: SentContent,
  wanted: DownloadContext['wanted'],
): Promise<FileAnswer> {
  const size = (await files.sizeOf(name)) ?? refuse('not-found');
  const tag = `"${name}"`;
  const headers = {
    ...fileSecurityHeaders,
    etag: tag,
    'accept-ranges': 'bytes',
    // Rights may change, so cached copies are revalidated each time.
    'cache-control': 'private, no-cache',
  };
  if (wanted.ifNoneMatch !== undefined && matches(wanted.ifNoneMatch, tag)) return { status: 304, headers, body: undefined };
  const described = { ...headers, 'content-type': safeMediaType(mediaType), 'content-disposition': disposition };
  const range = wanted.ifRange === undefined || wanted.ifRange === tag ? readRange(wanted.range, size) : null;
  if (range === 'unsatisfiable') return { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` }, body: undefined };
  if (range === null) return { status: 200, headers: { ...described, 'content-length': String(size) }, body: await files.read(name) };
  const { start, end } = range;
  return {
    status: 206,
    headers: { ...described, 'content-length': String(end - start + 1), 'content-range': `bytes ${start}-${end}/${size}` },
    body: await files.read(name, range),
  };
}

function matches(header: string, tag: string): boolean {
  return header.split(',').some((each) => ['*', tag, `W/${tag}`].includes(each.trim()));
}

/** Parses a single range; for several or an invalid one the whole content is sent, as RFC 9110 allows. */
function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const last = size - 1;
  const [start, end] =
    match[1] === ''
      ? [Math.max(0, size - Number(match[2])), last]
      : [Number(match[1]), match[2] === '' ? last : Math.min(Number(match[2]), last)];
  if (match[1] !== '' && match[2] !== '' && Number(match[1]) > Number(match[2])) return null;
  return start > last || (match[1] === '' && Number(match[2]) === 0) ? 'unsatisfiable' : { start, end };
}

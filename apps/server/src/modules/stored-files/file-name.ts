/** Far more than 80 characters (the upload rule) of any script and an extension; longer headers exceed limits of proxies. */
export const maxNameBytes = 1_000;
/** File systems allow no longer names; unpacked files get shorter ones. */
const maxDiskBytes = 250;

/** Control characters, bidirectional marks and invisible characters, which make a name read as another one. */
const deceiving = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/u;

/** Returns a name without folders and surrounding blanks; null when it contains deceptive characters, is too long or empty. */
export function cleanFileName(sent: string): string | null {
  const name = (sent.split(/[/\\]/).at(-1) ?? '').normalize('NFC').trim();
  if (deceiving.test(name) || !name.isWellFormed() || Buffer.byteLength(name) > maxNameBytes) return null;
  return name === '' || /^\.+$/.test(name) ? null : name;
}

const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** Returns names for files in one folder on any system: unique regardless of case, and without path separators. */
export function folderNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const safe = safeName(name);
    const dot = safe.lastIndexOf('.');
    const [stem, end] = dot > 0 ? [safe.slice(0, dot), safe.slice(dot)] : [safe, ''];
    let unique = fitted(stem, end);
    for (let count = 2; taken.has(unique.toLowerCase()); count += 1) unique = fitted(stem, ` (${count})${end}`);
    taken.add(unique.toLowerCase());
    return unique;
  });
}

/** Shortens the stem to whole characters so that it fits with its end. */
function fitted(stem: string, end: string): string {
  if (Buffer.byteLength(stem) + Buffer.byteLength(end) <= maxDiskBytes) return stem + end;
  const room = maxDiskBytes - Math.min(Buffer.byteLength(end), maxDiskBytes - 1);
  const head = new TextDecoder().decode(Buffer.from(stem).subarray(0, room)).replace(/\ufffd+$/u, '');
  return head + end;
}

function safeName(name: string): string {
  const plain = name
    .replace(/[\p{Cc}<>:"/\\|?*]/gu, '_')
    .replace(/^\.+/, '_')
    .replace(/[. ]+$/, '');
  const stem = plain.split('.')[0]!;
  return plain === '' || reserved.test(stem) ? `_${plain}` : plain;
}

/** RFC 6266: the name in UTF-8, and an ASCII fallback for older clients. */
export function contentDisposition(kind: 'attachment' | 'inline', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%;]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

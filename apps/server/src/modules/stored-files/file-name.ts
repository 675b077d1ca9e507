/** Far more than 80 characters (the rule of uploads) of any script and an extension; more, and heads of answers grow too long for proxies. */
export const mostNameBytes = 1_000;
/** Disks hold no longer names; whoever unpacks files gets shorter ones. */
const mostDiskBytes = 250;

/** Controls, marks that turn the direction of writing, and those nobody sees: with them a name reads as another one. */
const deceiving = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/u;

/** A name without its folders and without blanks around it; null when it has characters that deceive, is too long or nothing is left. */
export function cleanFileName(sent: string): string | null {
  const name = (sent.split(/[/\\]/).at(-1) ?? '').normalize('NFC').trim();
  if (deceiving.test(name) || !name.isWellFormed() || Buffer.byteLength(name) > mostNameBytes) return null;
  return name === '' || /^\.+$/.test(name) ? null : name;
}

const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** Names for files side by side in one folder, on any system: no two alike, whatever the case; none leaves the folder. */
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

/** As much of the stem as fits, whole characters only, with its end. */
function fitted(stem: string, end: string): string {
  if (Buffer.byteLength(stem) + Buffer.byteLength(end) <= mostDiskBytes) return stem + end;
  const room = mostDiskBytes - Math.min(Buffer.byteLength(end), mostDiskBytes - 1);
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

/** RFC 6266: the name in UTF-8, and without what is not ASCII for those who read no other. */
export function contentDisposition(kind: 'attachment' | 'inline', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%;]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

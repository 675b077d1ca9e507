import type { FileKind } from '../db/tables/files.ts';

/** The type that the content of a file with a certain extension must have. */
export interface KnownType {
  readonly mediaType: string;
  readonly kind: FileKind;
  /** The accepted results of the detection; `text`: plain text without a signature; `svg`: text with an `svg` root element. */
  readonly detected: readonly string[];
}

const known = (kind: FileKind, mediaType: string, ...detected: readonly string[]): KnownType => ({ kind, mediaType, detected });

const office = 'application/vnd.openxmlformats-officedocument';
const cfb = ['cfb'];

/** By extension. Files with other extensions can only be downloaded, whatever their content is. */
export const knownTypes: Readonly<Record<string, KnownType>> = {
  jpg: known('image', 'image/jpeg', 'jpg'),
  jpeg: known('image', 'image/jpeg', 'jpg'),
  png: known('image', 'image/png', 'png', 'apng'),
  gif: known('image', 'image/gif', 'gif'),
  bmp: known('image', 'image/bmp', 'bmp'),
  tif: known('image', 'image/tiff', 'tif'),
  tiff: known('image', 'image/tiff', 'tif'),
  webp: known('image', 'image/webp', 'webp'),
  heic: known('image', 'image/heic', 'heic'),
  svg: known('image', 'image/svg+xml', 'svg'),
  pdf: known('document', 'application/pdf', 'pdf'),
  docx: known('document', `${office}.wordprocessingml.document`, 'docx'),
  xlsx: known('document', `${office}.spreadsheetml.sheet`, 'xlsx'),
  pptx: known('document', `${office}.presentationml.presentation`, 'pptx'),
  doc: known('document', 'application/msword', ...cfb, 'rtf'),
  xls: known('document', 'application/vnd.ms-excel', ...cfb),
  ppt: known('document', 'application/vnd.ms-powerpoint', ...cfb),
  wps: known('document', 'application/octet-stream', ...cfb, 'docx', 'zip'),
  et: known('document', 'application/octet-stream', ...cfb, 'xlsx', 'zip'),
  dps: known('document', 'application/octet-stream', ...cfb, 'pptx', 'zip'),
  rtf: known('document', 'application/rtf', 'rtf'),
  ofd: known('document', 'application/ofd', 'zip'),
  txt: known('text', 'text/plain', 'text'),
  csv: known('text', 'text/csv', 'text'),
  xml: known('text', 'application/xml', 'text', 'xml', 'svg'),
  zip: known('archive', 'application/zip', 'zip', 'docx', 'xlsx', 'pptx', 'jar', 'apk', 'epub', 'odt', 'ods', 'odp'),
  rar: known('archive', 'application/vnd.rar', 'rar'),
  '7z': known('archive', 'application/x-7z-compressed', '7z'),
  mp3: known('sound', 'audio/mpeg', 'mp3', 'mp2', 'mp1'),
  wav: known('sound', 'audio/wav', 'wav'),
  wma: known('sound', 'audio/x-ms-wma', 'asf'),
  m4a: known('sound', 'audio/mp4', 'm4a', 'm4b', 'mp4', 'f4a'),
  aac: known('sound', 'audio/aac', 'aac', 'm4a'),
  ogg: known('sound', 'audio/ogg', 'ogg', 'oga', 'opus', 'ogv', 'ogx', 'spx'),
  flac: known('sound', 'audio/flac', 'flac'),
  amr: known('sound', 'audio/amr', 'amr'),
  mp4: known('film', 'video/mp4', 'mp4', 'm4v', 'f4v', '3gp', '3g2', 'mov'),
  mov: known('film', 'video/quicktime', 'mov', 'mp4', 'm4v'),
  '3gp': known('film', 'video/3gpp', '3gp', '3g2', 'mp4'),
  avi: known('film', 'video/x-msvideo', 'avi'),
  wmv: known('film', 'video/x-ms-wmv', 'asf'),
  flv: known('film', 'video/x-flv', 'flv'),
  mkv: known('film', 'video/x-matroska', 'mkv', 'webm'),
  webm: known('film', 'video/webm', 'webm', 'mkv'),
  mpg: known('film', 'video/mpeg', 'mpg', 'mp1', 'mp2', 'mts'),
  mpeg: known('film', 'video/mpeg', 'mpg', 'mp1', 'mp2', 'mts'),
  rm: known('film', 'application/vnd.rn-realmedia', 'rm'),
  rmvb: known('film', 'application/vnd.rn-realmedia-vbr', 'rm'),
};

/** Executable content, refused under every extension. */
export const programs: ReadonlySet<string> = new Set([
  'exe',
  'elf',
  'macho',
  'class',
  'wasm',
  'dmg',
  'deb',
  'rpm',
  'crx',
  'xpi',
  'apk',
  'jar',
  'swf',
  'lnk',
  'reg',
  'chm',
  'cab',
  'com',
  'script',
]);

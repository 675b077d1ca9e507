/** The file types that the system accepts, by extension; administrators may replace these lists. */
export interface FileTypeLists {
  readonly ignored: readonly string[];
  readonly allowed: readonly string[];
  readonly images: readonly string[];
  readonly documents: readonly string[];
}

const imageTypes = ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'svg', 'tif'] as const;
const documentTypes = [
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'pdf',
  'txt',
  'xml',
  'csv',
  'rtf',
  'wps',
  'et',
  'dps',
  'ofd',
  'ceb',
  'cebx',
];
const archiveTypes = ['rar', 'zip', '7z'];
const soundTypes = ['mp3', 'wav', 'wma', 'm4a', 'aac', 'ogg', 'flac', 'amr'];
const filmTypes = ['mp4', 'avi', 'mov', 'wmv', 'flv', 'mkv', 'mpg', 'mpeg', 'webm', '3gp', 'rm', 'rmvb'];

/** Kinds of files by which a designer chooses extensions. */
export const fileTypeGroups = {
  documents: documentTypes,
  images: imageTypes,
  archives: archiveTypes,
  sounds: soundTypes,
  films: filmTypes,
} as const satisfies Record<string, readonly string[]>;

/** Runtime specification, section 5: uploads. */
export const defaultFileTypes: FileTypeLists = {
  ignored: [
    'php',
    'php3',
    'php4',
    'php5',
    'phtml',
    'html',
    'htm',
    'shtml',
    'xhtml',
    'jsp',
    'jspx',
    'asp',
    'aspx',
    'asa',
    'asax',
    'ascx',
    'ashx',
    'asmx',
    'cer',
    'swf',
    'exe',
    'xmind',
  ],
  allowed: [...imageTypes, 'tiff', 'webp', 'heic', ...documentTypes, ...archiveTypes, ...soundTypes, ...filmTypes],
  images: imageTypes,
  documents: documentTypes,
};

/**
 * Parses a control's list of extensions, separated by commas, semicolons or blanks, with or without leading dots. Empty if the control has
 * none.
 */
export function fileTypesOf(option: unknown): readonly string[] {
  const listed: readonly unknown[] = typeof option === 'string' ? option.split(/[\s,;，；、|]+/) : Array.isArray(option) ? option : [];
  const types = listed.flatMap((each) =>
    typeof each === 'string'
      ? [
          each
            .trim()
            .replace(/^[*.]+/, '')
            .toLowerCase(),
        ]
      : [],
  );
  return [...new Set(types.filter((type) => type !== ''))];
}

/** Returns the text after the last dot in lower case; `''` without a dot. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0
    ? ''
    : name
        .slice(dot + 1)
        .trim()
        .toLowerCase();
}

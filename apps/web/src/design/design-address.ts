import { documentKinds, isKindOfModel, type DocumentKey } from '@inkstone/schema';

/** Pages of the environment that show no document. */
export const frameSections = ['dictionaries', 'texts', 'publish', 'history', 'settings'] as const;
export type FrameSection = (typeof frameSections)[number];

/** Stands for the rules of a form in its address, where a control would be named. */
export const rulesPart = '-rules';

/** The address of a document, or of a part in it. Documents of a model are named by its code and theirs. */
export function documentAddress(appCode: string, key: DocumentKey, part?: string): string {
  const base = `/design/${appCode}`;
  const below = part === undefined ? '' : `/${part}`;
  if (key.kind === 'app') return `${base}/menu${part === undefined ? '' : `/-${below}`}`;
  return `${base}/${key.kind}/${'schemaCode' in key ? `${key.schemaCode}.${key.code}` : key.code}${below}`;
}

export const sectionAddress = (appCode: string, section: FrameSection): string => `/design/${appCode}/${section}`;

/** The page of dictionaries with one of them first. */
export const dictionaryAddress = (appCode: string, code: string): string => `${sectionAddress(appCode, 'dictionaries')}/${code}`;

/** The document of an address; null for other addresses. */
export function addressedDocument(appCode: string, section: string | undefined, document: string | undefined): DocumentKey | null {
  if (section === 'menu') return { kind: 'app', code: appCode };
  const kind = documentKinds.find((each) => each === section && each !== 'app');
  if (document === undefined || kind === undefined) return null;
  if (!isKindOfModel(kind)) return { kind, code: document };
  const [schemaCode, code] = document.split('.');
  return schemaCode && code ? { kind, schemaCode, code } : null;
}

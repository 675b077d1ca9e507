import type { DocumentKey } from '@inkstone/schema';
import { isJsonObject, objectsIn, type Json, type JsonObject } from '../document/json.ts';

/** Properties in which people write what they like; none of them names a part. */
const prose: ReadonlySet<string> = new Set(['name', 'name_i18n', 'tips', 'placeholder', 'title', 'text', 'message', 'zh', 'en', 'type']);

/**
 * Whether a code stands in what only an extension understands, after it was renamed everywhere else: the options of its controls, and its
 * steps of events. It might name nothing any more, so that such a rename is refused.
 */
export function isStillNamed(document: DocumentKey, content: JsonObject, code: string): boolean {
  if (document.kind !== 'form') return false;
  const word = new RegExp(String.raw`(?<!\w)${code}(?!\w)`);
  const stands = (value: Json): boolean => {
    if (typeof value === 'string') return word.test(value);
    if (Array.isArray(value)) return value.some((each: Json) => stands(each));
    return (
      isJsonObject(value) && Object.entries(value).some(([property, each]) => !prose.has(property) && (word.test(property) || stands(each)))
    );
  };
  return partsOf(content).some(({ type, options = {} }) => {
    const isExtension = typeof type === 'string' && type.startsWith('x-');
    return isExtension ? stands(options) : stepsIn(options).filter(isOfExtension).some(stands);
  });
}

const partsOf = ({ controls }: JsonObject): readonly JsonObject[] =>
  objectsIn(controls).flatMap((control) => [control, ...objectsIn(control['columns'])]);

/** The kinds of steps that the product has. */
const ownSteps: ReadonlySet<string> = new Set(['set', 'clear', 'message', 'hide-message', 'rule', 'refresh', 'open']);

const isOfExtension = ({ step }: JsonObject): boolean => typeof step === 'string' && !ownSteps.has(step);

function stepsIn(options: Json): readonly JsonObject[] {
  if (!isJsonObject(options)) return [];
  const lists = ['onChange', 'onUpload', 'onDelete', 'onAddRow', 'onDeleteRow'].map((event) => options[event]);
  return [...lists, ...objectsIn(options['actions']).map(({ steps }) => steps)].flatMap(objectsIn);
}

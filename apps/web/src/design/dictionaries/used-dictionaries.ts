import { isJsonObject, objectsIn, type Documents, type JsonObject, type Operation } from '@inkstone/design';
import { dictionaryOf, type ControlOptions, type DocumentKey } from '@inkstone/schema';
import { optionsPath } from '../form/panel/option-operations.ts';
import { textOf } from '../working-copy/text-of.ts';
import { setting } from '../working-copy/was-seen.ts';

/** A control that offers the entries of a dictionary. */
export interface DictionaryUse {
  readonly form: DocumentKey;
  /** A column of a sub-table as `sheet.column`. */
  readonly control: string;
  readonly options: JsonObject;
}

/** The dictionaries that the forms of an application name, by the code or id that they name, with the controls. */
export function usedDictionaries(documents: Documents): ReadonlyMap<string, readonly DictionaryUse[]> {
  const uses = [...documents.values()].flatMap(({ key, content }) => (key.kind === 'form' ? usesIn(key, content) : []));
  return new Map([...Map.groupBy(uses, ([code]) => code)].map(([code, found]) => [code, found.map(([, use]) => use)]));
}

function usesIn(form: DocumentKey, content: JsonObject): readonly (readonly [string, DictionaryUse])[] {
  return objectsIn(content['controls']).flatMap((control) => {
    const key = textOf(control['key']);
    const columns = objectsIn(control['columns']).map((column) => [`${key}.${textOf(column['key'])}`, column['options']] as const);
    return [[key, control['options']] as const, ...columns].flatMap(([place, options]) => {
      if (!isJsonObject(options)) return [];
      const code = dictionaryOf(options as unknown as ControlOptions)?.dictionaryId;
      return code === undefined ? [] : [[code, { form, control: place, options }] as const];
    });
  });
}

/** Returns what makes controls choose from another dictionary; the entries that were picked of the former one mean nothing in it. */
export function replacingDictionary(uses: readonly DictionaryUse[], code: string): readonly Operation[] {
  return uses.flatMap(({ form, control, options }) =>
    ['choiceSource', 'dictionaryData'].flatMap((option) => {
      const source = options[option];
      if (!isJsonObject(source) || typeof source['dictionaryId'] !== 'string') return [];
      const { selected: _, ...kept } = source;
      const path = [...optionsPath(control), option];
      return [setting({ document: form, path, value: { ...kept, dictionaryId: code }, was: source })];
    }),
  );
}

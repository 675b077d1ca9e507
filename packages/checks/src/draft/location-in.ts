import { documentShapes, shapeAt } from '@inkstone/design';
import type { DocumentKey } from '@inkstone/schema';
import type { IssueLocation } from '../issue/issue-location.ts';

/** A path of a schema's issue, with codes in place of the positions of parts. */
type CodedPath = readonly (string | number)[];

/** Names the parts that a path leads through by their codes: `['controls', 3, 'type']` becomes `['controls', 'price', 'type']`. */
export function codedPath({ kind }: DocumentKey, content: unknown, path: readonly PropertyKey[]): CodedPath {
  let value: unknown = content;
  let shape = documentShapes[kind];
  let list: string | null = null;
  return path.map((step) => {
    const key = list === null ? undefined : shape.parts?.[list]?.key;
    value = isObject(value) ? Reflect.get(value, step) : undefined;
    if (typeof step !== 'number') {
      const isList = shape.parts !== undefined && Object.hasOwn(shape.parts, String(step));
      list = isList ? String(step) : null;
      if (!isList) shape = shape.objects?.[String(step)] ?? {};
      return String(step);
    }
    const code: unknown = key !== undefined && isObject(value) ? Reflect.get(value, key) : undefined;
    if (list !== null) shape = shapeAt(shape, [list, String(code)]);
    list = null;
    return typeof code === 'string' ? code : step;
  });
}

/** The location to which a path leads: the part that its designer shows, otherwise the property. */
export function locationIn({ kind }: DocumentKey, path: CodedPath): IssueLocation {
  const [list, code, property, inner, deeper] = path;
  const whole: IssueLocation = { kind: 'property', property: path };
  if (typeof code !== 'string') return whole;
  if (kind === 'model' && list === 'dataItems')
    return { kind: 'item', item: code, ...(property === 'dataItems' && typeof inner === 'string' && { column: inner }) };
  if (kind === 'form' && list === 'controls') {
    const column = property === 'columns' && typeof inner === 'string' ? inner : undefined;
    const [holder, option] = column === undefined ? [property, inner] : [deeper, path[5]];
    return {
      kind: 'control',
      control: code,
      ...(column !== undefined && { column }),
      ...(holder === 'options' && typeof option === 'string' && { option }),
    };
  }
  const setting = typeof property === 'string' ? { setting: property } : {};
  if (kind === 'form' && list === 'buttons') return { kind: 'button', button: code, ...setting };
  if (kind === 'workflow' && list === 'activities') return { kind: 'activity', activity: code };
  if (kind === 'workflow' && list === 'routes') return { kind: 'route', route: code };
  if (kind === 'page' && list === 'cards') return { kind: 'card', card: code, ...setting };
  if (kind === 'app' && list === 'functions') return { kind: 'entry', entry: code };
  if (kind === 'list' && list === 'columns') return { kind: 'list-setting', setting: 'columns', code };
  return whole;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

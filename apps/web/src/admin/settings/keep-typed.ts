/**
 * Joins what a person typed into a form with what somebody else has saved since the form was opened: fields that the person left alone get
 * the latest value, others keep what was typed. In lists both keep what they added and removed.
 */
export function keepTyped<T>(opened: T, typed: T, latest: T): T {
  if (isSame(typed, opened)) return latest;
  if (isSame(latest, opened)) return typed;
  if (Array.isArray(opened) && Array.isArray(typed) && Array.isArray(latest)) return keepTypedItems(opened, typed, latest) as T;
  if (!isFields(opened) || !isFields(typed) || !isFields(latest)) return typed;
  const names = new Set([...Object.keys(latest), ...Object.keys(typed)]);
  return Object.fromEntries([...names].map((name) => [name, keepTyped(opened[name], typed[name], latest[name])])) as T;
}

function keepTypedItems(opened: readonly unknown[], typed: readonly unknown[], latest: readonly unknown[]): unknown[] {
  const has = (items: readonly unknown[], item: unknown) => items.some((each) => isSame(each, item));
  const added = typed.filter((item) => !has(opened, item) && !has(latest, item));
  return [...latest.filter((item) => has(typed, item) || !has(opened, item)), ...added];
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values of a form are the same; an unset field is one without a value. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (!isFields(one) || !isFields(other)) return one === other;
  return [...Object.keys(one), ...Object.keys(other)].every((name) => isSame(one[name], other[name]));
}

interface Named {
  readonly key: string;
  readonly sheet: string | null;
  readonly name: string;
  /** What kind of control it is. */
  readonly kind: string;
}

/** Fields of which several beside each other have one name, such as a group and its sub-table, with their kind or else their code. */
export function toldApart<T extends Named>(fields: readonly T[], joined: (name: string, difference: string) => string): readonly T[] {
  const isAlone = timesOf(fields.map(({ sheet, name }) => `${sheet} ${name}`));
  const isAloneOfKind = timesOf(fields.map(({ sheet, name, kind }) => `${sheet} ${name} ${kind}`));
  return fields.map((field) => {
    const { key, sheet, name, kind } = field;
    if (isAlone(`${sheet} ${name}`)) return field;
    return { ...field, name: joined(name, isAloneOfKind(`${sheet} ${name} ${kind}`) ? kind : key) };
  });
}

function timesOf(texts: readonly string[]): (text: string) => boolean {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return (text) => times.get(text) === 1;
}

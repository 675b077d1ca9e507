interface Snapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] } };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
}

export interface Held {
  count: number;
  bytes: number;
}

/** Sums up a heap snapshot by kind and name of the objects; texts, code and numbers by kind only. */
export function heldBy(text: string): Map<string, Held> {
  const { snapshot, nodes, strings } = JSON.parse(text) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, name, size] = ['type', 'name', 'self_size'].map((field) => fields.indexOf(field)) as [number, number, number];
  const held = new Map<string, Held>();
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[0][nodes[at + type]!]!;
    const label =
      kind === 'object' || kind === 'native' || kind === 'closure' ? `${kind} ${strings[nodes[at + name]!]!.slice(0, 60)}` : kind;
    const sum = held.get(label) ?? { count: 0, bytes: 0 };
    sum.count += 1;
    sum.bytes += nodes[at + size]!;
    held.set(label, sum);
  }
  return held;
}

export interface Growth {
  readonly label: string;
  readonly count: number;
  readonly bytes: number;
}

/** Returns the entries with the largest growth between two snapshots. */
export function growthOf(before: ReadonlyMap<string, Held>, after: ReadonlyMap<string, Held>, most: number): readonly Growth[] {
  return [...after]
    .map(([label, { count, bytes }]) => {
      const was = before.get(label) ?? { count: 0, bytes: 0 };
      return { label, count: count - was.count, bytes: bytes - was.bytes };
    })
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, most);
}

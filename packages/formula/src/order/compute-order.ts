/** A topological order of nodes, each after the nodes it reads. Nodes on a cycle are listed separately. */
export interface ComputeOrder {
  readonly order: readonly number[];
  /** Each cycle as a list of its nodes. */
  readonly cycles: readonly (readonly number[])[];
}

/** Orders nodes in one traversal (Tarjan's strongly connected components). `readsOf` returns the nodes that a node reads. */
export function computeOrder(count: number, readsOf: (node: number) => readonly number[]): ComputeOrder {
  const order: number[] = [];
  const cycles: number[][] = [];
  const seenAt = listOf(count, -1);
  const lowest = listOf(count, 0);
  const onPath = listOf(count, 0);
  const path: number[] = [];
  let clock = 0;

  const close = (node: number): void => {
    const component = path.splice(path.lastIndexOf(node));
    for (const member of component) onPath[member] = 0;
    if (component.length > 1 || readsOf(node).includes(node)) cycles.push(component);
    else order.push(node);
  };

  const visit = (start: number): void => {
    const open: { node: number; reads: readonly number[]; next: number }[] = [];
    const enter = (node: number): void => {
      seenAt[node] = lowest[node] = clock++;
      path.push(node);
      onPath[node] = 1;
      open.push({ node, reads: readsOf(node), next: 0 });
    };
    enter(start);
    for (let frame = open.at(-1); frame; frame = open.at(-1)) {
      const { node } = frame;
      const read = frame.reads[frame.next++];
      if (read === undefined) {
        open.pop();
        if (lowest[node] === seenAt[node]) close(node);
        const parent = open.at(-1)?.node;
        if (parent !== undefined) lowest[parent] = Math.min(lowest[parent]!, lowest[node]!);
      } else if (seenAt[read] === -1) enter(read);
      else if (onPath[read]) lowest[node] = Math.min(lowest[node]!, seenAt[read]!);
    }
  };

  for (let node = 0; node < count; node += 1) if (seenAt[node] === -1) visit(node);
  return { order, cycles };
}

/** Forms have few formulas: typed arrays take longer to create than to use. */
function listOf(count: number, value: number): number[] {
  const list: number[] = [];
  for (let index = 0; index < count; index += 1) list.push(value);
  return list;
}

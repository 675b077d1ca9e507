import { headGroupsSchema, type HeadGroup } from '@inkstone/schema';

/** A heading with its place in the tree: the positions that lead to it. */
interface PlacedHeading {
  readonly at: readonly number[];
  readonly group: HeadGroup;
}

export const readHeadGroups = (value: unknown): readonly HeadGroup[] => headGroupsSchema.safeParse(value ?? []).data ?? [];

/** All headings, each before those below it. */
export function headingsIn(groups: readonly HeadGroup[], at: readonly number[] = []): readonly PlacedHeading[] {
  return groups.flatMap((group, index) => {
    const own = [...at, index];
    const below = group.children.filter((child) => typeof child !== 'string');
    return [{ at: own, group }, ...headingsIn(below, own)];
  });
}

/** The heading directly over a column; null if there is none. */
export function headingOver(groups: readonly HeadGroup[], column: string): PlacedHeading | null {
  return headingsIn(groups).find(({ group }) => group.children.includes(column)) ?? null;
}

/** Changes a heading. */
export function changeHeading(
  groups: readonly HeadGroup[],
  at: readonly number[],
  change: (group: HeadGroup) => HeadGroup,
): readonly HeadGroup[] {
  return onlyHeadings(inGroups(groups, at, (group) => [change(group)]));
}

const onlyHeadings = (children: readonly Child[]): readonly HeadGroup[] => children.filter((child) => typeof child !== 'string');

type Child = HeadGroup['children'][number];

function inGroups(children: readonly Child[], at: readonly number[], change: (group: HeadGroup) => readonly Child[]): readonly Child[] {
  const [first, ...rest] = at;
  let position = -1;
  return children.flatMap((child): readonly Child[] => {
    if (typeof child === 'string') return [child];
    position += 1;
    if (position !== first) return [child];
    if (rest.length > 0) return [{ ...child, children: inGroups(child.children, rest, change) }];
    return change(child);
  });
}

/** Removes a heading; its headings and columns come under the one above it. */
export function removeHeading(groups: readonly HeadGroup[], at: readonly number[]): readonly HeadGroup[] {
  return onlyHeadings(inGroups(groups, at, ({ children }) => children));
}

/** Puts a column under a heading, or under none; headings and columns stand in the order of the columns. */
export function placeColumn(
  groups: readonly HeadGroup[],
  column: string,
  at: readonly number[] | null,
  order: readonly string[],
): readonly HeadGroup[] {
  const without = groups.map((group) => withoutColumn(group, column));
  const placed = at === null ? without : changeHeading(without, at, (group) => ({ ...group, children: [...group.children, column] }));
  return onlyHeadings(sorted(placed, order));
}

function withoutColumn(group: HeadGroup, column: string): HeadGroup {
  const children = group.children.filter((child) => child !== column);
  return { ...group, children: children.map((child) => (typeof child === 'string' ? child : withoutColumn(child, column))) };
}

/** A heading without columns keeps its place at the end. */
function sorted(children: readonly Child[], order: readonly string[]): readonly Child[] {
  const inside = children.map((child) => (typeof child === 'string' ? child : { ...child, children: sorted(child.children, order) }));
  const firstOf = (child: Child): number => {
    const columns = typeof child === 'string' ? [child] : child.children;
    const positions = columns.map((each) => (typeof each === 'string' ? order.indexOf(each) : firstOf(each)));
    return Math.min(Infinity, ...positions.map((position) => (position < 0 ? Infinity : position)));
  };
  return inside.toSorted((one, other) => compare(firstOf(one), firstOf(other)));
}

const compare = (one: number, other: number): number => (one === other ? 0 : one - other);

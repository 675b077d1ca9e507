import type { FlowActivity, FlowContent } from './flow-content.ts';
import type { Branch, FlowBlocks, Sequence, SequenceEnd, Step } from './flow-blocks.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A place at which something can be inserted: on these routes, which all lead to the same activity. */
export interface Slot {
  readonly routes: readonly string[];
  readonly x: number;
  readonly y: number;
}

/** The end of a route that leads to an activity drawn elsewhere. */
export interface Jump extends Box {
  readonly route: string;
  readonly to: string;
  readonly isBack: boolean;
  /** Whether it stands at the side of an activity. */
  readonly isExit: boolean;
}

/** A way back or aside, beside the activities. */
interface Arc {
  /** Null: the activity returns by itself. */
  readonly route: string | null;
  readonly from: string;
  readonly to: string;
  readonly isBack: boolean;
  readonly path: string;
}

export interface FlowLayout {
  readonly width: number;
  readonly height: number;
  readonly activities: ReadonlyMap<string, Box>;
  /** Headings of branches, by their routes. */
  readonly headings: ReadonlyMap<string, Box>;
  readonly jumps: readonly Jump[];
  readonly slots: readonly Slot[];
  readonly frames: readonly (Box & { readonly split: string })[];
  /** The lines between the activities, as one SVG path. */
  readonly lines: string;
  readonly arcs: readonly Arc[];
  /** How many activities a folded block hides. */
  readonly folded: ReadonlyMap<string, number>;
  /** Where the part that cannot be reached begins; null: there is none. */
  readonly loose: Box | null;
}

const plain = { width: 232, height: 72 };
const small = { width: 160, height: 44 };
const headingSize = { width: 208, height: 56 };
const jumpSize = { width: 176, height: 32 };
const gap = 56;
const columnGap = 40;
const barGap = 24;
const sideGap = 28;
const framePadding = 18;
const lane = 14;
const margin = 40;

/** Joins and what only branches are smaller. */
export const sizeOf = (activity: FlowActivity | undefined): { readonly width: number; readonly height: number } =>
  activity !== undefined && (activity.kind === 'exclusive' || activity.kind === 'end' || activity.isSplit || activity.joins !== null)
    ? small
    : plain;

/** How far a sequence reaches from its axis, and how high it is. */
interface Extent {
  readonly left: number;
  readonly right: number;
  readonly height: number;
}

/** Places every activity of a workflow: from top to bottom, branches beside each other, whose place depends on what stands in them only. */
export function layoutOf(content: FlowContent, { main, loose, lost }: FlowBlocks, folded: ReadonlySet<string>): FlowLayout {
  const layout = new Layout(content, folded);
  const columns = [main, ...loose].map((sequence) => ({ sequence, extent: layout.prepare(sequence) }));
  let x = margin;
  let looseAt: number | null = null;
  for (const [index, { sequence, extent }] of columns.entries()) {
    if (index === 1) looseAt = x += columnGap;
    layout.place(sequence, x + extent.left, margin + (index > 0 ? headingSize.height : 0));
    x += extent.left + extent.right + columnGap;
  }
  for (const [index, { code, to }] of lost.entries()) {
    if (looseAt === null) looseAt = x += columnGap;
    layout.jump({ route: code, to, isBack: false, isExit: false }, x, margin + headingSize.height + index * (jumpSize.height + 8));
  }
  if (lost.length > 0) x += jumpSize.width + columnGap;
  return layout.done(x - columnGap + margin, looseAt);
}

interface PlannedArc {
  readonly route: string | null;
  readonly from: string;
  readonly to: string;
  readonly isBack: boolean;
  readonly isExit: boolean;
}

class Layout {
  readonly #content: FlowContent;
  readonly #folded: ReadonlySet<string>;
  readonly #activities = new Map<string, Box>();
  readonly #headings = new Map<string, Box>();
  readonly #jumps: Jump[] = [];
  readonly #slots: Slot[] = [];
  readonly #frames: (Box & { split: string })[] = [];
  readonly #lines: string[] = [];
  readonly #arcs: Arc[] = [];
  readonly #hidden = new Map<string, number>();
  readonly #extents = new Map<Sequence, Extent>();
  readonly #arcsIn = new Map<Sequence, PlannedArc[]>();
  readonly #pathOf = new Map<string, readonly Sequence[]>();
  readonly #sides = new Map<Sequence, { readonly left: number; readonly right: number }>();
  #height = 0;

  constructor(content: FlowContent, folded: ReadonlySet<string>) {
    this.#content = content;
    this.#folded = folded;
  }

  /** Finds the extent of a sequence and of everything in it. */
  prepare(sequence: Sequence): Extent {
    this.#locate(sequence, []);
    this.#planArcs(sequence);
    return this.#measure(sequence);
  }

  #branchesOf({ activity, branches }: Step): readonly Branch[] {
    return this.#folded.has(activity) ? [] : branches;
  }

  #locate(sequence: Sequence, above: readonly Sequence[]): void {
    const path = [...above, sequence];
    for (const step of sequence.steps) {
      this.#pathOf.set(step.activity, path);
      for (const { content } of this.#branchesOf(step)) this.#locate(content, path);
    }
  }

  #planArcs(sequence: Sequence): void {
    for (const step of sequence.steps) {
      const { activity, next, exits } = step;
      for (const to of this.#content.activities.get(activity)?.returnsTo ?? [])
        this.#plan({ route: null, from: activity, to, isBack: true, isExit: false });
      for (const { route, to, isBack } of exits) this.#plan({ route, from: activity, to, isBack, isExit: true });
      for (const { route, content } of this.#branchesOf(step)) {
        this.#planArcs(content);
        if (content.steps.length === 0) this.#planEnd(activity, route, content.end);
      }
      if (next !== null && step === sequence.steps.at(-1)) this.#planEnd(activity, next, sequence.end);
    }
  }

  #planEnd(from: string, route: string, end: SequenceEnd): void {
    if (end.kind === 'goes') this.#plan({ route, from, to: end.to, isBack: end.isBack, isExit: false });
  }

  /** A way to an end is told by its jump alone. */
  #plan(arc: PlannedArc): void {
    const [from, to] = [this.#pathOf.get(arc.from), this.#pathOf.get(arc.to)];
    if (!from || !to || (this.#content.activities.get(arc.to)?.kind === 'end' && !arc.isBack)) return;
    const shared = from.findLast((sequence) => to.includes(sequence));
    if (!shared) return;
    const arcs = this.#arcsIn.get(shared);
    if (arcs) arcs.push(arc);
    else this.#arcsIn.set(shared, [arc]);
  }

  #measure(sequence: Sequence): Extent {
    let [left, right, height] = [headingSize.width / 2, headingSize.width / 2, 0];
    for (const step of sequence.steps) {
      const extent = this.#measureStep(step);
      left = Math.max(left, extent.left);
      right = Math.max(right, extent.right);
      height += extent.height + gap;
    }
    if (sequence.end.kind === 'goes') height += jumpSize.height;
    else if (sequence.end.kind === 'stops' && sequence.steps.length > 0) height -= gap;
    const arcs = this.#arcsIn.get(sequence) ?? [];
    this.#sides.set(sequence, { left, right });
    const extent = {
      left: left + this.#lanes(arcs.filter(({ isExit }) => !isExit)),
      right: right + this.#lanes(arcs.filter(({ isExit }) => isExit)),
      height,
    };
    this.#extents.set(sequence, extent);
    return extent;
  }

  #lanes = (arcs: readonly PlannedArc[]): number => (arcs.length === 0 ? 0 : arcs.length * lane + lane);

  #measureStep(step: Step): Extent {
    const size = sizeOf(this.#content.activities.get(step.activity));
    const side = size.width / 2;
    const exits = step.exits.length;
    const own = {
      left: side,
      right: side + (exits > 0 ? sideGap + jumpSize.width : 0),
      height: Math.max(size.height, exits * (jumpSize.height + 8)),
    };
    const branches = this.#branchesOf(step);
    if (branches.length === 0) return own;
    const columns = branches.map(({ content }) => this.#measure(content));
    const width = columns.reduce((sum, { left, right }) => sum + left + right, 0) + columnGap * (columns.length - 1);
    const toAxis = this.#axisIn(columns, width);
    const isFramed = this.#isFramed(step);
    return {
      left: Math.max(own.left, toAxis) + (isFramed ? framePadding : 0),
      right: Math.max(own.right, width - toAxis) + (isFramed ? framePadding : 0),
      height: own.height + barGap * 3 + headingSize.height + gap + Math.max(...columns.map(({ height }) => height)),
    };
  }

  /** The axis of a block is in the middle between those of its first and its last column. */
  #axisIn(columns: readonly Extent[], width: number): number {
    const first = columns[0]!.left;
    const last = width - columns.at(-1)!.right;
    return (first + last) / 2;
  }

  #isFramed({ activity, meets }: Step): boolean {
    return meets !== null && this.#content.activities.get(meets)?.joins === activity;
  }

  /** Places a sequence whose axis and top are known; returns where it ends. */
  place(sequence: Sequence, x: number, top: number): number {
    let y = top;
    const { steps, end } = sequence;
    for (const step of steps) {
      y = this.#placeStep(step, x, y);
      const isLast = step === steps.at(-1);
      if (isLast && end.kind === 'stops') break;
      this.#line(x, y, x, y + gap);
      const routes = step.next === null ? continuing(step) : [step.next];
      const isJoined = step.next === null && (routes.length < 2 || this.#isFramed(step) || this.#folded.has(step.activity));
      if (routes.length > 0 && !isJoined) this.#slots.push({ routes, x, y: y + gap / 2 });
      if (isLast && end.kind === 'goes' && step.next !== null)
        this.jump({ route: step.next, to: end.to, isBack: end.isBack, isExit: false }, x - jumpSize.width / 2, y + gap);
      y += gap;
    }
    this.#placeArcs(sequence, x);
    this.#height = Math.max(this.#height, y + jumpSize.height);
    return y;
  }

  jump(jump: Omit<Jump, keyof Box>, x: number, y: number): void {
    this.#jumps.push({ ...jump, x, y, ...jumpSize });
    this.#height = Math.max(this.#height, y + jumpSize.height);
  }

  #placeStep(step: Step, x: number, top: number): number {
    const activity = this.#content.activities.get(step.activity);
    const size = sizeOf(activity);
    this.#activities.set(step.activity, { x: x - size.width / 2, y: top, ...size });
    this.#placeExits(step, x + size.width / 2, top, size.height);
    const own = this.#measureStep({ ...step, branches: [] }).height;
    this.#line(x, top + size.height, x, top + own);
    const branches = this.#branchesOf(step);
    const bottom = branches.length === 0 ? top + own : this.#placeBranches(step, branches, x, top + own);
    if (branches.length < step.branches.length) this.#hidden.set(step.activity, countOf(step.branches));
    if (branches.length > 0 && this.#isFramed(step)) this.#frame(step, x, top, bottom);
    return bottom;
  }

  #frame(step: Step, x: number, top: number, bottom: number): void {
    const { left, right } = this.#measureStep(step);
    const below = gap + sizeOf(this.#content.activities.get(step.meets!)).height;
    this.#frames.push({
      split: step.activity,
      x: x - left + 4,
      y: top - framePadding / 2,
      width: left + right - 8,
      height: bottom - top + below + framePadding,
    });
  }

  #placeExits({ exits }: Step, x: number, top: number, height: number): void {
    const first = top + Math.max(0, (height - exits.length * (jumpSize.height + 8) + 8) / 2);
    for (const [index, { route, to, isBack }] of exits.entries()) {
      const y = first + index * (jumpSize.height + 8);
      this.#line(x, y + jumpSize.height / 2, x + sideGap, y + jumpSize.height / 2);
      this.jump({ route, to, isBack, isExit: true }, x + sideGap, y);
    }
  }

  #placeBranches(step: Step, branches: readonly Branch[], x: number, top: number): number {
    const columns = branches.map(({ content }) => this.#extents.get(content)!);
    const width = columns.reduce((sum, { left, right }) => sum + left + right, 0) + columnGap * (columns.length - 1);
    const bar = top + barGap;
    const headTop = bar + barGap;
    const contentTop = headTop + headingSize.height + gap;
    const bottom = contentTop + Math.max(...columns.map(({ height }) => height)) + barGap;
    let at = x - this.#axisIn(columns, width);
    const axes: number[] = [];
    const joined: number[] = [];
    for (const [index, { route, content }] of branches.entries()) {
      const { left, right } = columns[index]!;
      const axis = at + left;
      axes.push(axis);
      this.#line(axis, bar, axis, headTop);
      this.#headings.set(route, { x: axis - headingSize.width / 2, y: headTop, ...headingSize });
      this.#line(axis, headTop + headingSize.height, axis, contentTop);
      this.#slots.push({ routes: [route], x: axis, y: headTop + headingSize.height + gap / 2 });
      if (content.steps.length === 0 && content.end.kind === 'goes')
        this.jump({ route, to: content.end.to, isBack: content.end.isBack, isExit: false }, axis - jumpSize.width / 2, contentTop);
      const end = this.place(content, axis, contentTop);
      if (content.end.kind === 'continues') {
        this.#line(axis, end, axis, bottom);
        joined.push(axis);
      }
      at += left + right + columnGap;
    }
    this.#line(x, top, x, bar);
    this.#line(Math.min(...axes, x), bar, Math.max(...axes, x), bar);
    if (joined.length > 0) this.#line(Math.min(...joined, x), bottom, Math.max(...joined, x), bottom);
    return bottom;
  }

  #placeArcs(sequence: Sequence, x: number): void {
    const { left, right } = this.#sides.get(sequence)!;
    const used = { left: 0, right: 0 };
    for (const arc of this.#arcsIn.get(sequence) ?? []) {
      const jump = arc.route === null ? undefined : this.#jumps.find(({ route }) => route === arc.route);
      const from = jump ?? this.#activities.get(arc.from);
      const to = this.#activities.get(arc.to);
      if (!from || !to) continue;
      const side = arc.isExit ? 'right' : 'left';
      used[side] += 1;
      const across = side === 'left' ? x - left - used.left * lane : x + right + used.right * lane;
      const [start, end] = side === 'left' ? [from.x, to.x] : [from.x + from.width, to.x + to.width];
      // Leaves an activity below its middle and enters above it, so that the two do not meet.
      const startY = from.y + (jump ? from.height / 2 : from.height * 0.7);
      const endY = to.y + to.height * 0.3;
      const { route, isBack } = arc;
      this.#arcs.push({
        route,
        from: arc.from,
        to: arc.to,
        isBack,
        path: `M${start} ${startY} H${across} V${endY} H${side === 'left' ? end - 1 : end + 1}`,
      });
    }
  }

  #line(fromX: number, fromY: number, toX: number, toY: number): void {
    if (fromX !== toX || fromY !== toY) this.#lines.push(`M${fromX} ${fromY}L${toX} ${toY}`);
  }

  done(width: number, looseAt: number | null): FlowLayout {
    return {
      width,
      height: this.#height + margin,
      activities: this.#activities,
      headings: this.#headings,
      jumps: this.#jumps,
      slots: this.#slots,
      frames: this.#frames,
      lines: this.#lines.join(''),
      arcs: this.#arcs,
      folded: this.#hidden,
      loose: looseAt === null ? null : { x: looseAt, y: margin, width: width - looseAt, height: headingSize.height },
    };
  }
}

/** The routes by which a block goes on below. */
export function continuing({ branches }: Step): readonly string[] {
  return branches.flatMap(({ route, content }) => {
    if (content.end.kind !== 'continues') return [];
    const last = content.steps.at(-1);
    if (!last) return [route];
    return last.next === null ? continuing(last) : [last.next];
  });
}

/** How many activities stand in branches. */
function countOf(branches: readonly Branch[]): number {
  return branches.reduce((sum, { content }) => sum + content.steps.reduce((count, step) => count + 1 + countOf(step.branches), 0), 0);
}
